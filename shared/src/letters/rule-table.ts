import type { DisputeReason } from './dispute-reason.ts';
import type { Enclosure } from './enclosures.ts';
import { answerOf } from './fact-words.rules.ts';
import { asksForBlock } from './identity-theft.rules.ts';
import type { DisputeFacts } from './question.ts';
import { isVeteranCase } from './shared-law.rules.ts';
import type { StatuteKey } from './statutes.ts';

/** The rule table: which law a letter may name, what it needs, asks for and must never say. Raise the version with every change. */
export const ruleTableVersion = '2026-11-21.2';

/** Whom a letter can go to. Furnisher, collector and inquirer letters will bring rows of their own. */
export type LetterRecipient = 'bureau';

interface ConditionalStatute {
  readonly statute: StatuteKey;
  /** The condition in words, for readers of the table. */
  readonly only: string;
  readonly when: (facts: DisputeFacts) => boolean;
}

export interface RecipientRule {
  readonly statutes: readonly StatuteKey[];
  readonly conditional: readonly ConditionalStatute[];
  /** Questions that must be answered, where they are asked. */
  readonly factsRequired: readonly string[];
  readonly asksFor: string;
  readonly enclosuresAdvised: readonly Enclosure[];
  readonly mustNotSay: readonly string[];
}

const DISPUTE: readonly StatuteKey[] = [
  'cra.reinvestigate',
  'cra.extend15',
  'cra.furnisherNotice',
  'cra.frivolous',
  'cra.considerAll',
  'cra.delete',
  'cra.reinsertion',
  'cra.results',
  'cra.procedure',
  'cra.expedited',
  'cra.statement',
  'cra.notifyRecipients',
];
const ORDINARY: readonly StatuteKey[] = [...DISPUTE, 'cra.accuracy'];

const annual: ConditionalStatute = {
  statute: 'cra.annual45',
  only: 'after the free annual report',
  when: (facts) => answerOf(facts, 'freeAnnualReport') === 'yes',
};
const veteran: ConditionalStatute = {
  statute: 'cra.veteranMedical',
  only: 'a veteran, with the VA papers in the envelope',
  when: (facts) => isVeteranCase({ facts }),
};
const onlyForType = (
  statute: StatuteKey,
  only: string,
  types: readonly string[],
): ConditionalStatute => ({
  statute,
  only,
  when: (facts) => types.includes(answerOf(facts, 'itemType')),
});
const block = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'all four elements of a block request are there',
  when: asksForBlock,
});

const IDENTIFICATION: readonly Enclosure[] = ['photo_id', 'proof_of_address', 'marked_report_page'];
const NEVER = [
  'that the item must be deleted',
  'a lawsuit, damages or a lawyer',
  'a law that binds collectors or furnishers',
  'a score or points',
];
const COLLECTIONS = ['collection', 'charge_off', 'medical_collection'];

export const ruleTable: Readonly<
  Record<DisputeReason, Readonly<Record<LetterRecipient, RecipientRule>>>
