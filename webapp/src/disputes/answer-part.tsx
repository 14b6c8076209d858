import { disputeEndpoints, outcomeWords, type Dispute } from '@creditfix/shared/disputes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { BusyButton, FieldError, Notice, callApi, useKeptFocus } from '#webapp/kit/index.ts';
import { AnswerForm, type DrawAnswerCopy, mayNote } from './answer-form.tsx';
import classes from './answer-part.module.css';
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
    <section {...kept} aria-labelledby="answer-heading" className={classes.part}>
      <h2 id="answer-heading">{answer.heading}</h2>
      {outcome !== null && (
        <NotedAnswer dispute={dispute} onTakenBack={(next) => change(next, answer.takenBack)} />
      )}
      {!open && outcome === null && <p>{said ? answer.nothingForNewest(said) : answer.nothing}</p>}
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
      <p role="status" className={classes.said}>
        {said}
      </p>
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
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { outcome, outcomeOn } = newestRound(dispute);
  if (outcome === null) return null;
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const undone = await callApi(disputeEndpoints.undoOutcome, { params: { id: dispute.id } });
    setBusy(false);
    if (undone.ok) onTakenBack(undone.data);
    else setTrouble(undone.problem.error);
  };
  const { label } = outcomeWords(outcome);
  const what = outcomeOn ? disputesMessages.onDay(label, dayWords(outcomeOn, today())) : label;
  return (
    <Notice tone="info" title={answer.youNoted(what)}>
      <BusyButton
        variant="subtle"
        onClick={() => void takeBack()}
        busyLabel={busy && answer.takingBack}
      >
        {answer.undo}
      </BusyButton>
      <div role="alert">
        <FieldError id="undo-trouble" error={trouble} />
      </div>
    </Notice>
  );
}
