import { describe, expect, it } from 'vitest';
import {
  asPhrase,
  asSentence,
  isMonth,
  maskedAccount,
  moneyCents,
  moneyWords,
  monthWords,
  quotedWords,
} from './fact-words.rules.ts';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { type LetterInput, blockText } from '../contract/letter-document.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';

describe('maskedAccount', () => {
  it.each([
    ['4400 6612 9087 3315', 'ending in 3315'],
    ['NRS-55820914', 'ending in 0914'],
    ['8841200B', 'ending in 200B'],
    ['1234567890 (joint)', 'ending in 7890'],
    ['440066XXXXXX', '440066XXXXXX'],
    ['****7719', 'ending in 7719'],
    ['XXXX-XXXX-XXXX-1234', 'ending in 1234'],
    ['1234', '1234'],
    ['unknown', 'unknown'],
  ])('shows %s as "%s"', (number, shown) => {
    expect(maskedAccount(number)).toBe(shown);
  });
});

describe('money', () => {
  it.each([
    ['812.40', 81_240, '$812.40'],
    ['$1,480', 148_000, '$1,480.00'],
    ['1234567.5', 123_456_750, '$1,234,567.50'],
    ['0', 0, '$0.00'],
  ])('reads %s', (text, cents, words) => {
    expect(moneyCents(text)).toBe(cents);
    expect(moneyWords(text)).toBe(words);
  });

  it.each(['', '-5', '12,34', '1.234', 'abc', '1e5', '12.', '99999999999'])(
    'does not take "%s" for an amount',
    (text) => {
      expect(moneyCents(text)).toBeUndefined();
    },
  );
});

describe('single answers', () => {
  it('writes months, sentences and phrases', () => {
    expect(isMonth('2024-13')).toBe(false);
    expect(monthWords('2024-03')).toBe('March 2024');
    expect(asSentence(' two\n lines ')).toBe('two lines.');
    expect(asSentence('Is it "so?"')).toBe('Is it "so?"');
    expect(asPhrase('Lakeside Dental. ')).toBe('Lakeside Dental');
  });

  it.each(['Acme Inc.', 'Acme & Co.', 'Acme Corp.', 'Acme Ltd.', 'Ada Moss Jr.', 'Acme, N.A.'])(
    'keeps the full stop of %s',
    (name) => {
      expect(asPhrase(name)).toBe(name);
      expect(asPhrase(`${name};`)).toBe(name);
    },
  );

  it.each([
    ['"Account status: open".', 'Account status: open'],
    ['“open.”', 'open'],
    ["'open'", 'open'],
    ['"open" or "closed"', '"open" or "closed"'],
    ["O'Brien", "O'Brien"],
    ['""', '________'],
  ])('puts no second pair of quotation marks around %s', (typed, words) => {
    expect(quotedWords(typed)).toBe(words);
  });
});

function golden(wanted: string): LetterInput {
  const found = goldenCases.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no golden letter ${wanted}.`);
  return found.input;
}

function numbered(
  name: string,
  accountNumber: string,
  facts: Readonly<Record<string, string>> = {},
  creditorName?: string,
): LetterInput {
  const input = golden(name);
  const { disputeDetails } = input;
  const details = {
    ...disputeDetails,
    ...(creditorName ? { creditorName } : {}),
    accountNumber,
    facts: { ...disputeDetails.facts, ...facts },
  };
  return { ...input, disputeDetails: details };
}

const textOf = (input: LetterInput) => composeLetter(input).blocks.map(blockText).join('\n');

describe('the number of an item', () => {
  it.each([
    ['a docket', 'CVF-17-0101', { itemType: 'judgment' }, 'Franklin County Municipal Court'],
    [
      'a bankruptcy case',
      '3:15-bk-31044',
      { itemType: 'bankruptcy', errorKind: 'bankruptcy_status' },
      'U.S. Bankruptcy Court',
    ],
    ['a lien', '2015-0417', { itemType: 'tax_lien' }, 'Franklin County Recorder'],
    ['a tax lien', '2015-0099', { itemType: 'other_item' }, 'IRS federal tax lien'],
  ])('of %s is printed whole, and the letter may be signed', (_what, number, facts, name) => {
    const input = numbered('bureau--other', number, facts, name);
    const text = textOf(input);
    expect(text).toContain(number);
    expect(text).toContain('Case or record number');
    expect(text).not.toContain('ending in');
    expect(
      lintLetter(composeLetter(input), input).filter(({ severity }) => severity === 'block'),
    ).toEqual([]);
  });

  it.each(['bureau--other', 'bureau--not-mine'])('of an account is its end alone in %s', (name) => {
    const text = textOf(numbered(name, '4400661290873315'));
    expect(text).toContain('ending in 3315');
    expect(text).not.toContain('4400661290873315');
  });

  it('of an account is whole for a collector, unless it is the number of a card', () => {
    expect(textOf(numbered('collector--not-mine', 'REF 88213'))).toContain('REF 88213');
    const card = textOf(numbered('collector--not-mine', '4111 1111 1111 1111'));
    expect(card).toContain('ending in 1111');
    expect(card).not.toContain('4111 1111');
  });

  it('of an account is whole for the company that has it, and nothing is remarked on', () => {
    const input = numbered('furnisher--not-mine', '4400661290873315');
    expect(textOf(input)).toContain('4400661290873315');
    expect(lintLetter(composeLetter(input), input)).toEqual([]);
  });
});
