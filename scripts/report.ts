import {
  besideEachOther,
  compareWithLast,
  findLikelyErrors,
  findingMessages,
  newestOfEach,
  notReadMessages,
  valueOf,
  type CreditReport,
  type Fact,
  type Finding,
  type ReportChanges,
  type SideBySide,
  type SourceLine,
} from '@creditfix/shared/reports';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readReportAside } from './report-reader.ts';

/** Credit reports from files, read by the same code as in the browser. Nothing leaves this machine. */

const USAGE = `Usage: npm run report -- FILE… [--json]

  FILE    a credit report: a PDF as annualcreditreport.com hands it out, or a three-bureau page
          of IdentityIQ, MyScoreIQ or SmartCredit as a browser saved it, or the data behind it
  --json  prints what was read as JSON, each value with its page and line

Exit codes: 0 all files were read, 1 a file was not read (the reason is printed), 2 wrong usage.`;

// Who has seen enough, as `head` has, closes what we write to.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const { files, asJson } = parseArguments();
const fileOf = new Map<CreditReport, string>();
for (const file of files) {
  const read = await readReport(file);
  if (typeof read === 'string') {
    process.stderr.write(`${basename(file)}: ${read}\n`);
    process.exitCode = 1;
  } else {
    for (const report of read) fileOf.set(report, basename(file));
  }
}
const all = newestOfEach([...fileOf.keys()]);
const judged = all.map(({ newest, earlier }) => ({
  file: fileOf.get(newest) ?? '',
  report: newest,
  findings: findLikelyErrors({
    report: newest,
    reportDate: valueOf(newest.date) ?? new Date().toISOString().slice(0, 10),
    earlier,
    others: all.flatMap((other) => (other.newest === newest ? [] : [other.newest])),
    answers: {},
  }),
  ...(earlier[0] ? { changes: compareWithLast(newest, earlier[0]) } : {}),
}));
const accountsBeside = besideEachOther(judged.map(({ report }) => report));
process.stdout.write(
  asJson
    ? `${JSON.stringify({ reports: judged, accountsBeside }, null, 2)}\n`
    : [...judged.map(told), ...toldBeside(accountsBeside)].join('\n'),
);

function parseArguments(): { files: readonly string[]; asJson: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    if (positionals.length > 0) return { files: positionals, asJson: values.json };
  } catch {
    // Said below.
  }
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}

async function readReport(file: string): Promise<readonly CreditReport[] | string> {
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', file)).catch(() => undefined);
  if (!bytes) return 'There is no such file.';
  const read = await readReportAside(bytes);
  return typeof read === 'string' ? notReadMessages[read] : read;
}

interface Judged {
  readonly file: string;
  readonly report: CreditReport;
  readonly findings: readonly Finding[];
  readonly changes?: ReportChanges;
}

function told({ file, report, findings, changes }: Judged): string {
  const { tradelines, inquiries, publicRecords, unknownLabels, hiddenTextOn = [] } = report;
  const unread = tradelines.flatMap(({ facts }) =>
    Object.values(facts).flatMap((fact: Fact<unknown>) =>
      fact.state === 'unread' ? [fact.source] : [],
    ),
  );
  return [
    `${file}: ${report.bureau}, ${shown(report.date)}, number ${shown(report.reference)}`,
    '',
    `Accounts (${tradelines.length})`,
    ...tradelines.map(({ facts, markedAdverse }) =>
      [
        `  ${shown(facts.creditor)}`,
        `ending in ${shown(facts.accountNumber)}`,
        shown(facts.status),
        `balance ${money(facts.balance)}`,
        ...(markedAdverse ? ['marked as negative'] : []),
      ].join(' · '),
    ),
    `Inquiries (${inquiries.length})`,
    ...inquiries.map(
      ({ company, kind, dates }) =>
        `  ${shown(company)} · ${kind} · ${dates.map(shown).join(', ')}`,
    ),
    `Public records (${publicRecords.length})`,
    ...publicRecords.map(({ facts }) => `  ${shown(facts.type)} · ${shown(facts.reference)}`),
    `Worth a question (${findings.length})`,
    ...findings.flatMap(({ rule, lines, values: { field } }) => [
      `  ${findingMessages[rule].title}${field ? `: ${field}` : ''}`,
      ...lines.map((line) => `    ${place(line)}`),
    ]),
    ...(changes ? toldChanges(changes) : []),
    `Not read (${unread.length + unknownLabels.length})`,
    ...unread.map((line) => `  ${place(line)}`),
    ...unknownLabels.map(({ page, label }) => `  page ${page}: the label “${label}” is new to us`),
    ...hiddenTextOn.map((page) => `  page ${page}: text that nobody can see`),
    '',
  ].join('\n');
}

function toldChanges({ gone, added, changed }: ReportChanges): string[] {
  return [
    `Since the last report: ${gone.length} gone, ${added.length} new, ${changed.length} changed`,
    ...gone.map(({ facts }) => `  gone: ${shown(facts.creditor)}`),
    ...added.map(({ facts }) => `  new: ${shown(facts.creditor)}`),
    ...changed.map(
      ({ now, fields }) => `  changed: ${shown(now.facts.creditor)}: ${fields.join(', ')}`,
    ),
  ];
}

function toldBeside(groups: readonly SideBySide[]): string[] {
  const differing = groups.filter(({ differing: fields }) => fields.length > 0);
  if (groups.length === 0) return [];
  return [
    `Accounts at several bureaus (${groups.length}); different is not wrong:`,
    ...differing.map(
      ({ tradelines: [first], differing: fields }) =>
        `  ${first ? shown(first.facts.creditor) : ''}: ${fields.join(', ')}`,
    ),
    '',
  ];
}

function place({ page, text }: SourceLine): string {
  return `page ${page}: ${text}`;
}

function shown(fact: Fact<unknown>): string {
  if (fact.state === 'unread') return '(not read)';
  return fact.state === 'reported' ? String(fact.value) : '(not reported)';
}

function money(fact: Fact<number>): string {
  const cents = valueOf(fact);
  return cents === undefined ? shown(fact) : `$${(cents / 100).toFixed(2)}`;
}
