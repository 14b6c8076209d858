import {
  type Dispute,
  disputeEndpoints,
  DisputeOutcome,
  outcomeWords,
} from '@creditfix/shared/disputes';
import { isCalendarDate } from '@creditfix/shared/kernel';
import { Button, Group, Paper, Radio, Stack, Textarea } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type ApiProblem,
  BusyButton,
  DateField,
  ErrorSummary,
  FieldError,
  mutationOf,
  Notice,
  onText,
  Optional,
  useMutation,
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

type AnswerFaults = Partial<Record<'outcome' | 'on' | 'note' | 'documentId', string>>;

const EMPTY: AnswerFields = { outcome: '', on: '', note: '' };

/** What came back, while it is being filled in and sent. */
function useAnswerForm(
  { id: disputeId, decidingRound: round }: Dispute,
  onDone: (dispute: Dispute) => void,
) {
  const [form, setForm] = useState(EMPTY);
  const [faults, setFaults] = useState<AnswerFaults>({});
  const [trouble, setTrouble] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending } = useMutation({
    ...mutationOf(disputeEndpoints.recordOutcome),
    onSuccess: (dispute) => onDone(dispute),
    onError: ({ problem }) => stop(faultsOf(problem), problem),
  });
  const change = (part: Partial<AnswerFields>) => setForm((now) => ({ ...now, ...part }));

  const send = (): void => {
    const { outcome, documentId } = form;
    // That nothing came has no date on it: it is true of today.
    const on = outcome === DisputeOutcome.no_answer ? today() : form.on;
    const own = ownFaults({ outcome, on });
    if (own || outcome === '') return stop(own ?? {}, undefined);
    const note = form.note.trim();
    mutate({
      params: { id: disputeId },
      body: { round, outcome, on, ...(note && { note }), ...(documentId && { documentId }) },
      staysOnPage: true,
    });
  };

  const stop = (found: AnswerFaults, problem: ApiProblem | undefined): void => {
    setFaults(found);
    setTrouble(Object.keys(found).length === 0 ? problem?.error : undefined);
    setAttempt((now) => now + 1);
  };
  return { form, change, faults, trouble, attempt, isPending, send };
}

function ownFaults({
  outcome,
  on,
}: Pick<AnswerFields, 'outcome' | 'on'>): AnswerFaults | undefined {
  const faults: AnswerFaults = {
    ...(outcome ? {} : { outcome: disputePageMessages.form.chooseOutcome }),
    ...(isCalendarDate(on) ? {} : { on: disputePageMessages.form.giveDay }),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
}

function faultsOf({ code, error, fields = [] }: ApiProblem): AnswerFaults {
  if (code === 'disputes.answer_missing') return { documentId: error };
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

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

const { form: said } = disputePageMessages;

/** What came back, in one choice and a date; a note and a copy where the person wants to keep them. */
export function AnswerForm({ dispute, onDone, onLeave, answerEnclosure }: AnswerFormProps) {
  const { form, change, faults, trouble, attempt, isPending, send } = useAnswerForm(
    dispute,
    onDone,
  );
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // With its heading, which stands outside of it.
    box.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <Paper
      component="form"
      ref={box}
      radius="md"
      p="card"
      aria-labelledby="answer-heading"
      tabIndex={-1}
      noValidate
      onSubmit={submit}
    >
      <Stack gap="lg">
        <ErrorSummary attempt={attempt} problems={problemsOf(faults)} />
        {trouble && (
          <Notice tone="error" title={said.notNoted}>
            <p>{trouble}</p>
          </Notice>
        )}
        <Radio.Group
          id="answer-outcome"
          label={said.what}
          value={form.outcome}
          onChange={(outcome) => change({ outcome })}
          error={faults.outcome}
        >
          {answerChoices(dispute).map(({ value, label, hint }) => (
            <Radio key={value} value={value} label={label} description={hint} />
          ))}
        </Radio.Group>
        {form.outcome !== DisputeOutcome.no_answer && (
          <>
            <DateField
              id="answer-on"
              label={dateLabel(form.outcome)}
              value={form.on}
              onChange={(on) => change({ on })}
              error={faults.on}
            />
            {answerEnclosure({
              from: dispute.recipient === 'bureau' ? 'bureau' : 'company',
              onCopy: (documentId) => change({ documentId }),
              onSending: setSending,
            })}
            <div role="alert">
              <FieldError id="answer-documentId" error={faults.documentId} />
            </div>
          </>
        )}
        <Textarea
          id="answer-note"
          label={<Optional>{said.own}</Optional>}
          description={said.ownHint}
          rows={3}
          maxLength={2_000}
          value={form.note}
          onChange={onText((note) => change({ note }))}
          error={faults.note}
        />
        <Group gap="0.5rem 1.5rem" align="stretch">
          <BusyButton
            type="submit"
            variant="filled"
            busyLabel={sending ? said.waitingForFile : isPending && said.noting}
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

function problemsOf(faults: AnswerFaults) {
  return Object.entries(faults).map(([name, message]) => ({ fieldId: `answer-${name}`, message }));
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
