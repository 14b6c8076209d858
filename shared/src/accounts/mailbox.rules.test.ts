import { expect, it } from 'vitest';
import { canonicalMailbox } from './mailbox.rules.ts';

it.each([
  ['anna@example.com', 'anna@example.com'],
  ['anna+letters@example.com', 'anna@example.com'],
  ['anna+a+b@example.com', 'anna@example.com'],
  ['anna.b@example.com', 'anna.b@example.com'],
  ['a.n.n.a@gmail.com', 'anna@gmail.com'],
  ['a.nna+free@googlemail.com', 'anna@gmail.com'],
  ['a.nna@gmail.com.example', 'a.nna@gmail.com.example'],
  ['+tag@example.com', '+tag@example.com'],
  ['...@gmail.com', '...@gmail.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});
