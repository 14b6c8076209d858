import {
  type LetterStatus,
  letterStatusLabel,
  type LetterSummary,
} from '@creditfix/shared/letters';
import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  dateWords,
  dayWords,
  Icon,
  StatusTag,
  type StatusTone,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { letterWords } from './letter-row-words.ts';
import { letterListMessages } from './messages.tsx';

const tones: Readonly<Record<LetterStatus, StatusTone>> = {
  preparing: 'quiet',
  drafted: 'quiet',
  cancelled: 'quiet',
  queued: 'moving',
  mailed: 'moving',
  in_transit: 'moving',
  delivered: 'done',
  returned: 'trouble',
  failed: 'trouble',
};

const toBeMailed: ReadonlySet<LetterStatus> = new Set([
  'drafted',
  'cancelled',
  'returned',
  'failed',
]);

/** One signed letter: to whom, about what, where it is, what comes next, and its PDF. */
function LetterRow({ letter }: { readonly letter: LetterSummary }) {
  const { id, reference, status, createdAt, mailDate, pdfUrl } = letter;
  const { name, about } = letterWords(letter);
  const mailedOn = mailDate ? dateWords(mailDate) : undefined;
  const whole = <span className="nowrap">{reference}</span>;
  const hiddenName = <VisuallyHidden>{letterListMessages.letter(reference)}</VisuallyHidden>;
  return (
    <Group
      component="li"
      gap="0.5rem 1.5rem"
      justify="space-between"
      py="md"
      className="rule-below"
    >
      <Box flex="1 1 18rem" miw={0}>
        <Text fw={600} className="anywhere">
          {name}
        </Text>
        <Text c="dimmed" size="sm">
          {about}
        </Text>
        <Text c="dimmed" size="sm">
          {letterListMessages.signed(dayWords(createdAt), mailedOn, whole)}
        </Text>
      </Box>
      <Group gap="xs">
        <StatusTag tone={tones[status]}>{letterStatusLabel(status)}</StatusTag>
        {/* While its PDF is being made there is nothing to mail or to open yet. */}
        {status !== 'preparing' && (
          <>
            <Button
              component={Link}
              to={`/mail-letter/${id}`}
              variant="subtle"
              leftSection={<Icon name="mailbox" />}
            >
              {toBeMailed.has(status)
                ? letterListMessages.mailIt(hiddenName)
                : letterListMessages.followIt(hiddenName)}
            </Button>
            <Button
              component="a"
              href={pdfUrl}
              download
              variant="subtle"
              leftSection={<Icon name="download" />}
            >
              {letterListMessages.download(hiddenName)}
            </Button>
          </>
        )}
      </Group>
    </Group>
  );
}

/** Shown before the person asks for more. */
const FIRST = 6;

/** This many lie open on a phone too. */
const FEW = 2;

/** Signed letters with their status, their next step and their PDF; the newest first. */
export function LetterList({ letters }: { readonly letters: readonly LetterSummary[] }) {
  const [all, setAll] = useState(false);
  if (letters.length === 0) return null;
  const shown = all ? letters : letters.slice(0, FIRST);
  return (
    <section aria-labelledby="letters-heading">
      <Title order={2} id="letters-heading" mb="xs">
        {letterListMessages.recent}
      </Title>
      <details className="phone-fold" open={letters.length <= FEW}>
        <summary>{letterListMessages.show(letters.length)}</summary>
        <ul className="plain-list rule-above">
          {shown.map((letter) => (
            <LetterRow key={letter.id} letter={letter} />
          ))}
        </ul>
        {shown.length < letters.length && (
          <Button
            variant="subtle"
            leftSection={<Icon name="unfold" />}
            onClick={() => setAll(true)}
          >
            {letterListMessages.showAll(letters.length)}
          </Button>
        )}
      </details>
    </section>
  );
}
