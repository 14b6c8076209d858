import type { Mailing } from '@creditfix/shared/mailing';
import { expect, test } from 'vitest';
import { mailAction } from './use-mail-action.ts';

const expected = {
  mailedFrom: '2026-11-23',
  mailedBy: '2026-11-24',
  arrivesFrom: '2026-11-27',
  arrivesBy: '2026-12-02',
};
const option = { pages: 2, sheets: 3, expected } as const;
const letter: Mailing = {
  letterId: 'one',
  reference: 'CF-7Q4M-2K9D',
  carrier: 'lob',
  test: false,
  mayMail: 'yes',
  missingEnclosures: [],
  collectsPrice: true,
  canPayOnce: false,
  contractFirst: false,
  options: [
    { ...option, mailClass: 'certified', priceCents: 68 },
    { ...option, mailClass: 'first_class', priceCents: 100 },
  ],
  to: {},
  from: {},
  toIsFixed: true,
  holdMinutes: 15,
  pieces: [],
};
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const labelOf = (...mailings: readonly Mailing[]) =>
  mailAction(mailings, 'certified', dollars).label;

test('the button says what it does and what it costs', () => {
  expect(labelOf(letter)).toBe('Mail my letter, $0.68');
  expect(labelOf(letter, letter, letter)).toBe('Mail my 3 letters, $2.04');
  expect(mailAction([letter], 'first_class', dollars).cents).toBe(100);
});

test('what is on its way already is neither mailed nor priced again', () => {
  const onItsWay = { ...letter, mayMail: 'on_its_way' } as const;
  expect(labelOf(onItsWay, letter, onItsWay)).toBe('Mail the other letter, $0.68');
});

test('no price is named if nobody asks for it', () => {
  expect(labelOf({ ...letter, collectsPrice: false })).toBe('Mail my letter');
});

test('a kind of mail that a thick letter can not take mails nothing', () => {
  expect(mailAction([letter], 'certified_return_receipt', dollars).open).toEqual([]);
});
