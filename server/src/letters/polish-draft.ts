import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import {
  LetterProblems,
  letterReference,
  ownWords,
  polishMark,
  polishPrompt,
  type LetterInput,
  type PolishEvent,
  type PolishPreview,
} from '@creditfix/shared/letters';
import { findEnclosures } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { openDraft } from './draft.policy.ts';
import { openDraftContent } from './draft.presenter.ts';
import { finishedForm } from './finished-form.ts';
import { sealPolish, type KeptPolish } from './kept-polish.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import type { LettersParts } from './letters.parts.ts';
import { outgoingPolish } from './outgoing-polish.ts';
import { PolishFailure } from './prose-polisher.port.ts';
import { USABLE, tryToPolish, type Trying } from './try-to-polish.ts';

type Parts = Pick<LettersParts, 'clock' | 'vault' | 'polisher' | 'log' | 'letterWork'>;
type Done = Extract<PolishEvent, { kind: 'done' }>;

export interface PolishDraftRequest {
  readonly accountId: string;
  readonly draftId: string;
  /** Of the preview that the person said yes to. */
  readonly sha256: string;
  readonly signal: AbortSignal;
  readonly emit: (event: PolishEvent) => void;
}

/**
 * Has the language model smooth the person's own sentences, and keeps what passes the rules beside the draft. Whatever the
 * model does, the last event is `done`: without it the plain words stand, and no letter ever waits for it.
 *
 * @throws Problem if the draft is not there, is signed already, or is not filled in yet, and `letters.words_changed` where the person
 *   was shown something else than what would be sent now
 */
export async function polishDraft(
  em: EntityManager,
  parts: Parts,
  request: PolishDraftRequest,
): Promise<void> {
  const { emit } = request;
  const draft = await openDraft(em, request.accountId, request.draftId);
  const input = await inputOf(em, parts, draft);
  if (parts.polisher.model === null) return emit(left('not_set_up'));
  if (!(await hasWords(parts, request.accountId, input))) return emit(left('nothing_to_smooth'));
  const outgoing = await outgoingPolish(parts, request.accountId, input);
  if (outgoing.sha256 !== request.sha256) throw LetterProblems.raise('letters.words_changed');
  emit({ kind: 'started' });
  emit(await smoothed(em, parts, { ...request, input, outgoing }));
}

/**
 * What `polishDraft` would send, with the words that stay here, for the person to read first. Sends nothing.
 *
 * @throws Problem if the draft is not there, is signed already, or is not filled in yet
 */
export async function previewPolish(
  em: EntityManager,
  parts: Parts,
  request: Pick<PolishDraftRequest, 'accountId' | 'draftId'>,
): Promise<PolishPreview> {
  const { host, model } = parts.polisher;
  const draft = await openDraft(em, request.accountId, request.draftId);
  const input = await inputOf(em, parts, draft);
  const preview = { host, model, instructions: polishPrompt };
  if (model === null || !(await hasWords(parts, request.accountId, input)))
    return { ...preview, texts: [], sha256: null };
  const { words, tokens, sha256 } = await outgoingPolish(parts, request.accountId, input);
  const texts = words.map(({ key, text }) => ({ key, pieces: partsOf(text, tokens) }));
  return { ...preview, texts, sha256 };
}

/** Whether a letter can be written already, and holds sentences of the person's own. */
async function hasWords(
  { letterWork }: Parts,
  accountId: string,
  input: LetterInput,
): Promise<boolean> {
  const isWritable = await letterWork.run('isWritable', accountId, input);
  return isWritable && ownWords(input.disputeDetails).length > 0;
}

function partsOf(text: string, tokens: ReadonlyMap<string, string>) {
  const plain = text.split(polishMark);
  const marks = text.match(polishMark) ?? [];
  return plain
    .flatMap((sent, index) => {
      const mark = marks[index];
      const after = mark === undefined ? [] : [{ sent: mark, hides: tokens.get(mark) ?? '' }];
      return [{ sent, hides: null }, ...after];
    })
    .filter(({ sent }) => sent !== '');
}

async function smoothed(
  em: EntityManager,
  parts: Parts,
  request: PolishDraftRequest & Pick<Trying, 'input' | 'outgoing'>,
): Promise<Done> {
  const { draftId } = request;
  try {
    const polish = await tryToPolish(parts, request);
    const isKept = await keepPolish(em, parts, request, polish);
    return isKept ? doneWith(polish) : left('unavailable');
  } catch (error) {
    if (!(error instanceof PolishFailure) && !request.signal.aborted)
      parts.log.error({ err: error, draftId }, 'smoothing failed');
    const isBad = error instanceof PolishFailure && NOT_GOOD.has(error.reason);
    return left(isBad ? 'not_good_enough' : 'unavailable');
  }
}

const NOT_GOOD: ReadonlySet<string> = new Set(['refused', 'unreadable']);

/** Everything the rules look at beside the words themselves. */
async function inputOf(
  em: EntityManager,
  { vault, clock }: Parts,
  draft: LetterDraft,
): Promise<LetterInput> {
  const form = finishedForm(openDraftContent(vault, draft));
  return {
    personalInfo: form.personalInfo,
    disputeDetails: form.disputeDetails,
    bureau: form.bureaus?.[0] ?? form.bureauType ?? undefined,
    date: calendarDateAt(clock.now(), form.timeZone ?? BUSINESS_TIME_ZONE),
    reference: letterReference(draft.id),
    attached: await findEnclosures(em, draft.accountId, form.documents ?? []),
  };
}

/**
 * Keeps it where the draft is still open and still says the same: the model took its time, and the person or another tab may
 * have gone on. Only this column is written, so that nothing they saved is undone.
 */
async function keepPolish(
  em: EntityManager,
  { vault }: Parts,
  { accountId, draftId, input, signal }: PolishDraftRequest & { readonly input: LetterInput },
  polish: KeptPolish,
): Promise<boolean> {
  if (signal.aborted) return false;
  const open = { id: draftId, accountId, signedAt: null };
  const draft = await em.findOne(LetterDraft, open, { refresh: true });
  if (!draft) return false;
  const { disputeDetails } = finishedForm(openDraftContent(vault, draft));
  if (!sameWords(disputeDetails, input.disputeDetails)) return false;
  const sealedPolish = sealPolish(vault, draftId, polish);
  return (await em.nativeUpdate(LetterDraft, open, { sealedPolish })) === 1;
}

function sameWords(
  ...[one, other]: [LetterInput['disputeDetails'], LetterInput['disputeDetails']]
) {
  return JSON.stringify(ownWords(one)) === JSON.stringify(ownWords(other));
}

function doneWith({ words, verdicts }: KeptPolish): Done {
  const isRefused = verdicts.some(({ verdict }) => !USABLE.has(verdict));
  const kept = words.length > 0 ? 'none' : 'nothing_to_smooth';
  return { kind: 'done', kept: isRefused ? 'not_good_enough' : kept, polished: words };
}

function left(kept: Done['kept']): Done {
  return { kind: 'done', kept, polished: [] };
}
