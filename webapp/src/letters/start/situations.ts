import type { DisputeReason, TemplateSlug } from '@creditfix/shared/letters';
import type { SituationName } from '#webapp/kit/index.ts';

/** What can have happened to a person, and the letter that each begins. Content table: the first ones are asked about in large. */

export interface Situation {
  /** The reason of a dispute; a letter that disputes nothing has none. */
  readonly reason?: DisputeReason;
  readonly template?: TemplateSlug;
  /** Answers that the situation itself gives. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Keys of the choices that are asked before sign-in, beside who reports the item. */
  readonly asks: readonly string[];
  /** Options that this situation rules out. */
  readonly without?: Readonly<Record<string, readonly string[]>>;
  /** Answers after which another letter fits: the name of its situation, by key and value. */
  readonly leadsTo?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const LATE = ['late_month', 'late_months'] as const;
const SINGLE_DATES = [
  'first_delinquency',
  'opened',
  'closed',
  'charge_off',
  'last_payment',
  'other',
] as const;
const NO_INQUIRY = { itemType: ['hard_inquiry'] } as const;

const situations = {
  'late-payment': {
    reason: 'incorrect_dates',
    template: 'late-payment',
    asks: ['itemType', 'whichDate'],
    // What is with a collector has no monthly payments that could be late.
    without: { itemType: ['collection', 'medical_collection'], whichDate: SINGLE_DATES },
  },
  'not-mine': {
    reason: 'not_mine',
    asks: ['itemType', 'howKnown'],
    without: NO_INQUIRY,
  },
  'never-opened': {
    reason: 'not_mine',
    facts: { howKnown: 'never_had' },
    asks: ['itemType', 'identityUsed'],
    without: NO_INQUIRY,
    leadsTo: { identityUsed: { yes: 'identity-theft' } },
  },
  'wrong-amount': { reason: 'incorrect_amount', asks: ['itemType', 'amountKind'] },
  'already-paid': { reason: 'paid_in_full', asks: ['itemType', 'fullOrSettled'] },
  inquiry: { reason: 'not_mine', template: 'hard-inquiry', asks: [] },
  'identity-theft': {
    reason: 'identity_theft',
    template: 'identity-theft',
    asks: ['itemType', 'theftKind'],
  },
  collector: { template: 'debt-validation', asks: ['noticeState'] },
  'too-old': { reason: 'statute_of_limitations', asks: ['itemType'] },
  twice: { reason: 'duplicate', asks: ['itemType', 'entriesRelation'] },
  'wrong-date': {
    reason: 'incorrect_dates',
    asks: ['itemType', 'whichDate'],
    without: { whichDate: LATE },
  },
  'mixed-file': { reason: 'mixed_file', template: 'mixed-file', asks: [] },
  'own-details': {
    reason: 'personal_information',
    template: 'personal-information',
    asks: ['detailKind', 'detailFault'],
  },
  deceased: { reason: 'deceased', template: 'deceased', asks: ['itemType', 'whoDied'] },
  'late-and-true': { template: 'goodwill-adjustment', asks: ['itemType', 'standing'] },
  'collector-later': { template: 'debt-verification', asks: ['disputeWhy'] },
} as const satisfies Readonly<Record<SituationName, Situation>>;

export function situationOf(name: SituationName): Situation {
  return situations[name];
}

/** @returns nothing for a name that is none of ours: addresses are typed and shared */
export function situationIn(name: string | null): SituationName | undefined {
  return name !== null && Object.hasOwn(situations, name) ? (name as SituationName) : undefined;
}

export const situationNames = Object.keys(situations) as readonly SituationName[];

/** What most people come with. */
export const firstSituations = [
  'late-payment',
  'not-mine',
  'never-opened',
  'wrong-amount',
  'already-paid',
  'inquiry',
  'identity-theft',
  'collector',
] as const satisfies readonly SituationName[];

/** Folded away below them. */
export const furtherSituations = [
  'too-old',
  'twice',
  'wrong-date',
  'mixed-file',
  'own-details',
  'deceased',
  'late-and-true',
  'collector-later',
] as const satisfies readonly SituationName[];
