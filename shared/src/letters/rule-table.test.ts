import { describe, expect, it } from 'vitest';
import { DisputeReason } from './dispute-reason.ts';
import { isEnclosure } from './enclosures.ts';
import { forbiddenAuthorities } from './forbidden-authorities.ts';
import { citationsIn, citedLaw } from './legal-citation.rules.ts';
import { factKeys, reasonRules } from './reasons.rules.ts';
import { ruleTable } from './rule-table.ts';
import { statuteMeaning, statutes, type StatuteKey } from './statutes.ts';

const keys = Object.keys(statutes) as StatuteKey[];
const reasons = Object.values(DisputeReason);

describe('the rule table', () => {
  it.each(reasons)('names for %s the facts that its questions require', (reason) => {
    const required = reasonRules[reason].questions.filter((question) => question.required);
    expect([...ruleTable[reason].bureau.factsRequired].toSorted()).toEqual(
      required.map(({ key }) => key).toSorted(),
    );
  });

  it.each(reasons)('cites for %s only law that binds a bureau, and never section 609', (reason) => {
    const { statutes: always, conditional } = ruleTable[reason].bureau;
    for (const key of [...always, ...conditional.map(({ statute }) => statute)]) {
      expect(statutes[key].binds).toBe('bureau');
      expect(key).not.toBe('file.disclose');
    }
  });

  it.each(reasons)('asks for %s in small groups, each question with its reason', (reason) => {
    const { questions } = reasonRules[reason];
    expect(factKeys(reason).size).toBe(questions.length);
    for (const question of questions) {
      expect(question.why).toMatch(/\.$/);
      expect(`${question.label}${question.why}${question.hint ?? ''}`).not.toMatch(/!|guarantee/i);
      expect(question.key).toMatch(/^[a-z][A-Za-z0-9]{0,40}$/);
      expect(question.maxLength ?? 0).toBeLessThanOrEqual(1_000);
    }
  });

  it('advises only enclosures that a person can tick', () => {
    for (const reason of reasons) {
      expect(ruleTable[reason].bureau.enclosuresAdvised.every(isEnclosure)).toBe(true);
    }
  });
});

describe('the statute table', () => {
  it.each(keys)('is found again by its own words: %s', (key) => {
    const { citation, meaning } = statutes[key];
    expect(citationsIn(`See (${citation}).`)).toEqual([{ statute: key, words: citation }]);
    expect(meaning).toMatch(/\.$/);
    expect(statuteMeaning(key)?.citation).toBe(citation);
  });

  it('knows nothing of other keys', () => {
    expect(statuteMeaning('toString')).toBeUndefined();
    expect(statuteMeaning('furn.accurate')).toBeUndefined();
  });

  it.each([
    ['FCRA section 611(a)(5)(A)', '15 USC 1681i', 'a,5,A'],
    ['§ 605B', '15 USC 1681c-2', ''],
    ['15 USC 1681s-2(b)', '15 USC 1681s-2', 'b'],
    ['15 U.S.C. §§ 1681i', '15 USC 1681i', ''],
  ])('reads %s', (text, section, path) => {
    expect(citedLaw(text).map((law) => [law.section, law.path.join()])).toEqual([[section, path]]);
  });

  it('gives a reason for every forbidden authority', () => {
    for (const { reason } of forbiddenAuthorities) expect(reason).toMatch(/\.$/);
  });
});
