import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import {
  type LetterInput,
  LetterProblems,
  letterReference,
  ownWords,
  polishAnswerSchema,
  type PolishEvent,
  type ModelPreview,
  polishPrompt,
  polishPromptVersion,
  polishQuestion,
  ruleTableVersion,
} from '@creditfix/shared/letters';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { findEnclosures } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { openDraft, openDraftContent } from '../drafts/draft.presenter.ts';
import { type KeptPolish, sealPolish } from './kept-polish.ts';
import { LetterDraft } from '../drafts/letter-draft.entity.ts';
import type { LetterTasks } from '../text/letter-tasks.ts';
import type { LetterWork } from '../text/letter-work.ts';
import type { LettersParts } from '../letters.parts.ts';
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailure,
} from '../model/language-model.port.ts';
import { type Outgoing, outgoing, previewOf } from '../model/shown-first.ts';
import { finishedForm } from '../text/write-letter.ts';

type PolishedProse = ModelAnswer<z.output<typeof polishAnswerSchema>>;

type TryParts = Pick<LettersParts, 'clock' | 'languageModel' | 'log' | 'letterWork'>;

interface Trying {
  readonly accountId: string;
  readonly input: LetterInput;
  /** What the person has seen and said yes to; every try sends this. */
  readonly outgoing: OutgoingPolish;
  readonly draftId: string;
  readonly signal: AbortSignal;
  readonly emit: (event: PolishEvent) => void;
}

/** The verdicts on a text that needs no other one. */
const USABLE: ReadonlySet<string> = new Set(['accepted', 'unchanged']);

/** The first try and one more. */
const MOST_TRIES = 2;
/** After this long, the person has waited enough for one try and is not made to wait for another. */
const TRY_AGAIN_WITHIN_MS = 10_000;
/** A line per so many words is sign of life enough. */
const WORDS_PER_LINE = 4;

/**
 * Asks the model, once more where that may help, and judges each text by itself.
 *
 * @throws ModelFailure if no try brought an answer
 */
export async function tryToPolish(parts: TryParts, trying: Trying): Promise<KeptPolish> {
  const { clock } = parts;
  const { sha256: sentSha256 } = trying.outgoing;
  const startedAt = clock.now().getTime();
  const isLast = (tries: number) =>
    tries >= MOST_TRIES || clock.now().getTime() - startedAt > TRY_AGAIN_WITHIN_MS;
  let spent = { inputTokens: 0, outputTokens: 0 };
  for (let tries = 1; ; tries += 1) {
    try {
      const prose = await ask(parts, trying);
      spent = {
        inputTokens: spent.inputTokens + prose.inputTokens,
        outputTokens: spent.outputTokens + prose.outputTokens,
      };
      trying.emit({ kind: 'checking' });
      const judged = await judge(parts, trying, prose);
      parts.log.info({ draftId: trying.draftId, verdicts: judged.verdicts }, 'own words smoothed');
      const isUsable = judged.verdicts.some(({ verdict }) => USABLE.has(verdict));
      if (isUsable || isLast(tries)) {
        const versions = { promptVersion: polishPromptVersion, ruleTableVersion };
        const at = clock.now().toISOString();
        return {
          ...judged,
          ...versions,
          ...spent,
          model: prose.model,
          attempts: tries,
          at,
          sentSha256,
        };
      }
    } catch (error) {
      const wait = error instanceof ModelFailure ? error.tryAgainAfterMs : undefined;
      if (wait === undefined || isLast(tries)) throw error;
      await pause(wait, undefined, { signal: trying.signal });
    }
  }
}

async function ask(
  { languageModel, log }: TryParts,
  { draftId, signal, emit, outgoing: sent }: Trying,
): Promise<PolishedProse> {
  const began = performance.now();
  const facts = () => ({ draftId, ms: Math.round(performance.now() - began) });
  let told = 0;
  const onProgress = (written: number) => {
    if (written < told + WORDS_PER_LINE) return;
    told = written;
    emit({ kind: 'progress', words: written });
  };
  try {
    const prose = await languageModel.answer({
      instructions: sent.instructions,
      texts: sent.texts,
      shape: polishAnswerSchema,
      shapeName: 'smoothed_texts',
      signal,
      onProgress,
    });
    const { model, inputTokens, outputTokens } = prose;
    log.info({ ...facts(), model, inputTokens, outputTokens }, 'the model answered');
    return prose;
  } catch (error) {
    // Its message is one of ours: a status or a kind of fault, never what was sent or what came back.
    if (error instanceof ModelFailure) {
      const { reason, message } = error;
      log.warn(
        { ...facts(), model: languageModel.model, reason, message },
        'the model did not answer',
      );
    }
    throw error;
  }
}

