import { DisputeOutcome, disputeEndpoints, type Dispute } from '@creditfix/shared/disputes';
import { useState } from 'react';
import { callApi, type ApiProblem } from '#webapp/kit/index.ts';
import { words } from './dispute-page.words.tsx';
import { today } from './today.ts';

export interface AnswerForm {
  readonly outcome: DisputeOutcome | '';
  readonly on: string;
  readonly note: string;
  /** A stored copy of the answer. */
  readonly documentId?: string | undefined;
}

export type AnswerFaults = Partial<Record<'outcome' | 'on' | 'note' | 'documentId', string>>;

const EMPTY: AnswerForm = { outcome: '', on: '', note: '' };

/** What came back, while it is being filled in and sent. */
export function useAnswerForm(disputeId: string, onDone: (dispute: Dispute) => void) {
  const [form, setForm] = useState(EMPTY);
  const [faults, setFaults] = useState<AnswerFaults>({});
  const [trouble, setTrouble] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<AnswerForm>) => setForm((now) => ({ ...now, ...part }));

  const send = async (): Promise<void> => {
    const { outcome, documentId } = form;
    // That nothing came has no date on it: it is true of today.
    const on = outcome === DisputeOutcome.no_answer ? today() : form.on;
    const own = ownFaults({ outcome, on });
    if (own || outcome === '') return stop(own ?? {}, undefined);
    setBusy(true);
    const note = form.note.trim();
    const answer = await callApi(disputeEndpoints.recordOutcome, {
      params: { id: disputeId },
      body: { outcome, on, ...(note && { note }), ...(documentId && { documentId }) },
      staysOnPage: true,
    });
    setBusy(false);
    if (answer.ok) return onDone(answer.data);
    stop(faultsOf(answer.problem), answer.problem);
  };

  const stop = (found: AnswerFaults, problem: ApiProblem | undefined): void => {
    setFaults(found);
    setTrouble(Object.keys(found).length === 0 ? problem?.error : undefined);
    setAttempt((now) => now + 1);
  };
  return { form, change, faults, trouble, attempt, busy, send };
}

function ownFaults({ outcome, on }: Pick<AnswerForm, 'outcome' | 'on'>): AnswerFaults | undefined {
  const faults: AnswerFaults = {
    ...(outcome ? {} : { outcome: words.form.chooseOutcome }),
    ...(on ? {} : { on: words.form.giveDay }),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
}

function faultsOf({ code, error, fields = [] }: ApiProblem): AnswerFaults {
  if (code === 'disputes.answer_missing') return { documentId: error };
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
