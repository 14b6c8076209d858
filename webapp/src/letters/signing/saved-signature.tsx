import { isForPen, type Signature } from '@creditfix/shared/letters';
import { Button, Group, Stack, Text, Title, Box } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered, AskFirst, Icon, useKeptFocus } from '#webapp/kit/index.ts';
import { deleteSavedSignature, useSavedSignature } from '../letters.queries.ts';
import { savedSignatureMessages, signingMessages } from '../messages.tsx';
import classes from './signature.module.css';

/** Whether a signature is kept for the next letter, and where to see or remove it. */
export function SignatureStatus({ saved }: { readonly saved: boolean }) {
  return (
    <Stack
      aria-labelledby="signature-status-heading"
      component="section"
      gap="0.25rem"
      align="flex-start"
    >
      <Title order={2} size="h3" mb="0.25rem" id="signature-status-heading">
        {savedSignatureMessages.heading}
      </Title>
      <Group component="p" gap="0.375rem" fw={600}>
        <Icon name={saved ? 'check' : 'pen'} />
        {saved ? savedSignatureMessages.saved : savedSignatureMessages.none}
      </Group>
      <Text c="dimmed">
        {saved ? savedSignatureMessages.savedHint : savedSignatureMessages.noneHint}
      </Text>
      <Link to="/account" className="tap-target">
        {savedSignatureMessages.account}
      </Link>
    </Stack>
  );
}

/** The signature kept for the next letter, for My Account: seen and removed there, used only while signing. */
export function SavedSignatureCard() {
  const answer = useSavedSignature();
  const [asking, setAsking] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const remove = async (): Promise<string | undefined> => {
    const trouble = await deleteSavedSignature();
    if (!trouble) setAsking(false);
    return trouble;
  };
  return (
    <Answered answer={answer} what={savedSignatureMessages.what} lines={2}>
      {({ signature }) => (
        <Stack {...keptFocus} gap="md" aria-live="polite">
          {signature === null ? (
            <Text c="dimmed">{savedSignatureMessages.card.none}</Text>
          ) : (
            <>
              <SignaturePicture signature={signature} />
              <Text c="dimmed">{savedSignatureMessages.card.saved}</Text>
              {asking ? (
                <AskFirst
                  question={savedSignatureMessages.card.question}
                  action={savedSignatureMessages.card.action}
                  busyLabel={savedSignatureMessages.card.busy}
                  keep={savedSignatureMessages.card.keep}
                  onAction={remove}
                  onKeep={() => setAsking(false)}
                >
                  {savedSignatureMessages.card.lettersKeep}
                </AskFirst>
              ) : (
                <div>
                  <Button
                    variant="subtle"
                    leftSection={<Icon name="bin" />}
                    onClick={() => setAsking(true)}
                  >
                    {savedSignatureMessages.card.remove}
                  </Button>
                </div>
              )}
            </>
          )}
        </Stack>
      )}
    </Answered>
  );
}

interface KeptSignatureProps {
  readonly signature: Signature;
  readonly inUse: boolean;
  readonly onUse: () => void;
  readonly onForget: () => void;
}

/** The signature from an earlier letter. Using it is an act of its own each time. */
export function KeptSignature({ signature, inUse, onUse, onForget }: KeptSignatureProps) {
  return (
    <>
      <SignaturePicture signature={signature} />
      <Group align="stretch" gap="xs">
        <Button onClick={onUse} disabled={inUse}>
          {signingMessages.signature.takeKept}
        </Button>
        <Button variant="subtle" leftSection={<Icon name="bin" />} onClick={onForget}>
          {signingMessages.signature.forget}
        </Button>
      </Group>
    </>
  );
}

function SignaturePicture({ signature }: Pick<KeptSignatureProps, 'signature'>) {
  return (
    <div className={classes.kept}>
      {typeof signature === 'string' ? (
        <img src={signature} alt={signingMessages.signature.keptPicture} />
      ) : (
        <Box component="p" ff="Caveat, cursive" fz="2.5rem" lh={1.2} className="anywhere">
          {isForPen(signature) ? '' : signature.typedName}
        </Box>
      )}
    </div>
  );
}
