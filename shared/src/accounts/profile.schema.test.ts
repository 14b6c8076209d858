import { expect, it } from 'vitest';
import { isStateOrBlank, isZipCodeOrBlank } from './profile.schema.ts';

it.each([
  ['', true],
  ['OH', true],
  ['oh', true],
  ['PR', true],
  ['AE', true],
  ['XX', false],
  ['O', false],
  ['Ohio', false],
  ['__proto__', false],
])('knows whether %j can be a state', (text, can) => {
  expect(isStateOrBlank(text)).toBe(can);
});

it.each([
  ['', true],
  ['45402', true],
  ['45402-1234', true],
  ['454021234', true],
  ['4540', false],
  ['45402-', false],
  ['45402-12', false],
  ['４５４０２', false],
  ['45402 1234', false],
])('knows whether %j can be a ZIP code', (text, can) => {
  expect(isZipCodeOrBlank(text)).toBe(can);
});
