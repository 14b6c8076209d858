import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyWord } from './every-word.fixture.ts';
import type { LetterInput } from '../contract/letter-document.ts';
import { TOKEN, hideIdentifiers, restoreIdentifiers } from './polish-hide.rules.ts';

const base: LetterInput = {
  personalInfo: {
    firstName: 'Ada',
    lastName: 'Moss',
    address: '17 Elm Street',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
    phone: '(937) 555-0142',
    email: 'ada.moss@example.com',
    dateOfBirth: '1980-02-29',
    ssnLast4: '6789',
  },
  disputeDetails: {
    creditorName: 'Midland Credit Management',
    accountNumber: 'NRS-55820914',
    disputeReason: 'not_mine',
  },
  bureau: 'equifax',
  date: '2026-11-21',
  reference: 'CF-0000-0000',
};

const hide = (text: string, input = base) =>
  hideIdentifiers([{ key: 'story', text }], input, everyWord);
const sent = (text: string, input = base) => hide(text, input).words[0]?.text ?? '';

describe('hideIdentifiers', () => {
  it.each([
    ['I told ada moss about it.', 'I told [[A1]] about it.'],
    ['MOSS is my name.', '[[A1]] is my name.'],
    ["It is Moss's account.", "It is [[A1]]'s account."],
    ['I lived at 17 elm street then.', 'I lived at [[A1]] then.'],
    ['I lived on elm street then.', 'I lived on [[A1]] then.'],
    ['midland called me twice.', '[[A1]] called me twice.'],
    ['Then Lakeside Dental and Bank of America called.', 'Then [[A1]] and [[A2]] called.'],
    ['They asked for (937) 555-0142 again.', 'They asked for [[A1]] again.'],
    ['Write to j.doe@mail.example or www.x.example/a today.', 'Write to [[A1]] or [[A2]] today.'],
    ['I paid $1,240.50 on March 3, 2024.', 'I paid [[A1]] on [[A2]].'],
    ['I paid in may 2024 and on monday.', 'I paid in [[A1]] and on [[A2]].'],
    ['I paid forty-five dollars, 20% of it.', 'I paid [[A1]] dollars, [[A2]] of it.'],
    ['My card ends in 4-4-1-2.', 'My card ends in [[A1]].'],
    ['My number is １２３.', 'My number is [[A1]].'],
    ['I saw José in Łódź and Жанна too.', 'I saw [[A1]] in [[A2]] and [[A3]] too.'],
    [
      'Mr. Grant told me. When I asked, nobody knew.',
      'Mr. [[A1]] told me. When I asked, nobody knew.',
    ],
    ['Will called me. Mark knew.', '[[A1]] called me. [[A2]] knew.'],
    ['Banks called. Discover refused.', '[[A1]] called. [[A2]] refused.'],
    ['First National Bank sold it to US Bank.', '[[A1]] sold it to [[A2]].'],
    ['I NEVER HAD THIS ACCOUNT WITH MIDLAND.', 'I NEVER HAD THIS ACCOUNT WITH [[A1]].'],
    ['I did NOT open it.', 'I did NOT open it.'],
    ['My eBay and McDonald bills.', 'My [[A1]] and [[A2]] bills.'],
    ['adamoss is my user name.', '[[A1]] is my user name.'],
    ['Equifax and experian show it.', '[[A1]] and [[A2]] show it.'],
  ])('sends "%s" as "%s"', (text, hidden) => {
    expect(sent(text)).toBe(hidden);
    const { words, tokens } = hide(text);
    expect(restoreIdentifiers(words[0]?.text ?? '', tokens)).toBe(text);
  });

  it('gives the same words the same mark, across texts', () => {
    const { words, tokens } = hideIdentifiers(
      [
        { key: 'story', text: 'I called Lakeside and Lakeside hung up.' },
        { key: '2.story', text: 'I wrote to Lakeside.' },
      ],
      base,
      everyWord,
    );
    expect(words.map(({ text }) => text)).toEqual([
      'I called [[A1]] and [[A1]] hung up.',
      'I wrote to [[A1]].',
    ]);
    expect([...tokens]).toEqual([['[[A1]]', 'Lakeside']]);
  });

  it('lets nobody bring marks of their own', () => {
    const text = 'Put [[A1]] here, and [[A2]] and Lakeside, [[ and ]] too.';
    const { words, tokens } = hide(text);
    expect(restoreIdentifiers(words[0]?.text ?? '', tokens)).toBe(text);
    expect([...tokens.values()]).toEqual(['[[A1]]', '[[A2]]', 'Lakeside, [[', ']]']);
  });

  it('hides short answers that name someone, however they are written', () => {
    const facts = {
      itemType: 'credit_card',
      shownNow: 'Open',
      fullOrSettled: 'full',
      paidDate: '2025-05-02',
      paidAmount: '812.4',
      paidTo: 'lakeside dental',
      paidMethod: 'check',
    };
    const input: LetterInput = {
      ...base,
      disputeDetails: { ...base.disputeDetails, disputeReason: 'paid_in_full', facts },
    };
    expect(sent('then lakeside said it was open.', input)).toBe('then [[A1]] said it was open.');
  });
});