/** What the rules say of each text; one that is refused stays as the person wrote it, and the others count all the same. */
async function judge(
  { letterWork }: TryParts,
  { accountId, input, outgoing: { words, tokens } }: Trying,
  { answer: { texts } }: PolishedProse,
): Promise<Pick<KeptPolish, 'words' | 'verdicts'>> {
  const plainTexts = new Map(
    ownWords(input.disputeDetails).map(({ key, text }) => [key, text] as const),
  );
  const judgeOne = async ({ key, text: hidden }: OutgoingPolish['words'][number]) => {
    const plain = plainTexts.get(key) ?? '';
    const answers = texts.filter((text) => text.key === key);
    const [answer] = answers;
    if (!answer || answers.length > 1) return { key, plain, verdict: 'not_one_answer' };
    const draft = { plain, hidden, polished: answer.text, tokens, input, key };
    const verdict = await letterWork.run('judgePolish', accountId, draft);
    if (!verdict.accepted) return { key, plain, verdict: verdict.why };
    if (verdict.text === plain) return { key, plain, verdict: 'unchanged' };
    return { key, plain, verdict: 'accepted', polished: verdict.text };
  };
  const judged: Awaited<ReturnType<typeof judgeOne>>[] = [];
  for (const each of words) judged.push(await judgeOne(each));
  return {
    words: judged.flatMap(({ key, plain, polished }) =>
      polished === undefined ? [] : [{ key, plain, polished }],
    ),
    verdicts: judged.map(({ key, verdict }) => ({ key, verdict })),
  };
}

type PolishParts = Pick<LettersParts, 'clock' | 'vault' | 'languageModel' | 'log' | 'letterWork'>;
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
  parts: PolishParts,
  request: PolishDraftRequest,
): Promise<void> {
  const { emit } = request;
  const draft = await openDraft(em, request.accountId, request.draftId);
  const input = await inputOf(em, parts, draft);
  if (parts.languageModel.model === null) return emit(left('not_set_up'));
  if (!(await hasWords(parts, request.accountId, input))) return emit(left('nothing_to_smooth'));
  const sent = await outgoingPolish(parts, request.accountId, input);
  if (sent.sha256 !== request.sha256) throw LetterProblems.raise('letters.words_changed');
  emit({ kind: 'started' });
  emit(await smoothed(em, parts, { ...request, input, outgoing: sent }));
}

/**
 * What `polishDraft` would send, with the words that stay here, for the person to read first. Sends nothing.
 *
 * @throws Problem if the draft is not there, is signed already, or is not filled in yet
 */
export async function previewPolish(
  em: EntityManager,
  parts: PolishParts,
  request: Pick<PolishDraftRequest, 'accountId' | 'draftId'>,
): Promise<ModelPreview> {
  const { languageModel } = parts;
  const draft = await openDraft(em, request.accountId, request.draftId);
  const input = await inputOf(em, parts, draft);
  if (languageModel.model === null || !(await hasWords(parts, request.accountId, input)))
    return previewOf(languageModel, { instructions: polishPrompt, sha256: null }, [], new Map());
  const sent = await outgoingPolish(parts, request.accountId, input);
  return previewOf(languageModel, sent, sent.words, sent.tokens);
}

/** Whether a letter can be written already, and holds sentences of the person's own. */
async function hasWords(
  { letterWork }: PolishParts,
  accountId: string,
  input: LetterInput,
): Promise<boolean> {
  const isWritable = await letterWork.run('isWritable', accountId, input);
  return isWritable && ownWords(input.disputeDetails).length > 0;
}

async function smoothed(
  em: EntityManager,
  parts: PolishParts,
  request: PolishDraftRequest & Pick<Trying, 'input' | 'outgoing'>,
): Promise<Done> {
  const { draftId } = request;
  try {
    const polish = await tryToPolish(parts, request);
    const isKept = await keepPolish(em, parts, request, polish);
    return isKept ? doneWith(polish) : left('unavailable');
  } catch (error) {
    if (!(error instanceof ModelFailure) && !request.signal.aborted)
      parts.log.error({ err: error, draftId }, 'smoothing failed');
    const isBad = error instanceof ModelFailure && NOT_GOOD.has(error.reason);
    return left(isBad ? 'not_good_enough' : 'unavailable');
  }
}

const NOT_GOOD: ReadonlySet<string> = new Set(['refused', 'unreadable']);

/** Everything the rules look at beside the words themselves. */
async function inputOf(
  em: EntityManager,
  { vault, clock, letterWork }: PolishParts,
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
    legalMode: letterWork.legalMode,
  };
}

/**
 * Keeps it where the draft is still open and still says the same: the model took its time, and the person or another tab may
 * have gone on. Only this column is written, so that nothing they saved is undone.
 */
async function keepPolish(
  em: EntityManager,
  { vault }: PolishParts,
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

interface OutgoingPolish extends Outgoing, ReturnType<LetterTasks['hideOwnWords']> {}

interface Parts {
  readonly languageModel: Pick<LanguageModel, 'host' | 'model'>;
  readonly letterWork: LetterWork;
}

/** @throws Problem where hiding takes too long, or too much is waiting */
export async function outgoingPolish(
  { languageModel, letterWork }: Parts,
  accountId: string,
  input: LetterInput,
): Promise<OutgoingPolish> {
  const hidden = await letterWork.run('hideOwnWords', accountId, input);
  return { ...hidden, ...outgoing(languageModel, polishPrompt, polishQuestion(hidden.words)) };
}
