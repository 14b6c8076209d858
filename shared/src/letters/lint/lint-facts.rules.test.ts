import { describe, expect, it } from 'vitest';
import { composeLetter } from '../compose/compose-letter.rules.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import { isInvented } from './lint-facts.rules.ts';
import { type LetterInput, blockText } from '../contract/letter-document.ts';
import { lintLetter } from './lint-letter.rules.ts';

const golden = goldenCases.find(
  ({ recipient, purpose }) => recipient === 'bureau' && purpose === 'paid_in_full',
);
if (!golden) throw new Error('no letter to read');
const base = golden.input;

function invented(words: string, given: LetterInput = base) {
  const closing = composeLetter(given).blocks.find(({ id }) => id === 'closing');
  const replaced = closing ? blockText(closing) : '';
  const text = `${words} ${replaced}`;
  const input = { ...given, edits: [{ blockId: 'closing', replaced, text }] };
  return lintLetter(composeLetter(input), input)
    .filter(isInvented)
    .map(
      ({ code, start, end }) => `${code.replace('fact.unknown_', '')} ${text.slice(start, end)}`,
    );
}

describe('what no answer knows', () => {
  it.each([
    ['I spoke to John Carter there.', ['name John Carter']],
    ['They sold it to Portfolio Recovery.', ['name Portfolio Recovery']],
    ['Then Cavalry Portfolio Services called.', ['name Cavalry Portfolio Services']],
    ['I lived in Albuquerque then.', ['name Albuquerque']],
    ['I paid it on June 9, 2021.', ['date June 9, 2021']],
    ['I paid it on june 9, 2021.', ['date june 9, 2021']],
    ['I paid it on 6/9/2021 or 06-10-2021.', ['date 6/9/2021', 'date 06-10-2021']],
    ['I paid $77.20 of it.', ['amount $77.20']],
    ['I paid 33% of it.', ['percent 33']],
    ['I paid ninety-nine dollars.', ['number ninety-nine']],
    ['I paid three hundred dollars.', ['number three hundred']],
    ['I enclose my police report.', ['document police report']],
    ['My discharge papers are attached.', ['document discharge papers']],
    ['I am sending the lease with it.', ['document lease']],
  ])('is marked in "%s"', (words, places) => {
    expect(invented(words)).toEqual(places);
  });

  it.each([
    ['I enclose my police report.', 'block'],
    ['My discharge papers are attached.', 'block'],
    ['Enclosed is the lease.', 'block'],
    ['I enclosed my police report with my first letter.', 'warn'],
    ['I attached the lease when I wrote in spring.', 'warn'],
  ])('stops what is said to come with this letter: %s', (words, severity) => {
    const document = composeLetter(base);
    const closing = document.blocks.find(({ id }) => id === 'closing');
    const replaced = closing ? blockText(closing) : '';
    const edits = [{ blockId: 'closing', replaced, text: `${words} ${replaced}` }];
    const input = { ...base, edits };
    const found = lintLetter(composeLetter(input), input).filter(isInvented);
    expect(found.map((finding) => finding.severity)).toEqual([severity]);
  });

  it.each([
    'I spoke to Northgate Recovery and Equifax.',
    'The Fair Credit Reporting Act and the FTC help people.',
    'On Monday I called them from Ohio.',
    'I paid thirty days later, in two parts.',
    'I enclose my proof of payment and a receipt.',
    'A police report is not enclosed.',
    'I gave the police report to my bank in spring.',
    'Mr. Northgate knows.',
    'Sincerely yours, and thanks.',
    'I read it on the Internet. My ID is with the DMV.',
  ])('is not seen in "%s"', (words) => {
    expect(invented(words)).toEqual([]);
  });

  it('is in no letter as it is composed', () => {
    for (const { input } of goldenCases) {
      expect(lintLetter(composeLetter(input), input).filter(isInvented)).toEqual([]);
    }
  });
});

describe('the lines around the letter', () => {
  it.each<[string, Partial<LetterInput['personalInfo']>]>([
    ['Your name and address', { firstName: 'You must delete this' }],
    ['Your name and address', { address: '1 Elm\u200E St' }],
    ['Your name and address', { phone: '123-45-6789' }],
    ['Your name and address', { lastName: '15 U.S.C. 1692g' }],
  ])('are read too: %s %j', (label, changed) => {
    const input = { ...base, personalInfo: { ...base.personalInfo, ...changed } };
    const found = lintLetter(composeLetter(input), input).filter(
      ({ severity }) => severity === 'block',
    );
    expect(found.map(({ message }) => message).join(' ')).toContain(`${label}:`);
  });
});

describe('the length', () => {
  it('may grow with the items', () => {
    const story = 'I paid it on time, and they know it. '.repeat(60);
    const item = { ...base.disputeDetails, customDetails: story };
    const { disputeDetails } = base;
    const long = (moreItems: NonNullable<LetterInput['disputeDetails']['moreItems']>) => {
      const input = {
        ...base,
        disputeDetails: { ...disputeDetails, customDetails: story, moreItems },
      };
      return lintLetter(composeLetter(input), input).some(({ code }) => code === 'length.long');
    };
    expect(long([{ ...item, customDetails: '' }])).toBe(false);
    expect(long([item, item])).toBe(true);
  });
});
