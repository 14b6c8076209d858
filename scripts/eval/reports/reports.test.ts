import { Bureau } from '@creditfix/shared/letters';
import { readAnnualReport, recognizePdf } from '@creditfix/shared/reports';
import { expect, test } from 'vitest';
import { holdAgainst, type Tallies } from './hold-against.ts';
import { inventReport } from './invented-report.ts';
import { printed, typeset } from './typeset.ts';

const REPORTS = 40;

test.each(Object.values(Bureau))('%s: what is printed is read, and nothing else', (bureau) => {
  const tallies: Tallies = new Map();
  for (let seed = 1; seed <= REPORTS; seed++) {
    const invented = inventReport(seed);
    const pages = typeset(printed(invented, bureau, seed), bureau, seed);
    const layout = recognizePdf(pages);
    if (typeof layout === 'string') throw new Error(`report ${seed} is ${layout}`);
    expect(layout.bureau).toBe(bureau);
    holdAgainst(tallies, { printed: invented, read: readAnnualReport(pages, layout), bureau });
  }
  const misread = [...tallies].filter(([, { wrong }]) => wrong > 0);
  expect(misread.map(([field, { examples }]) => `${field}: ${examples.join('; ')}`)).toEqual([]);
  const all = [...tallies.values()];
  const right = all.reduce((sum, tally) => sum + tally.right, 0);
  const notRead = all.reduce((sum, tally) => sum + tally.notRead, 0);
  expect(right / (right + notRead)).toBeGreaterThan(0.98);
});