describe('restoreIdentifiers', () => {
  const tokens = new Map([['[[A1]]', 'Acme $& [[A2]]']]);
  it('puts the words back as they were', () => {
    expect(restoreIdentifiers('I paid [[A1]].', tokens)).toBe('I paid Acme $& [[A2]].');
  });
  it.each(['[[A2]]', '[[A1]', '[A1]', '[[a1]]', '[[ A1 ]]', '[[A1]]]', 'x]]', '[[B1]]'])(
    'takes no "%s"',
    (text) => {
      expect(restoreIdentifiers(`I paid ${text}.`, tokens)).toBeUndefined();
    },
  );
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzéñöß'];
const word = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength: min, maxLength: max });
const name = word(2, 9).map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const names = fc.oneof(
  name,
  fc.tuple(name, name).map((two) => two.join('-')),
  fc.constantFrom("O'Neil", 'de la Cruz', 'Will', 'May', 'Núñez', 'Van Dyke'),
);
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
const company = fc
  .tuple(name, fc.constantFrom('Bank', 'Credit Union', 'LLC', 'Recovery', 'of Ohio'))
  .map((two) => two.join(' '));
const cased = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
);
const filler = fc.constantFrom(
  'i called them and',
  'they said that',
  'it was not mine,',
  'Then',
  '(this is',
  'about',
  'my account.',
  'Please look',
  'at:',
  '"so"',
  '\n',
);

const story = fc.gen().chain((gen) => {
  const [first, last] = [gen(() => names), gen(() => names)];
  const input: LetterInput = {
    ...base,
    personalInfo: {
      ...base.personalInfo,
      firstName: first,
      lastName: last,
      address: `${gen(() => digits(3))} ${gen(() => name)} ${gen(() => fc.constantFrom('St', 'Avenue', 'Lane'))}`,
      city: gen(() => name),
      zipCode: gen(() => digits(5)),
      phone: `${gen(() => digits(3))}-${gen(() => digits(3))}-${gen(() => digits(4))}`,
      email: `${gen(() => word(3, 8))
        .normalize('NFD')
        .replace(/[^a-z]/g, 'x')}@mail.example`,
    },
    disputeDetails: {
      ...base.disputeDetails,
      creditorName: gen(() => company),
      accountNumber: gen(() => digits(12)),
    },
  };
  const { personalInfo: person, disputeDetails: details } = input;
  const secrets = [
    person.firstName,
    person.lastName,
    person.address,
    person.city,
    person.zipCode,
    person.phone,
    person.email,
    person.dateOfBirth,
    person.ssnLast4,
    details.creditorName,
    details.accountNumber,
    gen(() => digits(9)),
    `$${gen(() => digits(4))}`,
    'March 3rd',
    '7/4/2023',
  ].filter((secret) => secret !== undefined);
  const parts = secrets.flatMap((secret) => [gen(() => filler), gen(() => cased)(secret)]);
  return fc.constant({ input, text: parts.join(' '), secrets });
});

const bare = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

it('knows a sharp s again, however it is typed', () => {
  const input = { ...base, personalInfo: { ...base.personalInfo, lastName: 'Weiß' } };
  for (const typed of ['Weiß', 'WEISS', 'weiss', 'WEIẞ'])
    expect(sent(`${typed} wrote to them.`, input)).toBe('[[A1]] wrote to them.');
  const plain = { ...base, personalInfo: { ...base.personalInfo, lastName: 'Weiss' } };
  expect(sent('I am Weiß, they said.', plain)).toBe('I am [[A1]], they said.');
});

describe('whatever a person writes', () => {
  it('no name, number, address or contact of theirs is left in what is sent', () => {
    fc.assert(
      fc.property(story, ({ input, text, secrets }) => {
        const { words, tokens } = hide(text, input);
        const hidden = words[0]?.text ?? '';
        const left = hidden.replace(TOKEN, '¦');
        expect(left).not.toMatch(/\p{N}|@/u);
        for (const secret of secrets) {
          for (const part of [secret, ...secret.split(/[\s-]+/)]) {
            if (/^(?:of|St|Avenue|Lane|Street|Bank|Credit|Union|Recovery)$/.test(part)) continue;
            const found = new RegExp(
              `(?<![\\p{L}])${bare(part).replace(/[.$()+]/g, String.raw`\$&`)}(?![\\p{L}])`,
              'u',
            );
            const everyday =
              /^(?:i|called|them|and|they|said|that|it|was|not|mine|then|this|is|about|my|account|please|look|at|so)$/;
            if (
              everyday.test(bare(part)) &&
              part !== input.personalInfo.firstName &&
              part !== input.personalInfo.lastName
            )
              continue;
            expect(bare(left)).not.toMatch(found);
          }
        }
        expect(restoreIdentifiers(hidden, tokens)).toBe(text);
      }),
      { numRuns: 250, endOnFailure: true },
    );
  });

  it('round-trips any text, and brings no mark that is not its own', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({
        unit: fc.constantFrom('[', ']', 'A', '1', ' ', 'x', '.', '\u00AD', '\u0301', 'É'),
        maxLength: 40,
      }),
    );
    fc.assert(
      fc.property(any, (text) => {
        const { words, tokens } = hide(text);
        const hidden = words[0]?.text ?? '';
        expect(restoreIdentifiers(hidden, tokens)).toBe(text);
        for (const mark of hidden.match(TOKEN) ?? []) expect(tokens.has(mark)).toBe(true);
      }),
      // A sign that folds into several, of which two are hidden apart, is one place.
      { numRuns: 1_000, endOnFailure: true, examples: [['򡿁򛀮򘳂󨑻򌚛񪔆򩑀𕦾㎧']] },
    );
  });

  it('stays quick with a text of the greatest length', { timeout: 5_000 }, () => {
    for (const text of [
      'a'.repeat(4_000),
      'two '.repeat(1_000),
      'A. '.repeat(1_300),
      '- '.repeat(2_000),
      'twotwo'.repeat(600),
    ]) {
      expect(sent(text)).not.toBe('');
    }
  });
});
