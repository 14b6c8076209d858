import { describe, expect, it } from 'vitest';
import { code128Bars, code128Values } from './code-128.ts';
import { csvCell } from '@creditfix/shared/kernel';
import { csvOf } from './csv.ts';
import { inFours } from './print-forms.ts';

describe('a cell of a table', () => {
  it.each([
    ['Maria Lopez', 'Maria Lopez'],
    ['Atlanta, GA', '"Atlanta, GA"'],
    ['the "Annex"', '"the ""Annex"""'],
    ['=1+1', `'=1+1`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t'=1`],
    ['\r\n=1', `"'\r\n'=1"`],
    // Where a semicolon or a tab parts the cells.
    [';=1+1', `";'=1+1"`],
    ['a;=1;+2', `"a;'=1;'+2"`],
    ['a\t@x', `a\t'@x`],
    ['a\n-1', `"a\r\n'-1"`],
    ['a;b', '"a;b"'],
    ['\uFF1D1+1', `'\uFF1D1+1`],
    ['\uFF0B1', `'\uFF0B1`],
    ['\uFF0D1', `'\uFF0D1`],
    ['\uFF20A1', `'\uFF20A1`],
    [-3, '-3'],
    ['', ''],
  ])('%j is written as %j', (value, cell) => expect(csvCell(value)).toBe(cell));

  it('stands in lines that every spreadsheet reads', () => {
    expect(csvOf([['Name'], ['Núñez, Maria']])).toBe('\uFEFFName\r\n"Núñez, Maria"\r\n');
  });

  it('keeps a long number from being rounded', () => {
    expect(inFours('9407100000000000000001')).toBe('9407 1000 0000 0000 0000 01');
  });
});

describe('a barcode', () => {
  it('ends with its check value', () => {
    // The standard's own example has 54 in code set A, which begins one lower.
    expect(code128Values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
    expect(() => code128Values('é')).toThrow('no such character');
  });

  it('gives every value its eleven modules, and each its own bars', () => {
    const all = Array.from({ length: 95 }, (_, value) => String.fromCodePoint(32 + value));
    const drawn = all.map((character) => code128Bars(character));
    expect(new Set(drawn.map(({ modules }) => modules))).toEqual(new Set([4 * 11 + 2]));
    expect(new Set(drawn.map(({ path }) => path)).size).toBe(95);
  });
});
