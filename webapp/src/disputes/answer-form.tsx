import { DisputeOutcome, type Dispute } from '@creditfix/shared/disputes';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  Button,
  ErrorSummary,
  FieldError,
  Notice,
  RadioField,
  TextAreaField,
  TextField,
} from '#webapp/kit/index.ts';
import { answerChoices, dateLabel } from './answer-choices.ts';
import classes from './answer-part.module.css';
import { words } from './dispute-page.words.tsx';
import { useAnswerForm, type AnswerFaults } from './use-answer-form.ts';

/** What the part for a copy of the answer needs; the documents room draws it. */
export interface AnswerCopySlot {
  /** From a company, or from a credit bureau. */
  readonly from: 'company' | 'bureau';
  readonly onCopy: (documentId: string | undefined) => void;
  /** True while a file is on its way. */
  readonly onSending: (sending: boolean) => void;
}

export type DrawAnswerCopy = (slot: AnswerCopySlot) => ReactNode;

interface AnswerFormProps {
  readonly dispute: Dispute;
  readonly onDone: (dispute: Dispute) => void;
  readonly onLeave: () => void;
  readonly answerCopy: DrawAnswerCopy;
}

const { form: said } = words;

/** What came back, in one choice and a date; a note and a copy where the person wants to keep them. */
export function AnswerForm({ dispute, onDone, onLeave, answerCopy }: AnswerFormProps) {
  const { form, change, faults, trouble, attempt, busy, send } = useAnswerForm(dispute.id, onDone);
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // With its heading, which stands outside of it.
    box.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      ref={box}
      className={classes.form}
      aria-labelledby="answer-heading"
      tabIndex={-1}
      noValidate
      onSubmit={submit}
    >
      <ErrorSummary attempt={attempt} problems={problemsOf(faults)} />
      {trouble && (
        <Notice tone="error" title={said.notNoted}>
          <p>{trouble}</p>
        </Notice>
      )}
      <RadioField
        id="answer-outcome"
        label={said.what}
        value={form.outcome}
        onChange={(outcome) => change({ outcome })}
        options={answerChoices(dispute)}
        error={faults.outcome}
      />
      {form.outcome !== DisputeOutcome.no_answer && (
        <>
          <TextField
            id="answer-on"
            label={dateLabel(form.outcome)}
            type="date"
            size="medium"
            value={form.on}
            onChange={(on) => change({ on })}
            error={faults.on}
          />
          {answerCopy({
            from: dispute.recipient === 'bureau' ? 'bureau' : 'company',
            onCopy: (documentId) => change({ documentId }),
            onSending: setSending,
          })}
          <div role="alert">
            <FieldError id="answer-documentId" error={faults.documentId} />
          </div>
        </>
      )}
      <TextAreaField
        id="answer-note"
        label={said.own}
        hint={said.ownHint}
        optional
        rows={3}
        maxLength={2_000}
        value={form.note}
        onChange={(note) => change({ note })}
        error={faults.note}
      />
      <div className={classes.deeds}>
        <Button
          type="submit"
          look="deed"
          busyLabel={sending ? said.waitingForFile : busy && said.noting}
        >
          {said.deed}
        </Button>
        <Button look="plain" onClick={onLeave}>
          {said.cancel}
        </Button>
      </div>
    </form>
  );
}

function problemsOf(faults: AnswerFaults) {
  return Object.entries(faults).map(([name, message]) => ({ fieldId: `answer-${name}`, message }));
}
