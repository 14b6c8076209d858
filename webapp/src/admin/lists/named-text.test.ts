import { expect, test } from 'vitest';
import { saidOf } from './named-text.tsx';

test.each([
  ['look_at_staff', '1', '1 person'],
  ['list_users', '12', '12 people'],
  ['list_letters', '2; sorted by day', '2 letters; sorted by day'],
  ['grant_pro', 'grant 0a1b, without an end', 'Pro, no end date'],
  ['withdraw_pro', 'grant 0a1b', 'Pro'],
  ['give_letter', 'gift 0a1b-2c', 'A letter'],
  ['change_setting', 'prices', 'prices'],
])('a line of %s with "%s" reads "%s"', (action, written, said) => {
  expect(saidOf(action, written)).toBe(said);
});
