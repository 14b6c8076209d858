import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { type LetterEdit, type LetterInput, blockText } from '../contract/letter-document.ts';
import type { LetterPurpose } from '../contract/letter-purpose.ts';
import { lintLetter } from './lint-letter.rules.ts';

function input(purpose: LetterPurpose): LetterInput {
  const golden = goldenCases.find((one) => one.recipient !== 'bureau' && one.purpose === purpose);
  if (!golden) throw new Error(`no letter for ${purpose}`);
  return golden.input;
}

/** What stops the letter once every paragraph that has the words is rewritten. */
function without(given: LetterInput, words: RegExp): readonly string[] {
  const edits: LetterEdit[] = composeLetter(given)
    .blocks.filter((block) => block.kind === 'paragraph' && words.test(block.text))
    .map((block) => ({ blockId: block.id, replaced: blockText(block), text: 'Please read on.' }));
  const edited = { ...given, edits };
  return lintLetter(composeLetter(edited), edited)
    .filter(({ severity }) => severity === 'block')
    .map(({ code }) => code);
}

describe('sentences that a letter may not lose', () => {
  it('keeps an offer from being an admission', () => {
    expect(without(input('pay_for_delete'), /admi/)).toContain('missing.no_admission');
    expect(without(input('pay_for_delete'), /Thank/)).toEqual([]);
  });

  it.each(['debt_validation', 'debt_verification'] as const)('keeps %s a dispute', (purpose) => {
    expect(without(input(purpose), /dispute/)).toContain('missing.dispute');
  });

  it.each(['pay_for_delete', 'debt_validation', 'debt_verification'] as const)(
    'finds them in %s as it is composed',
    (purpose) => {
      expect(lintLetter(composeLetter(input(purpose)), input(purpose))).toEqual([]);
    },
  );

  it('asks for the statement of 1681c-2(a)(4) about each item of a block request', () => {
    const golden = goldenCases.find(({ name }) => name === 'bureau--identity-theft--with-report');
    if (!golden) throw new Error('no block request');
    const { disputeDetails } = golden.input;
    const { facts = {} } = disputeDetails;
    const { itemType = '', theftKind = '', discoveryDate = '', thiefKnown = '' } = facts;
    const own = {
      itemType,
      theftKind,
      discoveryDate,
      thiefKnown,
      gotBenefit: 'no',
      notMyTransaction: 'yes',
    };
    const two: LetterInput = {
      ...golden.input,
      disputeDetails: {
        ...disputeDetails,
        moreItems: [
          {
            creditorName: 'Harbor Bank',
            accountNumber: '7781',
            disputeReason: 'identity_theft',
            facts: own,
          },
        ],
      },
    };
    const stops = (given: LetterInput) =>
      lintLetter(composeLetter(given), given)
        .filter(({ severity }) => severity === 'block')
        .map(({ code }) => code);
    expect(stops(two)).toEqual([]);
    const second = composeLetter(two).blocks.find(({ id }) => id === 'item-2-statement');
    const replaced = second ? blockText(second) : '';
    expect(replaced).toContain('does not relate to any transaction');
    const edits = [{ blockId: 'item-2-statement', replaced, text: 'Please see above.' }];
    expect(stops({ ...two, edits })).toContain('identity_theft.statement_missing');
  });
});
