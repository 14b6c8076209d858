import type { DisputeCase } from '../facts/reason-rules.ts';
import type { Sentence } from './clauses.rules.ts';
import { disputesOf } from './disputed.rules.ts';
import type { LintFinding } from '../contract/letter-document.ts';
import type { judgeMessages } from '../contract/messages.ts';
import type { DisputeFacts } from '../contract/question.ts';
import type { Dispute } from './own-claims.table.ts';
import { type Senses, sensesOf, type Topic } from './traits.rules.ts';

/** What the judge can have understood, what it is about, and which answers it concerns. */

export type Family = keyof typeof judgeMessages.families;

/** The others are found wherever they stand: in their manner, not beside the answers. */
const CONTRADICTIONS: ReadonlySet<Family> = new Set([
  'own_account',
  'theft_benefit',
  'not_settled',
  'not_paid_full',
  'was_late',
  'was_not_late',
  'two_debts',
  'restarted',
  'divorce',
  'amount_differs',
  'date_differs',
]);

/** A sum, a date or a kind is the answer's or it is not, however it is told. */
const PLAIN_FACTS: readonly Family[] = ['amount_differs', 'date_differs', 'other_kind'];

/** How far below the threshold the weights have to be before what a rule found is not even asked about. */
const DOUBTED_WITHIN = { block: 2, warn: 0.5 } as const;

/** What is no plain fact is asked about unless the weights are sure of the opposite. */
export const isAskedAnyway = (
  { family, severity }: { readonly family: Family; readonly severity: 'block' | 'warn' },
  below: number,
): boolean => PLAIN_FACTS.includes(family) || below < DOUBTED_WITHIN[severity];

export const topicOf = (family: Family): Topic =>
  CONTRADICTIONS.has(family) ? 'contradiction' : 'manner';

const contradictions: Partial<Record<Dispute, Family>> = {
  not_mine: 'own_account',
  inquiry: 'own_account',
  theft: 'theft_benefit',
  paid_full: 'not_paid_full',
  settled: 'settlement',
  late_month: 'was_late',
  goodwill: 'was_not_late',
  duplicate: 'two_debts',
  too_old: 'restarted',
};

/** What to ask where no rule names it. */
export function familyOf(
  topic: Topic,
  { words }: Sentence,
  { about, known }: { readonly about: DisputeCase; readonly known: Senses },
): Family {
  if (topic === 'contradiction') {
    const disputes = disputesOf(about);
    const dispute = [...disputes].find((each) => contradictions[each] !== undefined);
    return (dispute && contradictions[dispute]) ?? 'figures';
  }
  const found = words.flatMap(({ text }) => [...sensesOf(text, known)]);
  const [likeliest] = manners
    .map(({ family, senses }) => ({
      family,
      count: found.filter((sense) => senses.includes(sense)).length,
    }))
    .toSorted((one, other) => other.count - one.count);
  return likeliest && likeliest.count > 0 ? likeliest.family : 'unsure';
}

/** True of words about a student loan, a record or an office: beside such an item they weigh as what gives another one away. */
export function tellsOfOtherKind({ words }: Sentence, known: Senses): boolean {
  const senses = manners.find(({ family }) => family === 'other_kind')?.senses ?? [];
  return words.some(({ text }) =>
    [...sensesOf(text, known)].some((sense) => senses.includes(sense)),
  );
}

/** By which senses a manner is told from the others; of two that have as many, the first. Content table. */
const manners: readonly { readonly family: Family; readonly senses: readonly string[] }[] = [
  { family: 'others_data', senses: ['*privatelife', '*privatenumber', '*contact'] },
  { family: 'other_kind', senses: ['*student', '*publicrecord', '*government'] },
  {
    family: 'tone',
    senses: [
      '*law',
      '*agency',
      '*court',
      '*decide',
      '*demand',
      '*remove',
      '*threat',
      '*publicity',
      '*machine',
      '*instruct',
      '*style',
      '*marker',
    ],
  },
  {
    family: 'admits_true',
    senses: [
      '*truth',
      '*motive',
      '*wish',
      '*gamble',
      '*advice',
      '*invent',
      '*fairness',
      '*unverified',
    ],
  },
];

/** Where the answers or the kind of letter may be what is wrong: the answers, the likeliest first. Content table. */
const contradictedAnswers: Partial<Record<Family, readonly string[]>> = {
  own_account: ['dealtWithCompany', 'applied', 'howKnown', 'notMyTransaction'],
  theft_benefit: ['gotBenefit', 'notMyTransaction'],
  not_settled: ['fullOrSettled'],
  not_paid_full: ['fullOrSettled', 'paidAmount'],
  amount_differs: ['amountCorrect', 'paidAmount', 'thisBalance'],
  date_differs: [
    'paidDate',
    'paymentMadeDate',
    'dateCorrect',
    'firstDelinquencyDate',
    'discoveryDate',
    'reliefDate',
    'lienPaidDate',
  ],
  was_late: ['paymentMadeDate', 'lateMonth'],
  was_not_late: ['lateIsTrue'],
  two_debts: ['entriesRelation'],
  restarted: ['broughtCurrent', 'firstDelinquencyDate'],
  settlement: ['fullOrSettled', 'paidAmount'],
  other_kind: ['itemType'],
  figures: [
    'paidAmount',
    'amountCorrect',
    'paidDate',
    'paymentMadeDate',
    'dateCorrect',
    'firstDelinquencyDate',
    'discoveryDate',
  ],
  federal_loan: ['itemType'],
  public_record: ['itemType'],
  admits_true: ['shouldShow', 'amountCorrect', 'dateCorrect', 'itemType'],
  divorce: ['howKnown', 'dealtWithCompany'],
  unsure: [
    'dealtWithCompany',
    'gotBenefit',
    'fullOrSettled',
    'paymentMadeDate',
    'entriesRelation',
    'broughtCurrent',
    'itemType',
  ],
};

/** Which of two figures is right is no question of the kind of letter. */
const FIGURES: readonly Family[] = ['amount_differs', 'date_differs'];
const LEAVING = ['kind', 'none'] as const;

/** Who asks is answered by "yes, I mean it"; a stop is untrue or would hurt the letter, and goes nowhere as it stands. */
export function waysOn(
  { family, severity }: { readonly family: Family; readonly severity: LintFinding['severity'] },
  facts: DisputeFacts,
): Pick<LintFinding, 'ways' | 'questionKey'> {
  const keep = severity === 'warn' ? (['keep'] as const) : [];
  const keys = contradictedAnswers[family];
  if (!keys) return { ways: [...keep, 'words', 'none'] };
  const questionKey = keys.find((key) => facts[key] !== undefined);
  const answer = questionKey === undefined ? [] : (['answer'] as const);
  return {
    ways: [...keep, ...answer, 'words', ...(FIGURES.includes(family) ? [] : LEAVING)],
    ...(questionKey === undefined ? {} : { questionKey }),
  };
}
