import { Box, Button, type ButtonProps, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ActionBar, Icon, Answered } from '#webapp/kit/index.ts';
import { deliveryMessages, translationMessages, type TranslationWords } from '../messages.tsx';
import { answerTime } from './next-dates.ts';
import { StepHeading } from '../wizard/step-heading.tsx';
import { MadeLetterList } from './made-letter-list.tsx';
import { useMailingSlot } from '../slots.tsx';
import type { MadeLetters } from '../wizard/wizard-state.ts';
import { useSignedLetter } from '../letters.queries.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { WithTranslation } from '../review/with-translation.tsx';

interface DeliveryStepProps {
  readonly made: MadeLetters;
  readonly onDone: () => void;
}

/** Step 4: the signed letters come into the person's hands. */
export function DeliveryStep({ made, onDone }: DeliveryStepProps) {
  const mailing = useMailingSlot();
  return (
    <Stack gap="xl" maw="56rem">
      <div>
        <StepHeading>
          {deliveryMessages.heading(made.letters.length, made.signedOnPaper)}
        </StepHeading>
        <Text maw="var(--measure)" mt="xs" c="dimmed">
          {aboutLetters(made)}
        </Text>
      </div>
      <SignedTranslation letterId={made.letters[0].letterId} />
      {mailing.delivery({
        letterIds: made.letters.map(({ letterId }) => letterId),
        download: <DownloadWay made={made} onDone={onDone} />,
        onDone,
      })}
    </Stack>
  );
}

function DownloadWay({ made, onDone }: DeliveryStepProps) {
  const [first] = made.letters;
  const isReady = made.letters.every(({ ready }) => ready);
  const goOn = (display: ButtonProps['display']) => (
    <Button rightSection={<Icon name="arrow" />} display={display} onClick={onDone}>
      {deliveryMessages.next}
    </Button>
  );
  return (
    <Stack gap="xl">
      <Download made={made} />
      <MailItYourself made={made} />
      {/* On a phone the bar has room for the download alone. */}
      {isReady && goOn(IN_THE_BAR)}
      <ActionBar>
        {goOn(isReady ? { base: 'none', sm: 'inline-block' } : 'inline-block')}
        {isReady && made.letters.length === 1 && (
          <DownloadButton href={first.pdfUrl} display={IN_THE_BAR} />
        )}
        {isReady && made.letters.length > 1 && <DownloadNext letters={made.letters} />}
      </ActionBar>
    </Stack>
  );
}

const IN_THE_BAR: ButtonProps['display'] = { base: 'inline-block', sm: 'none' };

/** Phones take one file at a tap: each tap is for the next letter. */
export function DownloadNext({ letters }: Pick<MadeLetters, 'letters'>) {
  const [taken, setTaken] = useState(0);
  const at = taken % letters.length;
  const letter = letters[at];
  if (!letter) return null;
  const { pdfUrl, target, reference } = letter;
  return (
    <DownloadButton
      href={pdfUrl}
      display={IN_THE_BAR}
      onClick={() => setTaken(taken + 1)}
      label={deliveryMessages.download.oneOf(at + 1, letters.length, target ?? reference)}
    />
  );
}

function aboutLetters({ letters, signedOnPaper }: MadeLetters): string {
  const [{ reference, target }] = letters;
  const { about } = deliveryMessages;
  const stored = about.stored(signedOnPaper, letters.length);
  if (letters.length > 1) return `${about.several(letters.length)} ${stored}`;
  return `${target ? about.to(reference, target) : about.one(reference)} ${stored}`;
}

function Download({ made }: { readonly made: MadeLetters }) {
  const { letters, signedOnPaper } = made;
  const [first] = letters;
  return (
    <Paper
      component="section"
      radius="md"
      bd="1px solid var(--control-line)"
      p="lg"
      aria-labelledby="way-download"
    >
      <Stack gap="xs" align="flex-start">
        <h3 id="way-download">
          <Icon name="download" /> {deliveryMessages.download.title}
        </h3>
        <Text c="green" fw={600}>
          {deliveryMessages.download.free}
        </Text>
        {letters.length > 1 ? (
          <>
            <p>{deliveryMessages.download.several(signedOnPaper)}</p>
            <Box w="100%">
              <MadeLetterList letters={letters} />
            </Box>
          </>
        ) : (
          <>
            <p>{deliveryMessages.download.one(signedOnPaper)}</p>
            {first.ready ? (
              <DownloadButton href={first.pdfUrl} display={{ base: 'none', sm: 'inline-block' }} />
            ) : (
              <p role="status">{deliveryMessages.download.printing}</p>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}

/** In the bar where that is at hand on a phone, beside its words where there is room: in one of the two places. */
function DownloadButton({
  href,
  display,
  label = deliveryMessages.download.title,
  onClick,
}: {
  readonly href: string;
  readonly display: ButtonProps['display'];
  readonly label?: string;
  readonly onClick?: () => void;
}) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="filled"
      display={display}
      leftSection={<Icon name="download" />}
      {...(onClick ? { onClick } : {})}
    >
      {label}
    </Button>
  );
}

function MailItYourself({ made }: { readonly made: MadeLetters }) {
  const clock = answerTime(made) !== undefined;
  const count = made.letters.length;
  return (
    <Stack component="section" gap="xs" aria-labelledby="mail-yourself">
      <h3 id="mail-yourself">{deliveryMessages.yourself.title(count)}</h3>
      <Stack component="ol" gap="xs" maw="var(--measure)" ps="1.5rem">
        <li>
          {deliveryMessages.yourself.print(count)} {deliveryMessages.yourself.noPrinter}
        </li>
        <li>
          {made.signedOnPaper
            ? deliveryMessages.yourself.signEach(count)
            : deliveryMessages.yourself.isSigned(count)}
        </li>
        <li>{deliveryMessages.yourself.envelope}</li>
        <li>{deliveryMessages.yourself.copies}</li>
        <li>{deliveryMessages.yourself.postOffice()}</li>
        <li>
          {clock
            ? deliveryMessages.yourself.receiptStarts
            : deliveryMessages.yourself.receiptProves}
        </li>
      </Stack>
    </Stack>
  );
}

interface SignedTranslationProps {
  readonly letterId: string;
}

/** The signed letter once more, for a reader of another language; nothing where the letter is in theirs. */
function SignedTranslation({ letterId }: SignedTranslationProps) {
  const [opened, setOpened] = useState(false);
  if (!translationMessages) return null;
  return (
    <Box
      component="details"
      maw="48rem"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{translationMessages.signed.open}</summary>
      {opened && <SignedLetter letterId={letterId} words={translationMessages} />}
    </Box>
  );
}

const NOTHING_EDITED: ReadonlySet<string> = new Set();

interface SignedLetterProps extends SignedTranslationProps {
  readonly words: TranslationWords;
}

function SignedLetter({ letterId, words: reading }: SignedLetterProps) {
  const answer = useSignedLetter(letterId);
  return (
    <Answered answer={answer} what={reading.signed.what} lines={6}>
      {({ document }) => (
        <WithTranslation document={document} edited={NOTHING_EDITED} signed>
          <Sheet document={document} label={reading.signed.letter} size="reading" />
        </WithTranslation>
      )}
    </Answered>
  );
}
