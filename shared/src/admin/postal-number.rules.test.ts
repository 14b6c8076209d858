import { expect, it } from 'vitest';
import { mailpieceIdOfBarcode, postalNumber } from './postal-number.rules.ts';

it.each([
  ['9407100000000000000001', '9407100000000000000001'],
  [' 9407 1000 0000 0000 0000 01 ', '9407100000000000000001'],
  ['7019-1120-0000-1234-5678', '70191120000012345678'],
  // Read from the label: with the ZIP code, with ZIP+4, and with the name of the barcode.
  ['420303749407100000000000000001', '9407100000000000000001'],
  ['4203037402569407100000000000000001', '9407100000000000000001'],
  [']C1420303749407100000000000000001', '9407100000000000000001'],
  ['ea123456789us', 'EA123456789US'],
  ['940710000000000000000', undefined],
  ['42030374940710000000000000000', undefined],
  ['420303747019112000001234567812', undefined],
  ['not a number', undefined],
  ['', undefined],
])('reads %j as %j', (text, number) => expect(postalNumber(text)).toBe(number));

it.each([
  ['0192F0C1D3B44C7E9A5B00112233AABB', '0192f0c1-d3b4-4c7e-9a5b-00112233aabb'],
  ['0192f0c1-d3b4-4c7e-9a5b-00112233aabb', '0192f0c1-d3b4-4c7e-9a5b-00112233aabb'],
  ['9407100000000000000001', undefined],
])('knows the cover sheet %j as %j', (text, id) => expect(mailpieceIdOfBarcode(text)).toBe(id));
