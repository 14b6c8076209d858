import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARK_SCALE } from './exhibit-mark.rules.ts';
import { proposedBlackouts, type PlacedText } from './redaction.rules.ts';

const at = (text: string, place: Partial<PlacedText> = {}): PlacedText => ({
  text,
  left: 100,
  top: 100,
  width: text.length * 10,
  height: 12,
  ...place,
});
const reasons = (text: string) => proposedBlackouts([at(text)]).map(({ reason }) => reason);

describe('what is proposed to be blacked out', () => {
  it.each([
    ['SSN: 123-45-6789', ['ssn']],
    ['Social Security Number 123456789', ['ssn']],
    ['XXX-XX-6789', []],
    ['Card 4417 1234 5678 2210', ['account_number']],
    ['4417123456782210', ['account_number']],
    ['Account Number: 1234567890', ['account_number']],
    ['Account Number: 12345678****2210', ['account_number']],
    ['Account ending in 2210', []],
    ['Date of Birth: 03/14/1981', ['birth_date']],
    ['DOB March 14, 1981', ['birth_date']],
    ['Date Opened: 03/14/2019', []],
    ['(800) 555-0100, SAMPLETON, OH 44000-1234', []],
    ['Confirmation # 1234567890', []],
    ['Paid $1,234.56 on 2026-03-14', []],
  ])('%s', (text, expected) => {
    expect(reasons(text)).toEqual(expected);
  });

  it('leaves the last four, by which an account is found', () => {
    const [box] = proposedBlackouts([at('Card 4417 1234 5678 2210', { left: 0, width: 1000 })]);
    const { left = 0, width = 0 } = box?.frame ?? {};
    expect(left).toBeGreaterThan(150);
    expect(left).toBeLessThan(230);
    expect(left + width).toBeGreaterThan(760);
    expect(left + width).toBeLessThan(850);
  });

  it('finds a number that the page draws in pieces', () => {
    const pieces = [at('Account', { width: 80 }), at('number', { left: 185, width: 70 })];
    const boxes = proposedBlackouts([
      at('5678901234', { left: 350, width: 100 }),
      ...pieces,
      at('1234', { left: 300, width: 40 }),
    ]);
    expect(boxes).toHaveLength(1);
    expect(boxes[0]?.frame.left).toBeLessThanOrEqual(300);
  });

  it('always gives boxes that lie on the page', () => {
    const piece = fc.record({
      text: fc.string({
        maxLength: 400,
        unit: fc.constantFrom('1', '-', ' ', '*', 'x', 'account ', 'dob', '/'),
      }),
      left: fc.integer({ min: -50, max: 1050 }),
      top: fc.integer({ min: -50, max: 1050 }),
      width: fc.integer({ min: 0, max: 1200 }),
      height: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (texts) => {
        const boxes = proposedBlackouts(texts);
        for (const { frame } of boxes) {
          expect(frame.left + frame.width).toBeLessThanOrEqual(MARK_SCALE);
          expect(frame.top + frame.height).toBeLessThanOrEqual(MARK_SCALE);
          expect(
            Math.min(frame.left, frame.top, frame.width - 1, frame.height - 1),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
