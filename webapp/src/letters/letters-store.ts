import type { Allowance } from '@creditfix/shared/billing';
import { letterEndpoints, type Letter } from '@creditfix/shared/letters';
import { callApi, type ApiAnswer, type ApiProblem } from '#webapp/kit/index.ts';
import type { DraftStore, StoreAnswer, StoreFailure } from './draft-store.port.ts';

/** The server as the autosave sees it: each problem is sorted by what to do about it. */

const { createDraft, saveDraft, getDraft, listDrafts, getLetter, listLetters } = letterEndpoints;

export const draftStore: DraftStore = {
  create: async (content) =>
    sort(await callApi(createDraft, { body: { content }, staysOnPage: true })),
  save: async (id, revision, content) =>
    sort(
      await callApi(saveDraft, { params: { id }, body: { revision, content }, staysOnPage: true }),
    ),
  read: async (id) => sort(await callApi(getDraft, { params: { id } })),
  list: async () => {
    const answer = sort(await callApi(listDrafts));
    return answer.ok ? { ok: true, value: answer.value.drafts } : answer;
  },
};

export async function readLetter(id: string): Promise<StoreAnswer<Letter>> {
  return sort(await callApi(getLetter, { params: { id } }));
}

function sort<Data>(answer: ApiAnswer<Data>): StoreAnswer<Data> {
  if (answer.ok) return { ok: true, value: answer.data };
  return { ok: false, failure: failureOf(answer.problem) };
}

function failureOf({ code, status, error }: ApiProblem): StoreFailure {
  if (status === 401) return { kind: 'signed_out' };
  if (code === 'letters.draft_not_found') return { kind: 'missing' };
  if (code === 'letters.draft_changed_elsewhere') return { kind: 'changed_elsewhere' };
  if (code === 'letters.draft_already_signed') return { kind: 'already_signed' };
  if (status === 0) return { kind: 'unreachable' };
  // A gateway that gives up may have passed the call on.
  if (status >= 500 && code !== 'request.busy') return { kind: 'unreachable' };
  if (status === 429 || status === 503) return { kind: 'busy' };
  return { kind: 'refused', text: error };
}

/** What is left of the plan's letters; nothing where the server does not say. */
export async function readAllowance(): Promise<Allowance | undefined> {
  const answer = await callApi(listLetters, { query: { limit: 1 } });
  return answer.ok ? answer.data.allowance : undefined;
}
