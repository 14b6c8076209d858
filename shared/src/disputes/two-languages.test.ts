import { afterEach, describe, expect, it } from 'vitest';
import { addDays, speakIn, type Language } from '../kernel/index.ts';
import { advised } from './advised-steps.ts';
import { calendarEntriesOf, type DisputeForCalendar } from './calendar-entries.rules.ts';
import { clockOf, progressOf } from './clock.rules.ts';
import { ClockBasis, DisputeOutcome, DisputeState, outcomeWords } from './dispute-outcome.ts';
import type { RoundSoFar } from './dispute-so-far.ts';
import { limitsOf } from './limitation.rules.ts';
import { nextSteps } from './next-steps.table.ts';
import { stateWords } from './state.rules.ts';
import { factsOf } from './step-facts.table.ts';

// Test files share their modules: the source is put back for those that come later.
const usual = speakIn(() => 'en');
afterEach(() => void speakIn(usual));

function said<Words>(language: Language, words: () => Words): Words {
  speakIn(() => language);
  return words();
}

type Texts = Readonly<Record<string, string | undefined>>;

/** What is missing in one of the languages, or is there in the other's words. */
function faultsOf(texts: () => Texts) {
  const [english, spanish] = [said('en', texts), said('es', texts)];
  const names = new Set([...Object.keys(english), ...Object.keys(spanish)]);
  return [...names].flatMap((name) => {
    const [en, es] = [english[name], spanish[name]];
    if (en === undefined && es === undefined) return [];
    const isFine = en !== es && [en, es].every(isText);
    return isFine ? [] : [{ name, en, es }];
  });
}

function isText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && !/[!—]|undefined/.test(text);
}

const STEPS = Object.entries(advised);

describe('what is advised', () => {
  it('has words of its own in both languages', () => {
    const texts = () =>
      Object.fromEntries(
        STEPS.flatMap(([key, { title, why, hint }]) => [
          [`${key}.title`, title],
          [`${key}.why`, why],
          [`${key}.hint`, hint],
        ]),
      );
    expect(faultsOf(texts)).toEqual([]);
  });

  it('is in every row of the table a step with words', () => {
    const known = new Set<unknown>(STEPS.map(([, step]) => step));
    const used = nextSteps.flatMap(({ steps }) => steps);
    expect(used.filter((step) => !known.has(step))).toEqual([]);
  });

  it.each(STEPS)('%s is one plain sentence in Spanish too', (_, step) => {
    const { title, why } = said('es', () => ({ title: step.title, why: step.why }));
    expect(why).toMatch(/^[A-ZÁÉÍÓÚ][^.!?—]+\.$/);
    expect(title).not.toMatch(/[.!?—]/);
  });
});

it.each(STEPS)(
  '%s says when it fits, what it costs and where it leads, in both languages',
  (_, step) => {
    const facts = () => {
      const { source: _source, cost, ...words } = factsOf(step.step) ?? {};
      return { ...words, ...(cost && { cost }) };
    };
    expect(faultsOf(facts)).toEqual([]);
  },
);

it.each(Object.values(DisputeState))('the state %s has words in both languages', (state) => {
  expect(faultsOf(() => ({ ...stateWords(state) }))).toEqual([]);
});

it.each(Object.values(DisputeOutcome))('the outcome %s has words in both languages', (outcome) => {
  expect(faultsOf(() => ({ ...outcomeWords(outcome) }))).toEqual([]);
});

const RECEIVED = '2026-11-03';
const BASES = Object.values(ClockBasis).filter((basis) => basis !== ClockBasis.none);

describe('a time', () => {
  const clockWith = (basis: ClockBasis, informationAddedOn?: string) => {
    const clock = clockOf({ basis, receivedOn: RECEIVED, informationAddedOn });
    if (!clock) throw new Error('this basis has a clock');
    return clock;
  };

  it.each(BASES)('of %s has words in both languages', (basis) => {
    const texts = () => {
      const [plain, added] = [clockWith(basis), clockWith(basis, RECEIVED)];
      return {
        plain: plain.words,
        added: added.words,
        running: progressOf(plain, addDays(RECEIVED, 1)).words,
        over: progressOf(plain, addDays(plain.dueOn, 1)).words,
        longOver: progressOf(plain, addDays(plain.dueOn, 3)).words,
      };
    };
    expect(faultsOf(texts)).toEqual([]);
  });

  it('is said as people say it', () => {
    speakIn(() => 'es');
    expect(clockWith('reinvestigation').words).toBe(
      '30 días desde el día en que recibieron su carta, hasta el 3 de diciembre de 2026.',
    );
    expect(progressOf(clockWith('identity_theft_block'), '2026-11-05').words).toBe(
      '2 de 4 días hábiles',
    );
    expect(progressOf(clockWith('procedure'), '2026-11-19').words).toBe('1 día de atraso');
  });
});

describe('a calendar', () => {
  const entries = (round: Partial<RoundSoFar>) => () => {
    const basis = round.basis ?? 'reinvestigation';
    const dispute: Omit<DisputeForCalendar, 'limits'> = {
      id: 'd1',
      recipientName: 'Equifax',
      recipient: 'bureau',
      today: '2027-01-04',
      rounds: [
        {
          purpose: 'not_mine',
          mail: 'delivered',
          receivedOn: RECEIVED,
          basis,
          clock: clockOf({
            basis,
            receivedOn: RECEIVED,
          }),
          ...round,
        },
      ],
    };
    return calendarEntriesOf({ ...dispute, limits: limitsOf(dispute) });
  };

  it.each<[string, Partial<RoundSoFar>]>([
    ['that waits', {}],
    ['of a letter without a time', { basis: 'none' }],
    ['after an answer', { outcome: 'verified', answeredOn: '2026-12-01' }],
    ['that watches', { outcome: 'deleted', answeredOn: '2026-12-01' }],
  ])('%s has the same entries in both languages, in other words', (_, round) => {
    const places = (language: Language) =>
      said(language, entries(round)).map(({ uid, on }) => [uid, on]);
    expect(places('es')).toEqual(places('en'));
    const texts = () =>
      Object.fromEntries(
        entries(round)().flatMap(({ uid, title, text }) => [
          [`${uid} title`, title],
          [`${uid} text`, text],
        ]),
      );
    expect(faultsOf(texts)).toEqual([]);
  });
});
