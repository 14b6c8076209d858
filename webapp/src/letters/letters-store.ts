import type { Allowance } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { letterEndpoints, type Letter } from '@creditfix/shared/letters';
import { callApi, type ApiAnswer, type ApiProblem } from '#webapp/kit/index.ts';
import type { DraftStore, StoreAnswer, StoreFailure } from './wizard/draft-store.port.ts';

/** The server as the autosave sees it: each problem is sorted by what to do about it. */

const { createDraft, saveDraft, getDraft, listDrafts, getLetter, listLetters } = letterEndpoints;

/** A line that is up but carries nothing would otherwise keep one save waiting for minutes, and every other behind it. */
const LONGEST_CALL_MS = 20_000;

export const draftStore: DraftStore = {
  create: (key, content) =>
    inTime((signal) =>
      callApi(createDraft, { body: { id: key, content }, staysOnPage: true, signal }),
    ),
  save: (id, revision, content) =>
    inTime((signal) =>
      callApi(saveDraft, {
        params: { id },
        body: { revision, content },
        staysOnPage: true,
        signal,
      }),
    ),
  read: (id, options) =>
    inTime((signal) => callApi(getDraft, { params: { id }, signal, ...options })),
  list: async () => {
    const answer = await inTime((signal) => callApi(listDrafts, { signal }));
    return answer.ok ? { ok: true, value: answer.value.drafts } : answer;
  },
};

async function inTime<Data>(
  call: (signal: AbortSignal) => Promise<ApiAnswer<Data>>,
): Promise<StoreAnswer<Data>> {
  const signal = AbortSignal.timeout(LONGEST_CALL_MS);
  try {
    return sort(await call(signal));
  } catch (error) {
    if (!signal.aborted) throw error;
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}

export async function readLetter(id: string): Promise<StoreAnswer<Letter>> {
  return sort(await callApi(getLetter, { params: { id } }));
}

const HOUR_MS = 3_600_000;
const MOST_BUREAUS = 3;

/** The letters that this draft has become within the last hour, where the browser never heard that it was signed. */
export async function readLettersOf(draftId: string): Promise<readonly Letter[]> {
  // The first letter of a signing has the id of its draft; the others were made in the same moment.
  const [first, list] = await Promise.all([
    readLetter(draftId),
    callApi(listLetters, { query: { limit: MOST_BUREAUS } }),
  ]);
  if (!first.ok || Date.now() - Date.parse(first.value.createdAt) > HOUR_MS) return [];
  const others = list.ok
    ? list.data.letters.filter(
        ({ id, createdAt }) => id !== draftId && createdAt === first.value.createdAt,
      )
    : [];
  const read = await Promise.all(others.map(async ({ id }) => await readLetter(id)));
  return [first.value, ...read.flatMap((answer) => (answer.ok ? [answer.value] : []))];
}

function sort<Data>(answer: ApiAnswer<Data>): StoreAnswer<Data> {
  if (answer.ok) return { ok: true, value: answer.data };
  return { ok: false, failure: failureOf(answer.problem) };
}

function failureOf({ code, status, error, fields = [] }: ApiProblem): StoreFailure {
  if (status === 401) return { kind: 'signed_out' };
  if (code === 'letters.draft_not_found') return { kind: 'missing' };
  if (code === 'letters.draft_changed_elsewhere') return { kind: 'changed_elsewhere' };
  if (code === 'letters.draft_already_signed') return { kind: 'already_signed' };
  if (status === 0) return { kind: 'unreachable' };
  // A gateway that gives up may have passed the call on.
  if (status >= 500 && code !== 'request.busy') return { kind: 'unreachable' };
  if (status === 429 || status === 503) return { kind: 'busy' };
  const inDraft = fields.map((one) => ({ ...one, path: one.path.replace(/^content\./, '') }));
  return { kind: 'refused', text: error, fields: inDraft };
}

/** What a person may still sign, and whether it waits for their contract. */
export type SigningRights = Pick<DataOf<typeof listLetters>, 'allowance' | 'hold'>;

/** Nothing where the server does not say. */
export async function readSigningRights(): Promise<SigningRights | undefined> {
  const answer = await callApi(listLetters, { query: { limit: 1 }, staysOnPage: true });
  return answer.ok ? answer.data : undefined;
}

/** What is left of the plan's letters. */
export async function readAllowance(): Promise<Allowance | undefined> {
  return (await readSigningRights())?.allowance;
}
