import {
  ownWords,
  polishPromptVersion,
  ruleTableVersion,
  type LetterInput,
  type PolishEvent,
} from '@creditfix/shared/letters';
import { setTimeout as pause } from 'node:timers/promises';
import type { KeptPolish } from './kept-polish.ts';
import type { LettersParts } from './letters.parts.ts';
import type { OutgoingPolish } from './outgoing-polish.ts';
import { PolishFailure, type PolishedProse } from './prose-polisher.port.ts';

type Parts = Pick<LettersParts, 'clock' | 'polisher' | 'log' | 'letterWork'>;

export interface Trying {
  readonly accountId: string;
  readonly input: LetterInput;
  /** What the person has seen and said yes to; every try sends this. */
  readonly outgoing: OutgoingPolish;
  readonly draftId: string;
  readonly signal: AbortSignal;
  readonly emit: (event: PolishEvent) => void;
}

/** The verdicts on a text that needs no other one. */
export const USABLE: ReadonlySet<string> = new Set(['accepted', 'unchanged']);

/** The first try and one more. */
const MOST_TRIES = 2;
/** After this long, the person has waited enough for one try and is not made to wait for another. */
const TRY_AGAIN_WITHIN_MS = 10_000;
/** A line per so many words is sign of life enough. */
const WORDS_PER_LINE = 4;

/**
 * Asks the model, once more where that may help, and judges each text by itself.
 *
 * @throws PolishFailure if no try brought an answer
 */
export async function tryToPolish(parts: Parts, trying: Trying): Promise<KeptPolish> {
  const { clock } = parts;
  const { outgoing } = trying;
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
        const sentSha256 = outgoing.sha256;
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
      const wait = error instanceof PolishFailure ? error.tryAgainAfterMs : undefined;
      if (wait === undefined || isLast(tries)) throw error;
      await pause(wait, undefined, { signal: trying.signal });
    }
  }
}

async function ask(
  { polisher, log }: Parts,
  { draftId, signal, emit, outgoing }: Trying,
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
    const prose = await polisher.polish({ words: outgoing.words, signal, onProgress });
    const { model, inputTokens, outputTokens } = prose;
    log.info({ ...facts(), model, inputTokens, outputTokens }, 'the model answered');
    return prose;
  } catch (error) {
    // Its message is one of ours: a status or a kind of fault, never what was sent or what came back.
    if (error instanceof PolishFailure) {
      const { reason, message } = error;
      log.warn({ ...facts(), model: polisher.model, reason, message }, 'the model did not answer');
    }
    throw error;
  }
}

/** What the rules say of each text; one that is refused stays as the person wrote it, and the others count all the same. */
async function judge(
  { letterWork }: Parts,
  { accountId, input, outgoing: { words, tokens } }: Trying,
  { texts }: PolishedProse,
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
