import { disputeEndpoints, outcomeWords, type Dispute } from '@creditfix/shared/disputes';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  BusyButton,
  FieldError,
  Notice,
  VisuallyHidden,
  mutationOf,
  useKeptFocus,
  useMutation,
} from '#webapp/kit/index.ts';
import { AnswerForm, type DrawAnswerCopy, mayNote } from './answer-form.tsx';
import { disputePageMessages, disputesMessages } from './messages.tsx';
import { dayWords, newestRound } from './dispute-words.ts';
import { today } from './today.ts';

interface AnswerPartProps {
  readonly dispute: Dispute;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (dispute: Dispute) => void;
  readonly answerCopy: DrawAnswerCopy;
}

const { answer } = disputePageMessages;

/** What came back for the newest letter: noted, shown, taken back. */
export function AnswerPart({ dispute, open, onOpen, onChange, answerCopy }: AnswerPartProps) {
  const kept = useKeptFocus<HTMLElement>();
  const [said, setSaid] = useState('');
  const { outcome } = newestRound(dispute);
  if (!mayNote(dispute)) return null;
  const change = (next: Dispute, what: string) => {
    setSaid(what);
    onChange(next);
    // What comes next has just changed; it stands above.
    document.getElementById('next-heading')?.focus();
  };
  return (
    <section {...kept} aria-labelledby="answer-heading">
      <Stack>
        <h2 id="answer-heading">{answer.heading}</h2>
        {outcome !== null && (
          <NotedAnswer dispute={dispute} onTakenBack={(next) => change(next, answer.takenBack)} />
        )}
        {!open && outcome === null && (
          <p>{said ? answer.nothingForNewest(said) : answer.nothing}</p>
        )}
        {open ? (
          <AnswerForm
            dispute={dispute}
            onDone={(next) => change(next, answer.noted)}
            onLeave={() => onOpen(false)}
            answerCopy={answerCopy}
          />
        ) : (
          <div>
            <Button variant={outcome === null ? 'default' : 'subtle'} onClick={() => onOpen(true)}>
              {openWords(outcome)}
            </Button>
          </div>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </section>
  );
}

function openWords(outcome: string | null): string {
  if (outcome === null) return answer.note;
  return outcome === 'deleted' ? answer.isBack : answer.somethingElse;
}

interface NotedAnswerProps {
  readonly dispute: Dispute;
  readonly onTakenBack: (dispute: Dispute) => void;
}

function NotedAnswer({ dispute, onTakenBack }: NotedAnswerProps) {
  const { mutate, isPending, error } = useMutation(mutationOf(disputeEndpoints.undoOutcome));
  const { outcome, outcomeOn } = newestRound(dispute);
  if (outcome === null) return null;
  const takeBack = () => mutate({ params: { id: dispute.id } }, { onSuccess: onTakenBack });
  const { label } = outcomeWords(outcome);
  const what = outcomeOn ? disputesMessages.onDay(label, dayWords(outcomeOn, today())) : label;
  return (
    <Notice tone="info" title={answer.youNoted(what)}>
      <BusyButton variant="subtle" onClick={takeBack} busyLabel={isPending && answer.takingBack}>
        {answer.undo}
      </BusyButton>
      <div role="alert">
        <FieldError id="undo-trouble" error={error?.problem.error} />
      </div>
    </Notice>
  );
}
