import {
  differingFacts,
  foreignTexts,
  type IntoEnglishEvent,
  intoEnglishAnswerSchema,
  intoEnglishPrompt,
  intoEnglishPromptVersion,
  LetterEventKind,
  LetterProblems,
  type ModelPreview,
  polishQuestion,
  type TranslatedText,
} from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { openDraft, openDraftContent } from '../drafts/draft.presenter.ts';
import { LetterDraft } from '../drafts/letter-draft.entity.ts';
import { draftToRead } from '../drafts/review-draft.ts';
import type { LettersParts } from '../letters.parts.ts';
import { ModelFailure } from '../model/language-model.port.ts';
import { outgoing, previewOf } from '../model/shown-first.ts';
import { type Origin, recordEvent } from '../record-event.ts';
import { finishedForm } from '../text/write-letter.ts';
import { keptEnglish, type KeptEnglish, sealEnglish } from './kept-english.ts';

type Parts = Pick<LettersParts, 'clock' | 'vault' | 'languageModel' | 'log' | 'letterWork'>;
type Done = Extract<IntoEnglishEvent, { kind: 'done' }>;

interface Which {
  readonly accountId: string;
  readonly draftId: string;
}

/**
 * What `putIntoEnglish` would send, with the words that stay here, for the person to read first. Sends nothing.
 *
 * @throws Problem if the draft is not there, is signed already, or no letter can be written from it yet
 */
export async function previewIntoEnglish(
  em: EntityManager,
  parts: Parts,
  which: Which,
): Promise<ModelPreview> {
  const { languageModel } = parts;
  const nothing = { instructions: intoEnglishPrompt, sha256: null };
  if (languageModel.model === null) {
    await openDraft(em, which.accountId, which.draftId);
    return previewOf(languageModel, nothing, [], new Map());
  }
  const { hidden, sent } = await readyToSend(em, parts, which);
  const { texts, tokens } = hidden;
  return previewOf(languageModel, texts.length > 0 ? sent : nothing, texts, tokens);
}

/**
 * Has a language model put the person's sentences into English. Whatever it does, the last event is `done`. What it makes is kept
 * beside the draft and stands in no letter: the person reads it first, and then it is judged as words of their own.
 *
 * @throws Problem as the preview, and `letters.words_changed` where the person was shown something else than what would be sent now
 */
export async function putIntoEnglish(
  em: EntityManager,
  parts: Parts,
  request: Which & {
    /** Of the preview that the person said yes to. */
    readonly sha256: string;
    readonly signal: AbortSignal;
    readonly emit: (event: IntoEnglishEvent) => void;
  },
): Promise<void> {
  const { emit, signal, accountId, draftId } = request;
  if (parts.languageModel.model === null) {
    await openDraft(em, accountId, draftId);
    return emit(without('not_set_up'));
  }
  const { form, facts, hidden, sent } = await readyToSend(em, parts, request);
  if (hidden.texts.length === 0) return emit(without('nothing_to_translate'));
  if (sent.sha256 !== request.sha256) throw LetterProblems.raise('letters.words_changed');
  emit({ kind: 'started' });
  const answer = await ask(parts, draftId, sent, signal);
  if (typeof answer === 'string') return emit(without(answer));
  const { model, inputTokens, outputTokens } = answer;
  const given = { hidden, answer: answer.answer };
  const texts = await parts.letterWork
    .run('readEnglish', accountId, form, facts, given)
    .catch(() => undefined);
  if (!texts) return emit(without('unavailable'));
  parts.log.info({ draftId, model, inputTokens, outputTokens }, 'own words put into English');
  if (texts.length === 0) return emit(without('not_good_enough'));
  const made = {
    model,
    inputTokens,
    outputTokens,
    sentSha256: sent.sha256,
    promptVersion: intoEnglishPromptVersion,
    at: parts.clock.now().toISOString(),
    texts: [...texts],
  };
  const isKept = !signal.aborted && (await keep(em, parts, request, made));
  emit(
    isKept ? { kind: 'done', outcome: 'translated', texts: [...texts] } : without('unavailable'),
  );
}

/**
 * Notes what the person read and said yes to, with what of its facts differs from their own words. The words themselves come with
 * the draft when it is saved, and are read like any others.
 *
 * @throws Problem `letters.words_changed` where a text is none that was made of today's words
 */
