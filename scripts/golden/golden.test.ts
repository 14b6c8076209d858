import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  LetterRecipient,
  composeLetter,
  factFaults,
  readLetter,
  refusalFor,
  ruleTable,
} from '@creditfix/shared/letters';
import { goldenCases } from '@creditfix/shared/letters/golden';
import { ROOT } from '#scripts/process/run-tool.ts';
import { goldenText } from './golden-text.ts';
import { letterText } from './letter-text.ts';

/**
 * One letter for each row of the rule table, as a file that a lawyer can read. A change of wording shows here as a change of these
 * files: write them anew with `GOLDEN=write npx vitest run --project unit golden`, and read them.
 */
const FOLDER = join(ROOT, 'shared/src/letters/golden');

if (process.env.GOLDEN === 'write') mkdirSync(FOLDER, { recursive: true });

const rows = Object.values(LetterRecipient).flatMap((recipient) =>
  Object.keys(ruleTable[recipient]).map((purpose) => `${recipient}/${purpose}`),
);

describe('the golden letters', () => {
  it('cover every row of the rule table', () => {
    const covered = new Set(goldenCases.map(({ recipient, purpose }) => `${recipient}/${purpose}`));
    expect(rows.filter((row) => !covered.has(row))).toEqual([]);
  });

  it.each(goldenCases.map((golden) => [golden.name, golden] as const))('%s', (name, golden) => {
    const { input } = golden;
    const { disputeDetails, date, attached } = input;
    expect(factFaults(disputeDetails, date, attached)).toEqual([]);
    expect(refusalFor(disputeDetails, date, attached)).toBeUndefined();
    const document = composeLetter(input);
    expect(readLetter(document, input)).toEqual([]);
    expect(letterText(document)).not.toMatch(
      /45 days|forty-five|1681j\(a\)\(3\)|free annual report/i,
    );
    const file = join(FOLDER, `${name}.txt`);
    const text = goldenText(golden, document);
    if (process.env.GOLDEN === 'write') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });

  it('leave no file behind that no row writes', () => {
    const names = new Set(goldenCases.map(({ name }) => `${name}.txt`));
    expect(readdirSync(FOLDER).filter((file) => file.endsWith('.txt') && !names.has(file))).toEqual(
      [],
    );
  });
});
