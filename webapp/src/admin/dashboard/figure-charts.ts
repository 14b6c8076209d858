import { LetterAge, type figureEndpoints, type FunnelStep } from '@creditfix/shared/admin';
import type { DisputeOutcome } from '@creditfix/shared/disputes';
import { type DataOf, dollars, monthNames } from '@creditfix/shared/kernel';
import {
  disputeReasonLabels,
  letterRecipientLabels,
  type DisputeReason,
  type LetterRecipient,
} from '@creditfix/shared/letters';
import { counted } from '../words.tsx';

/** What each chart of the figures shows: the same rows as a picture, as a table and as a file. */

type Figures = DataOf<typeof figureEndpoints.staffFigures>;

/** One colored part of a bar, or a line. */
interface Series {
  readonly name: string;
  readonly color: string;
}

export interface ChartOfFigures {
  readonly id: string;
  readonly title: string;
  /** What the picture means, and what it counts. */
  readonly says: string;
  readonly kind: 'bars' | 'stacked' | 'across' | 'lines' | 'table';
  readonly head: string;
  readonly series: readonly Series[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly words: (value: number) => string;
  /** What will be there once there is something to draw. */
  readonly empty: string;
}

const GREEN = 'var(--green)';
const RED = 'var(--red)';
const BLUE = 'var(--link)';
const AMBER = 'var(--amber)';
const MUTED = 'var(--ink-muted)';

export function chartsOf(figures: Figures): readonly ChartOfFigures[] {
  return [
    funnelOf(figures),
    byOutcome(figures, {
      id: 'by-reason',
      title: 'Outcomes by reason',
      head: 'Reason',
      of: ({ reason }) => reason,
      words: (reason) => disputeReasonLabels[reason as DisputeReason],
    }),
    byOutcome(figures, {
      id: 'by-recipient',
      title: 'Outcomes by recipient',
      head: 'Recipient',
      of: ({ recipient }) => recipient,
      words: (recipient) => letterRecipientLabels[recipient as LetterRecipient],
    }),
    byAge(figures),
    timeToAnswer(figures),
    mailCosts(figures),
    recurring(figures),
    churn(figures),
    cohorts(figures),
  ];
}

const stepNames: Readonly<Record<FunnelStep, string>> = {
  visit: 'Visits',
  started: 'Begun on /start',
  asked: 'Sign-ins asked for',
  signed_in: 'Sign-ins',
  account: 'Accounts opened',
  draft: 'Drafts begun',
  details: 'Reached Dispute Details',
  signature: 'Reached Signature',
  letter: 'Letters signed',
  mailed: 'Letters mailed',
  answered: 'Letters answered',
  deleted: 'Items deleted',
};

function funnelOf({ funnel }: Figures): ChartOfFigures {
  return {
    id: 'funnel',
    title: 'From first visit to deletion',
    says: 'Begun on /start is counted before anybody signs in; sign-ins are those of new people and of people who come back. Drafts are counted by the day on which they were begun, letters by the day of signing. One letter can have several items, each with an answer of its own.',
    kind: 'across',
    head: 'Step',
    series: [{ name: 'Count', color: GREEN }],
    rows: funnel.map(({ step, count }) => ({ name: stepNames[step], values: [count] })),
    words: counted,
    empty: 'Visits, sign-ins, drafts, letters and answers are shown here from the first visit on.',
  };
}

type Outcome = Figures['outcomes'][number];

/** How outcomes are put together: gone, changed, still there, or no answer. */
const OUTCOMES: readonly (Series & { readonly of: readonly DisputeOutcome[] })[] = [
  { name: 'Deleted', color: GREEN, of: ['deleted'] },
  { name: 'Corrected', color: BLUE, of: ['corrected'] },
  { name: 'Still wrong', color: RED, of: ['corrected_wrongly', 'verified', 'reinserted'] },
  {
    name: 'Set aside',
    color: AMBER,
    of: ['frivolous', 'need_id', 'block_declined'],
  },
  { name: 'No answer', color: MUTED, of: ['no_answer'] },
];

function byOutcome(
  { outcomes }: Figures,
  by: Pick<ChartOfFigures, 'id' | 'title' | 'head'> & {
    readonly of: (outcome: Outcome) => string;
    readonly words: (group: string) => string;
  },
): ChartOfFigures {
  const groups = [...new Set(outcomes.map(by.of))];
  return {
    ...by,
    says: 'The answers that people recorded in the last twelve months.',
    kind: 'stacked',
    series: OUTCOMES,
    rows: groups
      .map((group) => ({
        name: by.words(group),
        values: OUTCOMES.map(({ of }) =>
          sumOf(outcomes.filter((one) => by.of(one) === group && of.includes(one.outcome))),
        ),
      }))
      .toSorted((a, b) => total(b.values) - total(a.values)),
    words: counted,
    empty: 'Outcomes are shown here as soon as somebody records an answer.',
  };
}

const AGE_NAMES: Readonly<Record<LetterAge, string>> = {
  '0-30': '0–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  '91+': '91+ days',
};

/** What came of the items, and of how many nobody knows yet. */
function byAge({ ages }: Figures): ChartOfFigures {
  const known = OUTCOMES.map(
    ({ of }) =>
      (outcome: DisputeOutcome | null) =>
        (of as readonly (DisputeOutcome | null)[]).includes(outcome),
  );
  const parts = [...known, (outcome: DisputeOutcome | null) => outcome === null];
  return {
    id: 'by-age',
    title: 'Outcomes by age of the letter',
    says: 'The items of letters that were mailed in the last year, by how long ago the letter was signed.',
    kind: 'stacked',
    head: 'Letter signed',
    series: [...OUTCOMES, { name: 'Nothing noted yet', color: 'var(--control-line)' }],
    rows: Object.values(LetterAge).map((age) => ({
      name: AGE_NAMES[age],
      values: parts.map((fits) =>
        sumOf(ages.filter((one) => one.age === age && fits(one.outcome))),
      ),
    })),
    words: counted,
    empty: 'The items of letters are shown here from the first letter in the mail on.',
  };
}

const TIMES = [
  ['0-15', 'Up to 15 days'],
  ['16-30', '16 to 30 days'],
  ['31-45', '31 to 45 days'],
  ['46+', '46 days and more'],
] as const;

function timeToAnswer({ outcomes }: Figures): ChartOfFigures {
  return {
    id: 'time-to-answer',
    title: 'Time to answer, by outcome',
    says: 'Days from the arrival of the letter to the answer, or from its signing where the arrival is not known.',
    kind: 'stacked',
    head: 'Time to the answer',
    series: OUTCOMES.slice(0, -1),
    rows: TIMES.map(([took, name]) => ({
      name,
      values: OUTCOMES.slice(0, -1).map(({ of }) =>
        sumOf(outcomes.filter((one) => one.took === took && of.includes(one.outcome))),
      ),
    })),
    words: counted,
    empty: 'How long answers take is shown here from the first answer with a date on.',
  };
}

function mailCosts({ months }: Figures): ChartOfFigures {
  return {
    id: 'mail-costs',
    title: 'Mail: paid and cost',
    says: 'By the month in which a letter was ordered. A cost counts once the carrier has named it.',
    kind: 'bars',
    head: 'Month',
    series: [
      { name: 'Paid by people', color: GREEN },
      { name: 'Cost', color: RED },
    ],
    rows: months.map(({ month, mailPaidCents, mailCostCents }) => ({
      name: monthWords(month),
      values: [mailPaidCents, mailCostCents],
    })),
    words: dollars,
    empty:
      'What people paid for mail and what it cost are shown here from the first letter that a carrier takes on.',
  };
}

function recurring({ months }: Figures): ChartOfFigures {
  return {
    id: 'mrr',
    title: 'Monthly recurring revenue',
    says: 'What the subscriptions running at the end of each month come to a month, trials included.',
    kind: 'lines',
    head: 'Month',
    series: [{ name: 'MRR', color: GREEN }],
    rows: months.map(({ month, mrrCents }) => ({ name: monthWords(month), values: [mrrCents] })),
    words: dollars,
    empty: 'The line begins with the first subscription.',
  };
}

function churn({ months }: Figures): ChartOfFigures {
  return {
    id: 'churn',
    title: 'Churn',
    says: 'Of the subscriptions that ran when a month began, the percentage that ended in it.',
    kind: 'lines',
    head: 'Month',
    series: [{ name: 'Churn', color: RED }],
    rows: months.map(({ month, churnRate }) => ({ name: monthWords(month), values: [churnRate] })),
    words: (value) => `${value.toFixed(1)}%`,
    empty:
      'Churn is shown here once a subscription has ended in a month after the one in which it began.',
  };
}

function cohorts({ cohorts: begun, months }: Figures): ChartOfFigures {
  return {
    id: 'cohorts',
    title: 'Who stays',
    says: 'Subscriptions by the month in which they began, and the percentage that still ran at the end of it and of each month since.',
    kind: 'table',
    head: 'Began in',
    series: months.map((_, index) => ({
      name: index === 0 ? 'Same month' : `+${index}`,
      color: GREEN,
    })),
    rows: begun
      .filter((cohort) => cohort.begun > 0)
      .map((cohort) => ({
        name: `${monthWords(cohort.month)} (${counted(cohort.begun)})`,
        values: months.map((_, index) => {
          const stayed = cohort.stayed[index];
          return stayed === undefined ? null : (100 * stayed) / cohort.begun;
        }),
      })),
    words: (value) => `${Math.round(value)}%`,
    empty: 'Each month in which subscriptions begin gets a line here.',
  };
}

export function isEmpty({ rows }: ChartOfFigures): boolean {
  return rows.every(({ values }) => values.every((value) => !value));
}

/** As a spreadsheet reads it: amounts of money in dollars, nothing where nothing is known. */
export function csvOf({ head, series, rows, words }: ChartOfFigures): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const plain = (value: number | null) =>
    value === null
      ? ''
      : words === dollars
        ? (value / 100).toFixed(2)
        : String(Math.round(value * 10) / 10);
  return [
    [head, ...series.map(({ name }) => name)],
    ...rows.map(({ name, values }) => [name, ...values.map(plain)]),
  ]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
}

function monthWords(month: string): string {
  const [year = '', number = '1'] = month.split('-');
  return `${(monthNames[Number(number) - 1] ?? '').slice(0, 3)} ${year}`;
}

function sumOf(outcomes: readonly Pick<Outcome, 'count'>[]): number {
  return outcomes.reduce((sum, { count }) => sum + count, 0);
}

function total(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
