import { valueOf, type CreditReport } from '@creditfix/shared/reports';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inventReport } from './eval/reports/invented-report.ts';
import { savedFile } from './eval/reports/save-file.ts';
import { threeBureaus } from './eval/reports/three-bureaus.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'credit-fix-report-'));
  const told = threeBureaus(inventReport(3, 6), 3);
  writeFileSync(join(folder, 'saved.html'), savedFile('identityiq', { told, seed: 3 }));
  writeFileSync(join(folder, 'poem.txt'), 'Roses are red.');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run report` as a person would from their own folder, and gives back what a shell would see. */
async function report(args: readonly string[], reads: 'all' | 'nothing' = 'all') {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'report.ts'), ...args], {
    env: { ...process.env, INIT_CWD: folder },
  });
  let out = '';
  let errors = '';
  if (reads === 'all') child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  else child.stdout.destroy();
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exit = await new Promise<number | null>((done) => child.once('close', done));
  return { exit, out, errors };
}

it('prints the accounts and inquiries of each bureau, and the same as JSON with the line of each value', async () => {
  const [words, data] = await Promise.all([
    report(['saved.html']),
    report(['saved.html', '--json']),
  ]);
  expect([words.exit, words.errors, data.exit, data.errors]).toEqual([0, '', 0, '']);
  const { reports } = JSON.parse(data.out) as {
    reports: { file: string; report: CreditReport; findings: unknown[] }[];
  };
  expect(reports.map(({ report: { bureau } }) => bureau).toSorted()).toEqual([
    'equifax',
    'experian',
    'transunion',
  ]);
  for (const { file, report: read, findings } of reports) {
    expect(file).toBe('saved.html');
    expect(read.tradelines.length).toBeGreaterThan(0);
    const said = words.out.slice(words.out.indexOf(`saved.html: ${read.bureau}`));
    expect(said).toContain(`Accounts (${read.tradelines.length})`);
    expect(said).toContain(`Inquiries (${read.inquiries.length})`);
    expect(said).toContain(`Worth a question (${findings.length})`);
    for (const { facts } of read.tradelines) {
      expect(facts.creditor.state === 'reported' && facts.creditor.source.text).toBeTruthy();
      expect(said).toContain(valueOf(facts.creditor));
    }
  }
});

it('says of each file that it could not read why, and ends with 1', async () => {
  const { exit, out, errors } = await report(['poem.txt', 'nowhere.pdf', 'saved.html']);
  expect(exit).toBe(1);
  expect(errors).toMatch(/^poem\.txt: .+\nnowhere\.pdf: There is no such file\.\n$/);
  expect(out).toContain('saved.html: equifax');
});

it('says how it is used, and ends with 2', async () => {
  const wrong = await Promise.all([report([]), report(['saved.html', '--jsn'])]);
  for (const { exit, out, errors } of wrong) {
    expect([exit, out]).toEqual([2, '']);
    expect(errors).toContain('Usage: npm run report -- FILE…');
  }
});

it('ends without a word where nobody reads on', async () => {
  expect(await report(['saved.html'], 'nothing')).toEqual({ exit: 0, out: '', errors: '' });
});