> = {
  not_mine: {
    bureau: {
      statutes: ORDINARY,
      conditional: [
        annual,
        onlyForType('purpose.permitted', 'inquiries', ['hard_inquiry']),
        onlyForType('cra.purposeChecks', 'inquiries', ['hard_inquiry']),
      ],
      factsRequired: [
        'itemType',
        'identityUsed',
        'howKnown',
        'agreedToPay',
        'dealtWithCompany',
        'howKnownDetails',
        'inquiryDate',
        'applied',
      ],
      asksFor: 'investigate, match the identifiers, remove if not verified as mine',
      enclosuresAdvised: [...IDENTIFICATION, 'name_proof', 'mix_up_papers'],
      mustNotSay: [...NEVER, 'identity theft', 'that an inquiry needs written permission'],
    },
  },
  paid_in_full: {
    bureau: {
      statutes: ORDINARY,
      conditional: [annual, veteran],
      factsRequired: [
        'itemType',
        'shownNow',
        'fullOrSettled',
        'paidDate',
        'paidAmount',
        'paidTo',
        'paidMethod',
      ],
      asksFor: 'update to paid or settled with a balance of zero',
      enclosuresAdvised: [...IDENTIFICATION, 'payment_proof', 'settlement_letter'],
      mustNotSay: [...NEVER, 'that payment requires deletion', 'that settled is paid in full'],
    },
  },
  incorrect_amount: {
    bureau: {
      statutes: ORDINARY,
      conditional: [annual, veteran],
      factsRequired: [
        'itemType',
        'amountKind',
        'amountShown',
        'amountCorrect',
        'asOfDate',
        'howComputed',
      ],
      asksFor: 'correct the figure, or take it out if it cannot be verified',
      enclosuresAdvised: [...IDENTIFICATION, 'statement', 'payoff_letter'],
      mustNotSay: [...NEVER, 'a balance of zero without proof'],
    },
  },
  incorrect_dates: {
    bureau: {
      statutes: ORDINARY,
      conditional: [
        annual,
        onlyForType('obs.clockStart', 'collections and charge-offs', COLLECTIONS),
        onlyForType('obs.collections', 'collections and charge-offs', COLLECTIONS),
      ],
      factsRequired: [
        'itemType',
        'whichDate',
        'otherDateName',
        'dateShown',
        'dateCorrect',
        'lateMonth',
        'lateDays',
        'paymentDueDate',
        'paymentMadeDate',
        'dateSource',
      ],
      asksFor: 'correct the date; stop reporting where the true date makes the item too old',
      enclosuresAdvised: [...IDENTIFICATION, 'statement', 'older_report'],
      mustNotSay: [...NEVER, 're-aging', 'that the last payment restarts seven years'],
    },
  },
  duplicate: {
    bureau: {
      statutes: ORDINARY,
      conditional: [annual],
      factsRequired: [
        'itemType',
        'otherCreditor',
        'otherAccountNumber',
        'thisBalance',
        'otherBalance',
        'entriesRelation',
        'originalEntry',
        'sameDisbursement',
        'sameDebtWhy',
      ],
      asksFor: 'keep one entry; a sold debt shows zero and transferred at the original creditor',
      enclosuresAdvised: [...IDENTIFICATION, 'second_report_page', 'sale_letter'],
      mustNotSay: [...NEVER, 'that a charge-off at zero and one collector are duplicates'],
    },
  },
  identity_theft: {
    bureau: {
      statutes: ORDINARY,
      conditional: [
        annual,
        block('idt.block'),
        block('idt.notifyFurnisher'),
        block('idt.decline'),
        block('idt.extendedAlert'),
        {
          statute: 'idt.initialAlert',
          only: 'identity theft is stated',
          when: (facts) => answerOf(facts, 'theftKind') !== '',
        },
      ],
      factsRequired: [
        'itemType',
        'theftKind',
        'theftPart',
        'discoveryDate',
        'thiefKnown',
        'gotBenefit',
        'notMyTransaction',
      ],
      asksFor: 'block within four business days; without a report, an ordinary investigation',
      enclosuresAdvised: [...IDENTIFICATION, 'ftc_report', 'police_report'],
      mustNotSay: [...NEVER, 'a word of 605B without a report in the envelope'],
    },
  },
  statute_of_limitations: {
    bureau: {
      statutes: DISPUTE,
      conditional: [
        annual,
        onlyForType('obs.collections', 'collections and charge-offs', COLLECTIONS),
        onlyForType('obs.clockStart', 'collections and charge-offs', COLLECTIONS),
        onlyForType('obs.other', 'other negative items', [
          'late_payment',
          'student_loan_private',
          'other_item',
        ]),
      ],
      factsRequired: [
        'itemType',
        'beingSued',
        'firstDelinquencyDate',
        'broughtCurrent',
        'delinquencySource',
      ],
      asksFor: 'stop reporting an item whose seven years are over',
      enclosuresAdvised: [...IDENTIFICATION, 'statement', 'older_report'],
      mustNotSay: [
        ...NEVER,
        'the time limit for lawsuits',
        'that the debt is owed or will be paid',
      ],
    },
  },
  other: {
    bureau: {
      statutes: ORDINARY,
      conditional: [annual, veteran],
      factsRequired: ['itemType', 'errorKind', 'shownNow', 'shouldShow', 'dischargeDate'],
      asksFor: 'one specific correction',
      enclosuresAdvised: IDENTIFICATION,
      mustNotSay: NEVER,
    },
  },
};

/** The law that this letter may name, given the answers. */
export function allowedStatutes(
  reason: DisputeReason,
  recipient: LetterRecipient,
  facts: DisputeFacts,
): ReadonlySet<StatuteKey> {
  const rule = ruleTable[reason][recipient];
  return new Set([
    ...rule.statutes,
    ...rule.conditional.filter(({ when }) => when(facts)).map(({ statute }) => statute),
  ]);
}
