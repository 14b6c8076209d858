import type { NoticeField } from '@creditfix/shared/reports';
import { seeded, type Seeded } from '../seeded.ts';
import { dollars, named } from './sheets.ts';

/** Notices of collectors who do not exist, in the words of the model form (12 CFR 1006.34, appendix B), in three designs. */

export interface InventedNotice {
  readonly facts: Readonly<Partial<Record<NoticeField, string>>>;
  readonly html: string;
}

const COLLECTORS = [
  'Northgate Recovery LLC',
  'Invented Portfolio Services',
  'Sample Credit Management, Inc.',
  'Harbor and Made-Up Associates',
];
const CREDITORS = ['Example Bank', 'Sampleton Store Card', 'Harbor Lending', 'Invented Wireless'];
const CITIES = [
  ['Sampleton', 'OH', '44000'],
  ['Example City', 'DE', '19800-1234'],
  ['Nowhere', 'TX', '75000'],
] as const;
const FONTS = ['Arial, Helvetica, sans-serif', '"Times New Roman", Times, serif', 'Georgia, serif'];

export function inventNotice(seed: number): InventedNotice {
  const random = seeded(seed * 13 + 5);
  const [city, state, zipCode] = random.pick(CITIES);
  const then = cents(random, 5_000, 900_000);
  const interest = cents(random, 0, 40_000);
  const fees = cents(random, 0, 5_000);
  const paid = cents(random, 0, Math.min(then, 20_000));
  const facts = {
    company: random.pick(COLLECTORS),
    street: random.chance(0.5)
      ? `PO Box ${1000 + random.whole(90_000)}`
      : `${1 + random.whole(9999)} Example Plaza`,
    city,
    state,
    zipCode,
    reference: `${100 + random.whole(900)}-${10_000 + random.whole(90_000)}`,
    originalCreditor: random.pick(CREDITORS),
    accountEnding: String(1000 + random.whole(9000)),
    noticeDate: day(random, 2026, 1, 6),
    itemizationDate: day(random, 2025, 1, 12),
    amountThen: money(then),
    amountNow: money(then + interest + fees - paid),
    disputeBy: day(random, 2026, 7, 12),
  };
  const rows = [
    [`As of ${named(facts.itemizationDate)}, you owed:`, `$${facts.amountThen}`],
    [`Between ${named(facts.itemizationDate)} and today:`, ''],
    ['You were charged this amount in interest:', `+ $${money(interest)}`],
    ['You were charged this amount in fees:', `+ $${money(fees)}`],
    ['You paid or were credited this amount toward the debt:', `- $${money(paid)}`],
    ['<b>Total amount of the debt now:</b>', `<b>$${facts.amountNow}</b>`],
  ];
  return { facts, html: page(facts, rows, random) };
}

function page(
  facts: Readonly<Record<NoticeField, string>>,
  rows: readonly (readonly string[])[],
  random: Seeded,
): string {
  const collector = `<b>${facts.company}</b><br>${facts.street}<br>${facts.city}, ${facts.state} ${facts.zipCode}<br>(800) 555-0100 from 8 a.m. to 8 p.m. EST`;
  const person = `To: Jordan Q Sample<br>100 Example Place<br>Dayton, OH 45402<br><br>Reference: ${facts.reference}`;
  const head = random.chance(0.5)
    ? `<table class="head"><tr><td>${collector}<td>${person}</table>`
    : `<p>${collector}<p>${person}`;
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 70px 80px; width: 656px; font: ${14 + random.whole(3)}px/1.4 ${random.pick(FONTS)}; color: #111; background: #fff }
table { width: 100%; border-collapse: collapse } .head td { vertical-align: top; width: 50% } td:last-child { white-space: nowrap }
</style>${head}<p>${named(facts.noticeDate)}<p><b>${facts.company} is a debt collector.</b> We are trying to collect a debt that you owe to
${facts.originalCreditor}. We will use any information you give us to help collect the debt.
<p><b>Our information shows:</b><br>You had a credit card from ${facts.originalCreditor} with account number ending in ${facts.accountEnding}.
<table>${rows.map(([label, amount]) => `<tr><td>${label}<td>${amount}`).join('')}</table>
<p><b>How can you dispute the debt?</b><br>Call or write to us by ${named(facts.disputeBy)}, to dispute all or part of the debt. If you do not, we
will assume that our information is correct.<br>If you write to us by ${named(facts.disputeBy)}, we must stop collection on any amount you dispute
until we send you information that shows you owe the debt.
<p><b>What else can you do?</b><br>Write to ask for the name and address of the original creditor, if different from the current creditor.`;
}

function cents(random: Seeded, least: number, most: number): number {
  return least + random.whole(most - least + 1);
}

/** With its cents, which a report leaves out and a notice prints. */
function money(amount: number): string {
  const [whole = '$0', fraction = ''] = dollars(amount).split('.');
  return `${whole.slice(1)}.${fraction.padEnd(2, '0')}`;
}

function day(random: Seeded, year: number, from: number, to: number): string {
  const month = from + random.whole(to - from + 1);
  return `${year}-${String(month).padStart(2, '0')}-${String(1 + random.whole(28)).padStart(2, '0')}`;
}
