import {
  type Dispute,
  disputeEndpoints,
  DisputeOutcome,
  outcomeWords,
} from '@creditfix/shared/disputes';
import { isCalendarDate } from '@creditfix/shared/kernel';
import { Button, Group, Paper, Radio, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  BusyButton,
  callApi,
  dataOf,
  DateField,
  ErrorSummary,
  FieldError,
  Notice,
  Optional,
  useSentForm,
} from '#webapp/kit/index.ts';
import { newestRound, type WithRounds, today } from './dispute-words.ts';
import { disputePageMessages } from './messages.tsx';

export interface AnswerFields {
  readonly outcome: DisputeOutcome | '';
  readonly on: string;
  readonly note: string;
  /** A stored copy of the answer. */
  readonly documentId?: string | undefined;
}

/** What came back, while it is being filled in and sent. */
function useAnswerForm({ id, decidingRound: round }: Dispute, onDone: (dispute: Dispute) => void) {
  return useSentForm({
    name: 'answer',
    initialValues: { outcome: '', on: '', note: '' } as AnswerFields & Record<string, unknown>,
    validate: ({ outcome, on }) => ({
      ...(outcome ? {} : { outcome: said.chooseOutcome }),
      ...(outcome === DisputeOutcome.no_answer || isCalendarDate(on) ? {} : { on: said.giveDay }),
    }),
    send: ({ outcome, on, note, documentId }) => {
      const body = {
        round,
        outcome: outcome as DisputeOutcome,
        // That nothing came has no date on it: it is true of today.
        on: outcome === DisputeOutcome.no_answer ? today() : on,
        ...(note.trim() && { note: note.trim() }),
        ...(documentId && { documentId }),
      };
      return dataOf(
        callApi(disputeEndpoints.recordOutcome, { params: { id }, body, staysOnPage: true }),
      );
    },
    onDone,
    fieldOf: ({ code }) => (code === 'disputes.answer_missing' ? 'documentId' : undefined),
  });
}

const { form: said } = disputePageMessages;

/** What the part for a copy of the answer needs; the documents feature draws it. */
export interface AnswerEnclosureSlot {
  /** From a company, or from a credit bureau. */
  readonly from: 'company' | 'bureau';
  readonly onCopy: (documentId: string | undefined) => void;
  /** True while a file is on its way. */
  readonly onSending: (sending: boolean) => void;
}

export type DrawAnswerEnclosure = (slot: AnswerEnclosureSlot) => ReactNode;

interface AnswerFormProps {
  readonly dispute: Dispute;
  readonly onDone: (dispute: Dispute) => void;
  readonly onLeave: () => void;
  readonly answerEnclosure: DrawAnswerEnclosure;
}

/** What came back, in one choice and a date; a note and a copy where the person wants to keep them. */
export function AnswerForm({ dispute, onDone, onLeave, answerEnclosure }: AnswerFormProps) {
  const form = useAnswerForm(dispute, onDone);
  const { outcome } = form.values;
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // With its heading, which stands outside of it.
    box.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Paper
      component="form"
      ref={box}
      radius="md"
      p="card"
      aria-labelledby="answer-heading"
      tabIndex={-1}
      noValidate
      onSubmit={form.submit}
    >
      <Stack gap="lg">
        <ErrorSummary attempt={form.attempt} problems={form.problems} />
        {form.trouble && (
          <Notice tone="error" title={said.notNoted}>
            <p>{form.trouble}</p>
          </Notice>
        )}
        <Radio.Group {...form.field('outcome')} label={said.what}>
          {answerChoices(dispute).map(({ value, label, hint }) => (
            <Radio key={value} value={value} label={label} description={hint} />
          ))}
        </Radio.Group>
        {outcome !== DisputeOutcome.no_answer && (
          <>
            <DateField {...form.field('on')} label={dateLabel(outcome)} />
            {answerEnclosure({
              from: dispute.recipient === 'bureau' ? 'bureau' : 'company',
              onCopy: (documentId) => form.set('documentId', documentId),
              onSending: setSending,
            })}
            <div role="alert">
              <FieldError id="answer-documentId" error={form.field('documentId').error} />
            </div>
          </>
        )}
        <Textarea
          {...form.text('note')}
          label={<Optional>{said.own}</Optional>}
          description={said.ownHint}
          rows={3}
          maxLength={2_000}
        />
        <Group gap="0.5rem 1.5rem" align="stretch">
          <BusyButton
            type="submit"
            variant="filled"
            busyLabel={sending ? said.waitingForFile : form.isBusy && said.noting}
          >
            {said.action}
          </BusyButton>
          <Button variant="subtle" onClick={onLeave}>
            {said.cancel}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

/** What a person can choose about the newest letter today. The server decides; what it would refuse is not offered. */

export function mayNote({ answers }: Pick<Dispute, 'answers'>): boolean {
  return answers.length > 0;
}

export function answerChoices(dispute: WithRounds & Pick<Dispute, 'answers'>) {
  const isGone = newestRound(dispute).outcome === DisputeOutcome.deleted;
  const choices = dispute.answers.map((value) => ({ value, ...outcomeWords(value) }));
  // Who comes back to a deleted item comes because of this.
  const isBack = ({ value }: { value: DisputeOutcome }) => value === DisputeOutcome.reinserted;
  return isGone ? [...choices.filter(isBack), ...choices.filter((one) => !isBack(one))] : choices;
}

/** What the date means, by what came. */
function dateLabel(outcome: DisputeOutcome | ''): string {
  if (outcome === DisputeOutcome.reinserted) return disputePageMessages.form.dayAgain;
  if (outcome === DisputeOutcome.deleted || outcome === DisputeOutcome.corrected)
    return disputePageMessages.form.dayOrChange;
  return disputePageMessages.form.day;
}
