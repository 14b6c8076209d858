import { hideIdentifiers, type LetterInput } from '@creditfix/shared/letters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesThatAreWords } from './text/names-that-are-words.table.ts';
import { loadVocabulary } from './text/vocabulary.ts';

const input: LetterInput = {
  personalInfo: {
    firstName: 'Marisol',
    lastName: 'Everhart',
    address: '17 Elm Street',
    city: 'Dayton',
    state: 'OH',
    zipCode: '45402',
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

const vocabulary = loadVocabulary();
/** What is sent, with a sign in place of each mark. */
const sent = (text: string) =>
  hideIdentifiers([{ key: 'story', text }], input, vocabulary)
    .words.map((words) => words.text)
    .join('')
    .replace(/\[\[A\d+\]\]/gu, '▮');

describe('a language model is sent', () => {
  it.each([
    // The five sentences of the review.
    [
      'My ex-husband roberto garza opened this while we lived with maria in tucson.',
      'My ex-husband ▮ opened this while we lived with ▮ in ▮.',
    ],
    [
      'my wife jane doe and i paid capital one through chase bank.',
      'my wife ▮ and i paid ▮ through ▮.',
    ],
    ['My SSN is one one one, one one, one one one one.', 'My ▮ is ▮.'],
    ['account n r s five five eight two oh nine one four', 'account ▮'],
    ['email me at marisol dot everhart at example dot com', 'email me at ▮'],
    // Names that are words.
    ['my daughter grace opened it.', 'my daughter ▮ opened it.'],
    ['my son mark and my sister hope price know.', 'my son ▮ and my sister ▮ know.'],
    ["my wife's name is jane price and she paid.", "my wife's name is ▮ and she paid."],
    ['my uncle juan de la cruz signed for it.', 'my uncle ▮ signed for it.'],
    ['a man named bill called me.', 'a man named ▮ called me.'],
    ['i spoke with jack about the account.', 'i spoke with ▮ about the account.'],
    ['Jane doe opened it.', '▮ opened it.'],
    // Numbers, letters and addresses as they are said.
    ['the last four are o one seven nine.', 'the last ▮ are ▮.'],
    ['it ends in double five seven.', 'it ends in ▮.'],
    ['the first of the month is one of the days.', 'the first of the month is one of the days.'],
    ['write to ada underscore moss at gmail.', 'write to ▮.'],
    ['my page is moss bakery dot com.', 'my page is ▮.'],
    // Creditors.
    ['chase and walmart and wells fargo sent it.', '▮ and ▮ and ▮ sent it.'],
    // Spanish.
    ['mi esposa rosa garza abrio la cuenta en tucson.', 'mi esposa ▮ abrio la cuenta en ▮.'],
    ['mi hermano luis no pagó la deuda.', 'mi hermano ▮ no pagó la deuda.'],
    ['mi numero es cinco cinco ocho cero uno.', 'mi numero es ▮.'],
    ['mi correo es marisol punto vega arroba ejemplo punto com.', 'mi correo es ▮.'],
    ['se llama jesus torres y no la conozco.', 'se llama ▮ y no la conozco.'],
  ])('"%s" as "%s"', (text, expected) => {
    expect(sent(text)).toBe(expected);
  });

  it.each([
    'i payed this in full and they never sent me a statment about it.',
    'they called me at work and said that i owe money, but this is not my account.',
    'i recieved a letter from the colection agency and i never had a contract with them.',
    'my husband and i divorced, and he was ordered to pay this card.',
    'the balance is wrong because they added fees and interest after it was closed.',
    'nunca abrí esta cuenta y no debo este dinero.',
    'me mandaron una carta, pero yo pagué todo antes de la fecha.',
  ])('all of "%s", so that it can be mended', (text) => {
    expect(sent(text)).toBe(text);
  });
});

const lower = (letters: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: min, maxLength: max });
/** Syllables as names have them; what happens to be a word, or what one calls a relative, is left out. */
const madeUpName = fc
  .array(
    fc.tuple(fc.constantFrom(...'bdfgjklmnprstvz'), fc.constantFrom('a', 'e', 'i', 'o', 'u', 'ei')),
    { minLength: 2, maxLength: 4 },
  )
  .map((syllables) => syllables.flat().join(''))
  .filter((name) => !vocabulary.isWord(name, 'en') && !vocabulary.isWord(name, 'es'))
  .filter((name) => !['mami', 'papi'].includes(name));
const DIGITS = [
  'zero',
  'oh',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];
const CIFRAS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const said = (words: readonly string[]) =>
  fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 12 }).map((all) => all.join(' '));

/** A sentence around a secret, and the words that must not be left of it. */
const telling = fc.oneof(
  madeUpName.map((name) => ({ text: `then ${name} called me about the account.`, secret: name })),
  fc
    .tuple(fc.constantFrom('my wife', 'my ex-husband', 'my son', 'mr'), madeUpName, madeUpName)
    .map(([who, ...names]) => ({
      text: `${who} ${names.join(' ')} paid it.`,
      secret: names.join(' '),
    })),
  fc
    .tuple(
      fc.constantFrom('my wife', 'my brother', 'a friend', 'my landlord'),
      fc.constantFrom(...[...namesThatAreWords].filter((name) => !vocabulary.isWord(name, 'en'))),
    )
    .map(([who, name]) => ({ text: `${who} ${name} opened the account.`, secret: name })),
  said(DIGITS).map((secret) => ({ text: `the number is ${secret} on the report.`, secret })),
  said(CIFRAS).map((secret) => ({ text: `el numero de la cuenta es ${secret}.`, secret })),
  fc
    .array(fc.constantFrom(...'bcdfghjklmnpqrstvwxz'), { minLength: 2, maxLength: 8 })
    .map((letters) => letters.join(' '))
    .map((secret) => ({ text: `the account is ${secret} on the report.`, secret })),
  fc
    .tuple(
      lower('abcdefgh', 2, 8),
      lower('ijklmnop', 2, 8),
      fc.constantFrom('dot', 'punto'),
      fc.constantFrom('at', 'arroba'),
    )
    .map(([one, two, dot, at]) => `${one} ${dot} ${two} ${at} example ${dot} com`)
    .map((secret) => ({ text: `please write to ${secret} about it.`, secret })),
);

it('keeps no part of a name, number or address that is written without capitals and digits', () => {
  fc.assert(
    fc.property(telling, ({ text, secret }) => {
      const left = new Set(
        sent(text)
          .toLowerCase()
          .match(/[\p{L}]+/gu),
      );
      const around = new Set(
        text
          .replace(secret, ' ')
          .toLowerCase()
          .match(/[\p{L}]+/gu),
      );
      const kept = secret.split(' ').filter((word) => left.has(word) && !around.has(word));
      expect(kept).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
