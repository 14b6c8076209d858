import { expect, it } from 'vitest';
import { centsOf } from './staff-mail.ts';

it.each([
  ['8.57', 857],
  [' $8.5 ', 850],
  ['8', 800],
  ['0.29', 29],
  ['', undefined],
  ['8,57', 'unreadable'],
  ['-1', 'unreadable'],
  ['1000', 'unreadable'],
])('reads %j as %j', (text, cents) => expect(centsOf(text)).toBe(cents));
