import { describe, expect, it } from 'vitest';
import { csvCell } from '@creditfix/shared/kernel';
import { barcodeSvg } from './by-hand/print-cover-html.ts';
import { csvOf, inFours } from './by-hand/print-forms.ts';

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
  it('is Code 128: start B, H, I, check value and stop, as the standard has their bars and gaps', async () => {
    const widths = ['211214', '231113', '231311', '221231', '2331112'];
    expect(modulesOf(await barcodeSvg('HI'))).toBe(
      widths.map((width) => Array.from(width, barOrGap).join('')).join(''),
    );
  });
});

const barOrGap = (width: string, index: number) =>
  (index % 2 === 0 ? '█' : ' ').repeat(Number(width));

/** Dark and light modules from left to right, each two units wide. */
function modulesOf(svg: string): string {
  const [, width] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
  const modules = Array.from({ length: Number(width) / 2 }, () => ' ');
  for (const [, stroke, lines = ''] of svg.matchAll(/stroke-width="(\d+)" d="([^"]+)"/g))
    for (const [, middle] of lines.matchAll(/M([\d.]+) /g))
      modules.fill(
        '█',
        (Number(middle) - Number(stroke) / 2) / 2,
        (Number(middle) + Number(stroke) / 2) / 2,
      );
  return modules.join('');
}
