import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { blockText } from '../contract/edit.rules.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import type { LetterInput } from '../contract/letter-input.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';

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

  it.each(['bureau--other', 'collector--not-mine', 'bureau--not-mine'])(
    'of an account is its end alone in %s',
    (name) => {
      const text = textOf(numbered(name, '4400661290873315'));
      expect(text).toContain('ending in 3315');
      expect(text).not.toContain('4400661290873315');
    },
  );

  it('of an account is whole for the company that has it, and nothing is remarked on', () => {
    const input = numbered('furnisher--not-mine', '4400661290873315');
    expect(textOf(input)).toContain('4400661290873315');
    expect(lintLetter(composeLetter(input), input)).toEqual([]);
  });
});
