import {
  LetterProblems,
  type ModelPreview,
  type SecondReadingEvent,
  secondReadingAnswerSchema,
  secondReadingPrompt,
  secondReadingQuestion,
} from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import { openDraft } from '../drafts/draft.presenter.ts';
import { draftToRead } from '../drafts/review-draft.ts';
import type { LettersParts } from '../letters.parts.ts';
import { ModelFailure } from '../model/language-model.port.ts';
import { outgoing, previewOf } from '../model/shown-first.ts';
import { documentHash, readingHash } from '../signing/document-hash.ts';

type Parts = Pick<LettersParts, 'clock' | 'vault' | 'languageModel' | 'log' | 'letterWork'>;
type Done = Extract<SecondReadingEvent, { kind: 'done' }>;

interface Which {
  readonly accountId: string;
  readonly draftId: string;
}

/**
 * What `readSecond` would send, with the words that stay here, for the person to read first. Sends nothing.
 *
 * @throws Problem if the draft is not there, is signed already, or no letter can be written from it yet
 */
export async function previewSecondReading(
  em: EntityManager,
  parts: Parts,
  which: Which,
): Promise<ModelPreview> {
  const { languageModel } = parts;
  const nothing = { instructions: secondReadingPrompt, sha256: null };
  if (languageModel.model === null) {
    await openDraft(em, which.accountId, which.draftId);
    return previewOf(languageModel, nothing, [], new Map());
  }
  const { read, sent } = await readyToSend(em, parts, which);
  const { texts, tokens } = read.reading;
  return previewOf(languageModel, texts.length > 0 ? sent : nothing, texts, tokens);
}

/**
 * Has a language model read the person's own sentences beside what the letter says. Whatever it does, the last event is `done`: at
 * worst nothing is asked. What it raises are questions that advise, in words of ours; nothing is kept.
 *
 * @throws Problem as the preview, and `letters.words_changed` where the person was shown something else than what would be sent now
 */
export async function readSecond(
  em: EntityManager,
  parts: Parts,
  request: Which & {
    /** Of the preview that the person said yes to. */
    readonly sha256: string;
    readonly signal: AbortSignal;
    readonly emit: (event: SecondReadingEvent) => void;
  },
): Promise<void> {
  const { emit, signal } = request;
  if (parts.languageModel.model === null) {
    await openDraft(em, request.accountId, request.draftId);
    return emit(unread('not_set_up'));
  }
  const { form, facts, read, sent } = await readyToSend(em, parts, request);
  if (read.reading.texts.length === 0) return emit(unread('nothing_to_read'));
  if (sent.sha256 !== request.sha256) throw LetterProblems.raise('letters.words_changed');
  emit({ kind: 'started' });
  const answer = await ask(parts, request.draftId, sent, signal);
  if (!answer) return emit(unread('unavailable'));
  const given = { read, answer };
  const { letterWork } = parts;
  const asked = letterWork.run('secondQuestions', request.accountId, form, facts, given);
  const questions = await asked.catch(() => undefined);
  if (!questions) return emit(unread('unavailable'));
  parts.log.info({ draftId: request.draftId, questions: questions.length }, 'own words read twice');
  emit({
    kind: 'done',
    outcome: 'read',
    questions: [...questions],
    documentSha256: readingHash(read.documents.map(documentHash)),
  });
}

async function readyToSend(em: EntityManager, parts: Parts, { accountId, draftId }: Which) {
  const { clock, languageModel, letterWork } = parts;
  const draft = await openDraft(em, accountId, draftId);
  const { form, facts } = await draftToRead(em, parts, draft, clock.now());
  const read = await letterWork.run('hideForReading', accountId, form, facts);
  const texts = secondReadingQuestion(read.reading.texts);
  return { form, facts, read, sent: outgoing(languageModel, secondReadingPrompt, texts) };
}

/** One try: a person who reads their letter is not made to wait for a second. */
async function ask(
  { languageModel, log }: Parts,
  draftId: string,
  { instructions, texts }: ReturnType<typeof outgoing>,
  signal: AbortSignal,
) {
  try {
    const { answer } = await languageModel.answer({
      instructions,
      texts,
      shape: secondReadingAnswerSchema,
      shapeName: 'questions',
      signal,
      onProgress: () => {},
    });
    return answer;
  } catch (error) {
    // Its message is one of ours: a status or a kind of fault, never what was sent or what came back.
    if (error instanceof ModelFailure)
      log.warn({ draftId, reason: error.reason, message: error.message }, 'no second reading');
    else if (!signal.aborted) log.error({ err: error, draftId }, 'the second reading failed');
    return undefined;
  }
}

function unread(outcome: Exclude<Done['outcome'], 'read'>): Done {
  return { kind: 'done', outcome, questions: [], documentSha256: '' };
}
