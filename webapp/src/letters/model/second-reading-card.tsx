import {
  letterEndpoints,
  type LintFinding,
  type SecondReadingEvent,
} from '@creditfix/shared/letters';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Icon, readEvents, VisuallyHidden } from '#webapp/kit/index.ts';
import { secondReadingMessages } from '../messages.tsx';
import { OutgoingTexts } from './outgoing-texts.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useModelTask } from './use-model-task.ts';

/** What a language model asked about the letter with this hash; beside another wording it means nothing. */
export interface SecondReading {
  readonly documentSha256: string;
  readonly questions: readonly LintFinding[];
}

interface SecondReadingCardProps {
  /** Of the letter on the screen; undefined while it is read. */
  readonly documentSha256: string | undefined;
  readonly reading: SecondReading | undefined;
  readonly onRead: (reading: SecondReading) => void;
  readonly saveDraft: () => Promise<string | undefined>;
  readonly reload: () => Promise<void>;
}

/** The offer to have one's own sentences read once more by a language model, which may only ask. */
export function SecondReadingCard(props: SecondReadingCardProps) {
  const { documentSha256, reading, onRead, saveDraft, reload } = props;
  const { state, start, send, cancel } = useModelTask<SecondReadingEvent>({
    preview: letterEndpoints.previewSecondReading,
    send: (sending) => readEvents(letterEndpoints.secondReading, sending),
    saveDraft,
    reload,
    onDone: ({ documentSha256: of, questions }) => onRead({ documentSha256: of, questions }),
  });
  const card = useKeptFocus(state.kind);
  if (state.kind === 'hidden') return null;
  const isBusy = state.kind === 'working' || state.kind === 'preparing';
  // Whoever has changed a sentence since may have it read again.
  const isOld = documentSha256 !== undefined && reading?.documentSha256 !== documentSha256;
  const told = state.kind === 'done' && !isOld ? resultWords(state.done) : '';
  const failed = state.kind === 'failed' ? secondReadingMessages.unavailable : '';
  const busy = isBusy ? secondReadingMessages[state.kind] : '';
  return (
    <section ref={card} tabIndex={-1} aria-labelledby="second-reading">
      <Stack gap="sm" align="flex-start" maw="48rem" py="md" className="rule-below">
        <h3 id="second-reading">{secondReadingMessages.title}</h3>
        {state.kind === 'asking' && (
          <OutgoingTexts
            preview={state.preview}
            changed={state.changed}
            keep={secondReadingMessages.no}
            onSend={() => void send()}
            onKeep={cancel}
          />
        )}
        {isBusy && (
          <Group gap="0 1rem">
            <p aria-hidden="true">{busy}</p>
            <Button variant="subtle" onClick={cancel}>
              {secondReadingMessages.cancel}
            </Button>
          </Group>
        )}
        {(told || failed) && <Text maw="var(--measure)">{told || failed}</Text>}
        {state.kind !== 'asking' && !isBusy && !told && (
          <>
            <Text maw="var(--measure)" c="dimmed">
              {secondReadingMessages.offer}
            </Text>
            <Button leftSection={<Icon name="info" />} onClick={() => void start()}>
              {secondReadingMessages.start}
            </Button>
          </>
        )}
        <VisuallyHidden role="status">{busy || told || failed}</VisuallyHidden>
      </Stack>
    </section>
  );
}

function resultWords({
  outcome,
  questions,
}: Extract<SecondReadingEvent, { kind: 'done' }>): string {
  if (outcome === 'unavailable' || outcome === 'not_set_up')
    return secondReadingMessages.unavailable;
  return questions.length === 0
    ? secondReadingMessages.nothing
    : secondReadingMessages.asked(questions.length);
}
