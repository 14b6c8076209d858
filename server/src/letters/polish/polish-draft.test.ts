import type { LetterInput, PolishEvent } from '@creditfix/shared/letters';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/platform/logging/index.ts';
import { mended, plainDetails, plainStory } from '#test/model-behaviors.table.ts';
import { createLetterWork } from '../text/letter-work.ts';
import { outgoingPolish, tryToPolish } from './polish-draft.ts';
import { type LanguageModel, ModelFailure } from '../model/language-model.port.ts';

const input: LetterInput = {
  personalInfo: {
    firstName: 'Maria',
    lastName: 'Vandenberg',
    address: '48 Larkspur Lane',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
  },
  disputeDetails: {
    creditorName: 'Northgate Recovery',
    accountNumber: '9912-4417',
    disputeReason: 'not_mine',
    customDetails: plainDetails,
    facts: { itemType: 'collection', howKnown: 'never_had', story: plainStory },
  },
  bureau: 'equifax',
  date: '2026-11-21',
  reference: 'CF-TEST-1',
};

interface Words {
  readonly words: readonly { key: string; text: string }[];
}
type Answer = (asked: Words) => Words['words'];

const bad: Answer = ({ words }) =>
  words.map(({ key, text }) => ({ key, text: `${text} I will sue.` }));
const good: Answer = ({ words }) => words.map(({ key, text }) => ({ key, text: mended(text) }));
const failing =
  (...failure: ConstructorParameters<typeof ModelFailure>): Answer =>
  () => {
    throw new ModelFailure(...failure);
  };

let now = Date.parse('2026-11-21T15:00:00Z');
let asked = 0;
const toModel = { model: 'm', host: 'h' };
const accountId = '6a1c0f3e-0000-4000-8000-000000000002';
const letterWork = createLetterWork({ hidesWords: true });
afterAll(() => letterWork.close());
beforeEach(() => {
  asked = 0;
});

/** Tries with a model that answers in this order, each time after so many seconds. */
async function trying(answers: readonly Answer[], secondsEach = 0) {
  const events: PolishEvent[] = [];
  const answer: LanguageModel['answer'] = async ({ texts: sent, shape }) => {
    now += secondsEach * 1_000;
    asked += 1;
    const { texts: words } = JSON.parse(sent) as { texts: Words['words'] };
    const texts = answers[asked - 1]?.({ words }) ?? [];
    return { answer: shape.parse({ texts }), model: 'm-1', inputTokens: 100, outputTokens: 10 };
  };
  const kept = await tryToPolish(
    {
      clock: { now: () => new Date(now) },
      languageModel: { ...toModel, answer },
      letterWork,
      log: createLog('silent'),
    },
    {
      input,
      accountId,
      outgoing: await outgoingPolish({ languageModel: toModel, letterWork }, accountId, input),
      draftId: '6a1c0f3e-0000-4000-8000-000000000001',
      signal: new AbortController().signal,
      emit: (event) => events.push(event),
    },
  );
  return { kept, events };
}

it('keeps what was made, from what, by which versions, at what cost', async () => {
  const { kept } = await trying([good]);
  expect(kept.words).toEqual([
    { key: 'customDetails', plain: plainDetails, polished: mended(plainDetails) },
    { key: 'story', plain: plainStory, polished: mended(plainStory) },
  ]);
  expect(kept).toMatchObject({ model: 'm-1', attempts: 1, inputTokens: 100, outputTokens: 10 });
  expect(kept.promptVersion).toMatch(/^2026-/);
  expect(kept.ruleTableVersion).toMatch(/^2026-/);
  expect(kept.verdicts).toEqual([
    { key: 'customDetails', verdict: 'accepted' },
    { key: 'story', verdict: 'accepted' },
  ]);
});

it('asks once more where every text was refused, and counts the cost of both', async () => {
  const { kept, events } = await trying([bad, good]);
  expect(kept).toMatchObject({ attempts: 2, inputTokens: 200, outputTokens: 20 });
  expect(kept.words).toHaveLength(2);
  expect(events.filter(({ kind }) => kind === 'checking')).toHaveLength(2);
});

it('asks twice at most, and notes why each text was refused', async () => {
  const { kept } = await trying([bad, bad, good]);
  expect(asked).toBe(2);
  expect(kept.words).toEqual([]);
  expect(kept.verdicts.every(({ verdict }) => verdict !== 'accepted')).toBe(true);
});

it('asks again after a failure that may pass, and not after another one', async () => {
  await trying([failing('unavailable', 'busy', 0), good]);
  expect(asked).toBe(2);
  asked = 0;
  await expect(trying([failing('unavailable', 'no such key'), good])).rejects.toThrow(
    'no such key',
  );
  expect(asked).toBe(1);
});

it('does not make a person wait for a second try who has waited long for the first', async () => {
  const { kept } = await trying([bad, good], 15);
  expect(asked).toBe(1);
  expect(kept.words).toEqual([]);
});
