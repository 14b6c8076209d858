import { disputeEndpoints, outcomeWords, type Dispute } from '@creditfix/shared/disputes';
import { useState } from 'react';
import { Button, FieldError, Notice, callApi, useKeptFocus } from '#webapp/kit/index.ts';
import { mayNote } from './answer-choices.ts';
import { AnswerForm, type DrawAnswerCopy } from './answer-form.tsx';
import classes from './answer-part.module.css';
import { dayWords, newestRound } from './dispute-words.ts';
import { today } from './today.ts';

interface AnswerPartProps {
  readonly dispute: Dispute;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onChange: (dispute: Dispute) => void;
  readonly answerCopy: DrawAnswerCopy;
}

/** What came back for the newest letter: noted, shown, taken back. */
export function AnswerPart({ dispute, open, onOpen, onChange, answerCopy }: AnswerPartProps) {
  const kept = useKeptFocus<HTMLElement>();
  const [said, setSaid] = useState('');
  const { outcome } = newestRound(dispute);
  if (!mayNote(dispute)) return null;
  const change = (next: Dispute, words: string) => {
    setSaid(words);
    onChange(next);
    // What comes next has just changed; it stands above.
    document.getElementById('next-heading')?.focus();
  };
  return (
    <section {...kept} aria-labelledby="answer-heading" className={classes.part}>
      <h2 id="answer-heading">What came back</h2>
      {outcome !== null && (
        <NotedAnswer dispute={dispute} onTakenBack={(next) => change(next, 'Taken back.')} />
      )}
      {!open && outcome === null && (
        <p>{said ? `${said} Nothing is noted for the newest letter.` : 'Nothing is noted yet.'}</p>
      )}
      {open ? (
        <AnswerForm
          dispute={dispute}
          onDone={(next) => change(next, 'Noted.')}
          onLeave={() => onOpen(false)}
          answerCopy={answerCopy}
        />
      ) : (
        <div>
          <Button look={outcome === null ? 'second' : 'plain'} onClick={() => onOpen(true)}>
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
  if (outcome === null) return 'Note what came back';
  return outcome === 'deleted' ? 'It is back, or something else came' : 'Something else came';
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
    const answer = await callApi(disputeEndpoints.undoOutcome, { params: { id: dispute.id } });
    setBusy(false);
    if (answer.ok) onTakenBack(answer.data);
    else setTrouble(answer.problem.error);
  };
  const when = outcomeOn ? `, ${dayWords(outcomeOn, today())}` : '';
  return (
    <Notice tone="info" title={`You noted: ${outcomeWords[outcome].label}${when}`}>
      <Button look="plain" onClick={() => void takeBack()} busyLabel={busy && 'Taking it back…'}>
        Undo: take this answer back
      </Button>
      <div role="alert">
        <FieldError id="undo-trouble" error={trouble} />
      </div>
    </Notice>
  );
}
