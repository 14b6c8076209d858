import { describe, expect, it } from 'vitest';
import {
  fromTable,
  itemSentences,
  itemWording,
  sentences,
  wordingFor,
  type Wordings,
} from './wording.rules.ts';

const seeds = Array.from({ length: 400 }, (_, index) => `CF-${index}`);
const one: Wordings = ['A one.', 'A two.', 'A three.', 'A four.'];
const two: Wordings = ['B one.', 'B two.', 'B three.', 'B four.'];
const three: Wordings = ['C one.', 'C two.', 'C three.', 'C four.'];

describe('the wording of a letter', () => {
  it('is the same for one seed, and uses every wording evenly over many', () => {
    const pick = wordingFor('CF-1');
    expect(pick('place', one)).toBe(wordingFor('CF-1')('place', one));
    const counts = Map.groupBy(seeds, (seed) => wordingFor(seed)('place', one));
    expect([...counts.keys()].toSorted()).toEqual([...one].toSorted());
    for (const { length } of counts.values()) expect(length).toBeGreaterThan(60);
  });

  it('chooses each sentence of a paragraph on its own', () => {
    const texts = seeds.map((seed) => sentences(wordingFor(seed), 'why', [one, two]));
    expect(new Set(texts).size).toBe(16);
  });

  it('leaves the other sentences as they are when one falls away', () => {
    for (const seed of seeds.slice(0, 40)) {
      const pick = wordingFor(seed);
      const whole = sentences(pick, 'why', [one, two, three]);
      const part = sentences(pick, 'why', [one, undefined, three]);
      expect(part).toBe(whole.replace(/ B \w+\./, ''));
    }
  });

  it('never says two items of one letter in the same words', () => {
    for (const seed of seeds.slice(0, 40)) {
      const pick = wordingFor(seed);
      const [first, second] = [1, 2].map((number) => itemSentences({ pick, number }, 'why', [one]));
      expect(first).not.toBe(second);
      expect(first).toBe(itemWording({ pick, number: 1 }, 'why-0', one));
    }
  });

  it('takes nothing from a table that is not in it', () => {
    expect(fromTable({ yes: one }, 'yes')).toBe(one);
    for (const answer of ['valueOf', 'constructor', '__proto__', '']) {
      expect(fromTable({ yes: one }, answer)).toBeUndefined();
    }
  });

  it('ends a sentence once where a name brings its own full stop', () => {
    expect(sentences(wordingFor('x'), 'why', [['I dispute Harbor Lending, Inc..'], one])).toMatch(
      /Inc\. A/,
    );
  });
});
