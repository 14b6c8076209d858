import { enclosures, isEnclosure, type Enclosure } from '../../documents/index.ts';
import { describe, expect, it } from 'vitest';
import { LetterPurpose, LetterRecipient } from '../contract/letter-purpose.ts';
import { ItemType } from '../facts/item-types.ts';
import { purposeRules } from '../kinds/purposes.rules.ts';
import { ruleFor } from '../law/rule-table.ts';
import { evidenceFor, evidenceSources, evidenceTable } from './evidence.table.ts';
import * as en from '../contract/messages.ts';
import * as es from '../contract/messages.es.ts';

const ALL = Object.keys(enclosures).filter(isEnclosure);
const purposes = Object.values(LetterPurpose);
const recipients = Object.values(LetterRecipient);
const written = purposes.flatMap((purpose) =>
  recipients.flatMap((recipient) => (ruleFor(purpose, recipient) ? [{ purpose, recipient }] : [])),
);

/** Everything that the question of this letter can offer, whatever was answered before. */
function offeredEver(purpose: LetterPurpose): ReadonlySet<Enclosure> {
  const options = purposeRules[purpose].questions.find(({ key }) => key === 'enclosures')?.options;
  if (typeof options !== 'function')
    return new Set((options ?? []).map(({ value }) => value as Enclosure));
  const values = purposeRules[purpose].questions.flatMap(({ key, options: own }) =>
    Array.isArray(own) ? own.map(({ value }: { value: string }) => ({ [key]: value })) : [],
  );
  const types = Object.values(ItemType).map((itemType) => ({ itemType }));
  const answers = [{}, { vaResponsible: 'yes' }, ...types, ...values];
  return new Set(answers.flatMap((one) => options(one)).map(({ value }) => value as Enclosure));
}

describe('the evidence coach', () => {
  it.each(written)('has advice on $purpose to a $recipient', ({ purpose, recipient }) => {
    const { papers, notNeeded } = evidenceFor(purpose, recipient, ALL) ?? {
      papers: [],
      notNeeded: [],
    };
    expect(notNeeded.length).toBeGreaterThan(0);
    for (const { shows, cover, missing } of papers)
      expect([shows, cover, missing].every((text) => text.length > 10)).toBe(true);
  });

  it.each(purposes)('knows a paper for %s, or that none is needed', (purpose) => {
    const asks = offeredEver(purpose).size > 0;
    expect(evidenceTable[purpose].papers.length > 0).toBe(asks);
    for (const { evidenceMessages } of [en, es])
      expect(evidenceMessages.notNeeded[purpose].length).toBeGreaterThan(10);
  });

  it.each(purposes)('advises only what %s can enclose', (purpose) => {
    const offered = offeredEver(purpose);
    expect(evidenceTable[purpose].papers.filter((kind) => !offered.has(kind))).toEqual([]);
  });

  it.each(purposes)('says nothing of a paper that %s does not name', (purpose) => {
    const named = new Set<string>([...evidenceTable[purpose].papers, ...offeredEver(purpose)]);
    for (const { evidenceMessages } of [en, es]) {
      const words = Object.keys(evidenceMessages.shows[purpose]);
      expect(words.filter((kind) => !named.has(kind))).toEqual([]);
      expect(words).toEqual(Object.keys(en.evidenceMessages.shows[purpose]));
    }
  });

  it('has nothing for a letter that is never written', () => {
    expect(evidenceFor('deceased', 'inquirer', ALL)).toBeUndefined();
  });

  it('never asks for an ID for a collector', () => {
    for (const { purpose } of written.filter(({ recipient }) => recipient === 'collector')) {
      const kinds = evidenceFor(purpose, 'collector', ALL)?.papers.map(({ kind }) => kind) ?? [];
      expect(kinds).not.toContain('photo_id');
      expect(kinds).not.toContain('identity_proof');
    }
  });

  it('puts the company’s own word before a bank line, and leaves out what is not offered', () => {
    const kinds = (offered: readonly Enclosure[]) =>
      evidenceFor('paid_in_full', 'bureau', offered)?.papers.map(({ kind }) => kind);
    expect(kinds(ALL.filter((kind) => kind !== 'va_notice'))?.slice(0, 2)).toEqual([
      'settlement_letter',
      'payment_proof',
    ]);
    expect(kinds(['payment_proof', 'photo_id'])).toEqual(['payment_proof', 'photo_id']);
  });

  it('has the discharge papers for a balance, the card agreement for an authorized user, and the 1099-C for a settlement', () => {
    const offered = (purpose: LetterPurpose, answers: Readonly<Record<string, string>>) => {
      const options = purposeRules[purpose].questions.find(
        ({ key }) => key === 'enclosures',
      )?.options;
      const all = typeof options === 'function' ? options(answers) : (options ?? []);
      return all.map(({ value }) => value);
    };
    const cases: readonly [LetterPurpose, Enclosure, string, string, string][] = [
      ['incorrect_amount', 'bankruptcy_papers', 'amountKind', 'balance', 'credit_limit'],
      ['not_mine', 'contract', 'howKnown', 'authorized_user', 'never_had'],
      ['paid_in_full', 'cancellation_form', 'fullOrSettled', 'settled', 'full'],
    ];
    for (const [purpose, paper, key, fits, other] of cases) {
      expect(offered(purpose, { [key]: fits })).toContain(paper);
      expect(offered(purpose, { [key]: other })).not.toContain(paper);
      const advised = evidenceFor(purpose, 'bureau', [paper])?.papers.map(({ kind }) => kind);
      expect(advised).toEqual([paper]);
    }
  });

  it('names the source of each row and when it was looked at', () => {
    for (const { source } of Object.values(evidenceTable))
      expect(evidenceSources[source].checked).toMatch(/^20\d\d-(?:0\d|1[0-2])$/);
  });
});
