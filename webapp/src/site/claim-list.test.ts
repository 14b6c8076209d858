import { describe, expect, it } from 'vitest';
import { countable, figureAt } from './claim-list.tsx';

const moments: readonly (readonly [figure: string, part: number, shown: string])[] = [
  ['62,421+', 0, '0+'],
  ['62,421+', 0.01, '624+'],
  ['62,421+', 0.5, '31,210+'],
  ['62,421+', 1, '62,421+'],
  ['1m 22s', 0.5, '0m 11s'],
  ['78%', 0.999, '77%'],
  ['98.7%', 0.5, '49.3%'],
  ['91%', 2, '91%'],
];

describe('a figure that counts up', () => {
  it.each(moments)('%s at %d is %s', (figure, part, shown) => {
    expect(figureAt(figure, part)).toBe(shown);
  });

  it('is one with digits; the mark of a value that is put in later is left alone', () => {
    expect(countable('62,421+')).toBe(true);
    expect(countable('%%figure.lettersMade%%')).toBe(false);
  });
});
