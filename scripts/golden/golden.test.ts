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
  allowedStatutes,
  disputeCases,
  purposeOf,
  ruleFor,
  statuteMeaning,
  type LetterDocument,
  enclosureList,
  type LetterBlock,
} from '@creditfix/shared/letters';
import { goldenCases, type GoldenCase } from '@creditfix/shared/letters/golden';
import { longDate } from '@creditfix/shared/kernel';
import { ROOT } from '#scripts/process/run-tool.ts';

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

/** What a lawyer reads: the row, the law it allows, and the letter. */
function goldenText(golden: GoldenCase, document: LetterDocument): string {
  const { disputeDetails, date, attached, legalMode } = golden.input;
  const rule = ruleFor(purposeOf(disputeDetails), golden.recipient);
  const allowed = [...allowedStatutes(disputeCases(disputeDetails, date, attached), legalMode)];
  return `${[
    `ROW        ${golden.purpose} to a ${golden.recipient}`,
    `ASKS FOR   ${rule?.asksFor}`,
    ...(rule?.clocks ?? []).map(
      ({ length, unit, what, only }) =>
        `CLOCK      ${length} ${unit.replace('_', ' ')} to ${what}${only ? ` (${only})` : ''}`,
    ),
    ...(rule?.mustNotSay ?? []).map((words) => `NEVER      ${words}`),
    ...allowed
      .toSorted()
      .map((key) => `MAY CITE   ${statuteMeaning(key)?.citation}: ${statuteMeaning(key)?.meaning}`),
    '',
    '-'.repeat(80),
    '',
    letterText(document),
  ].join('\n')}\n`;
}

/** The letter as plain text, set as on paper: for reading in a file, not for printing. */
function letterText(document: LetterDocument): string {
  const { sender, recipient, identification, blocks } = document;
  const enclosed = enclosureList(document);
  return [
    [sender.name, ...sender.lines].join('\n'),
    longDate(document.date),
    [recipient.name, ...recipient.lines].join('\n'),
    `Re: ${document.subject}`,
    identification.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    document.salutation,
    ...blocks.map(blockLines),
    `${document.closing}\n${sender.name}`,
    enclosed.length > 0 ? ['Enclosures', ...enclosed.map((line) => `- ${line}`)].join('\n') : '',
    ...document.mailingChoices.map(({ name, lines }) => [name, ...lines].join('\n')),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function blockLines(block: LetterBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return [block.title, ...block.rows.map(({ label, value }) => `  ${label}: ${value}`)].join(
        '\n',
      );
  }
}
