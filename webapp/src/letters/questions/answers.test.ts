import { describe, expect, test } from 'vitest';
import { moneyValue, moneyWords, toggleChoice } from './question-field.tsx';

describe('amounts', () => {
  test.each([
    ['1234', '1234.00'],
    ['$1,234.5', '1234.50'],
    [' 12.34 ', '12.34'],
    ['0', '0.00'],
    ['12.345', '12.345'],
    ['about 50', 'about50'],
  ])('%j is kept as %j', (typed, value) => {
    expect(moneyValue(typed)).toBe(value);
  });

  test('are shown with a dollar sign and commas', () => {
    expect(moneyWords('1234567.50')).toBe('$1,234,567.50');
    expect(moneyWords('about50')).toBe('about50');
  });
});

describe('several choices', () => {
  const offered = ['a', 'b', 'c'];

  test('are listed in the order in which they are offered', () => {
    expect(toggleChoice('c', 'a', true, offered)).toBe('a,c');
    expect(toggleChoice('', 'b', true, offered)).toBe('b');
  });

  test('lose one that is unticked or no longer offered', () => {
    expect(toggleChoice('a,b,old', 'a', false, offered)).toBe('b');
    expect(toggleChoice('b', 'b', false, offered)).toBe('');
  });
});
