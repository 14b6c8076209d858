import { expect, it } from 'vitest';
import { isDisposableEmail } from './mailbox.ts';

it.each([
  ['someone@mailinator.com', true],
  ['someone@33mail.com', true],
  ['someone@me.33mail.com', true],
  ['someone@example.com', false],
  ['someone@gmail.com', false],
  ['someone@not33mail.com', false],
  ['mailinator.com@example.com', false],
  ['someone@hasownproperty', false],
])('%s: %s', (email, isDisposable) => {
  expect(isDisposableEmail(email)).toBe(isDisposable);
});
