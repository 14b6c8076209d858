import {
  letterEndpoints,
  type LintFinding,
  type SecondReadingEvent,
} from '@creditfix/shared/letters';
import { Button, Text } from '@mantine/core';
import { Icon, readEvents } from '#webapp/kit/index.ts';
import { secondReadingMessages } from '../messages.tsx';
import { ModelOffer } from './model-offer.tsx';
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
  const { state, asking, isBusy, start, send, cancel } = useModelTask<SecondReadingEvent>({
    preview: letterEndpoints.previewSecondReading,
    send: (sending) => readEvents(letterEndpoints.secondReading, sending),
    saveDraft,
    reload,
    onDone: ({ documentSha256: of, questions }) => onRead({ documentSha256: of, questions }),
  });
  if (state.kind === 'hidden') return null;
  // Whoever has changed a sentence since may have it read again.
  const isOld = documentSha256 !== undefined && reading?.documentSha256 !== documentSha256;
  const result = state.kind === 'done' && !isOld ? resultWords(state.done) : '';
  const failed = state.kind === 'failed' ? secondReadingMessages.unavailable : '';
  return (
    <ModelOffer
      id="second-reading"
      title={secondReadingMessages.title}
      className="rule-below"
      stage={state.kind}
      asking={asking}
      busy={isBusy ? secondReadingMessages[state.kind === 'working' ? 'working' : 'preparing'] : ''}
      told={result || failed}
      onSend={() => void send()}
      onCancel={cancel}
      words={secondReadingMessages}
    >
      {!result && (
        <>
          <Text maw="var(--measure)" c="dimmed">
            {secondReadingMessages.offer}
          </Text>
          <Button leftSection={<Icon name="info" />} onClick={() => void start()}>
            {secondReadingMessages.start}
          </Button>
        </>
      )}
    </ModelOffer>
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