export async function confirmEnglish(
  em: EntityManager,
  { clock, vault }: Pick<Parts, 'clock' | 'vault'>,
  request: Which & {
    readonly texts: readonly { readonly key: string; readonly english: string }[];
    readonly origin: Origin;
  },
): Promise<void> {
  const { accountId, draftId, origin } = request;
  await em.transactional(async (tx) => {
    const draft = await openDraft(tx, accountId, draftId);
    const kept = keptEnglish(vault, draft);
    const now = clock.now();
    const { disputeDetails, edits } = finishedForm(openDraftContent(vault, draft));
    const words = foreignTexts({ disputeDetails, edits });
    const confirmed = request.texts.map(({ key, english }) => {
      const text = kept?.made.texts.find((made) => made.key === key);
      const isFresh = words.some((own) => own.key === key && own.text === text?.original);
      if (!kept || !text || !isFresh) throw LetterProblems.raise('letters.words_changed');
      const { texts: _texts, ...made } = kept.made;
      const { original, names } = text;
      const differing = differingFacts(original, english, names);
      return {
        ...made,
        key,
        original,
        made: text.english,
        english: english.trim(),
        differing: { missing: [...differing.missing], added: [...differing.added] },
        confirmedAt: now.toISOString(),
      };
    });
    if (!kept) return;
    const keys = new Set(confirmed.map(({ key }) => key));
    const others = kept.confirmed.filter(({ key }) => !keys.has(key));
    draft.sealedEnglish = sealEnglish(vault, draftId, {
      ...kept,
      confirmed: [...others, ...confirmed],
    });
    const event = { accountId, letterId: draftId, at: now, origin };
    recordEvent(tx, vault, { ...event, kind: LetterEventKind.english_confirmed });
  });
}

async function readyToSend(em: EntityManager, parts: Parts, { accountId, draftId }: Which) {
  const { clock, languageModel, letterWork } = parts;
  const draft = await openDraft(em, accountId, draftId);
  const { form, facts } = await draftToRead(em, parts, draft, clock.now());
  const hidden = await letterWork.run('hideForEnglish', accountId, form, facts);
  const sent = outgoing(languageModel, intoEnglishPrompt, polishQuestion(hidden.texts));
  return { form, facts, hidden, sent };
}

/** One try: the person can ask again. */
async function ask(
  { languageModel, log }: Parts,
  draftId: string,
  { instructions, texts }: ReturnType<typeof outgoing>,
  signal: AbortSignal,
) {
  try {
    return await languageModel.answer({
      instructions,
      texts,
      shape: intoEnglishAnswerSchema,
      shapeName: 'english_texts',
      signal,
      onProgress: () => {},
    });
  } catch (error) {
    // Its message is one of ours: a status or a kind of fault, never what was sent or what came back.
    if (error instanceof ModelFailure)
      log.warn({ draftId, reason: error.reason, message: error.message }, 'not put into English');
    else if (!signal.aborted) log.error({ err: error, draftId }, 'putting into English failed');
    const isBad = error instanceof ModelFailure && NOT_GOOD.has(error.reason);
    return isBad ? 'not_good_enough' : 'unavailable';
  }
}

const NOT_GOOD: ReadonlySet<string> = new Set(['refused', 'unreadable']);

/** Only this column is written, so that nothing the person saved meanwhile is undone. */
async function keep(
  em: EntityManager,
  { vault }: Parts,
  { accountId, draftId }: Which,
  made: KeptEnglish['made'] & { readonly texts: readonly TranslatedText[] },
): Promise<boolean> {
  const open = { id: draftId, accountId, signedAt: null };
  const draft = await em.findOne(LetterDraft, open, { refresh: true });
  if (!draft) return false;
  const confirmed = keptEnglish(vault, draft)?.confirmed ?? [];
  const sealedEnglish = sealEnglish(vault, draftId, { made, confirmed });
  return (await em.nativeUpdate(LetterDraft, open, { sealedEnglish })) === 1;
}

function without(outcome: Exclude<Done['outcome'], 'translated'>): Done {
  return { kind: 'done', outcome, texts: [] };
}
