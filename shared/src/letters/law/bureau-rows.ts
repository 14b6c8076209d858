import type { Enclosure } from '../../documents/index.ts';
import { answerOf, asksForBlock, hasAttachedIdentity } from '../facts/fact-words.rules.ts';
import { followUpBureauRows, BLOCK_CLOCK, reinvestigationClocks } from './follow-up-rows.ts';
import { isNationwide } from '../facts/own-words.rules.ts';
import { isDelinquencyDate, isOldPaidLien } from './obsolescence.rules.ts';
import type { ConditionalStatute, RecipientRows } from './rule-table.ts';
import { isVeteranCase, isVeteransFirstYear, isVeteransPaid } from './medical-law.ts';
import { specialBureauRows } from './special-rows.ts';
import type { StatuteKey } from './statutes.ts';

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

const veteran: readonly ConditionalStatute[] = [
  {
    statute: 'cra.veteranMedical',
    only: 'a veteran, with the VA papers in the envelope',
    when: ({ facts }) => isVeteranCase({ facts }),
  },
  {
    statute: 'medical.veteranPaid',
    only: 'a veteran whose bill was paid or settled',
    when: isVeteransPaid,
  },
  {
    statute: 'medical.veteranYear',
    only: 'a veteran, in the first year after the care',
    when: isVeteransFirstYear,
  },
];
const onlyForType = (
  statute: StatuteKey,
  only: string,
  types: readonly string[],
): ConditionalStatute => ({
  statute,
  only,
  when: ({ facts }) => types.includes(answerOf(facts, 'itemType')),
});
const firstDelinquency = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'the date of first delinquency of a collection or charge-off',
  when: isDelinquencyDate,
});
const block = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'all four elements of a block request are there',
  when: asksForBlock,
});

const IDENTIFICATION: readonly Enclosure[] = ['photo_id', 'proof_of_address', 'marked_report_page'];
const NEVER = [
  'that the item must be deleted',
  'that it may take 45 days',
  'a lawsuit, damages or a lawyer',
  'a law that binds collectors or furnishers',
  'a score or points',
];
const COLLECTIONS = ['collection', 'charge_off', 'medical_collection'];

/** Letters to a consumer reporting agency. */
export const bureauRows: RecipientRows = {
  not_mine: {
    statutes: ORDINARY,
    conditional: [
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
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'name_proof', 'mix_up_papers'],
    mustNotSay: [...NEVER, 'identity theft', 'that an inquiry needs written permission'],
    clocks: reinvestigationClocks,
  },
  paid_in_full: {
    statutes: ORDINARY,
    conditional: veteran,
    factsRequired: [
      'itemType',
      'shownNow',
      'fullOrSettled',
      'settledAsPaid',
      'paidDate',
      'paidAmount',
      'paidTo',
      'paidMethod',
    ],
    asksFor: 'update to paid or settled with a balance of zero',
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'payment_proof', 'settlement_letter'],
    mustNotSay: [...NEVER, 'that payment requires deletion', 'that settled is paid in full'],
    clocks: reinvestigationClocks,
  },
  incorrect_amount: {
    statutes: ORDINARY,
    conditional: veteran,
    factsRequired: [
      'itemType',
      'amountKind',
      'amountShown',
      'amountCorrect',
      'asOfDate',
      'howComputed',
    ],
    asksFor: 'correct the figure, or take it out if it cannot be verified',
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'statement', 'payoff_letter'],
    mustNotSay: [...NEVER, 'a balance of zero without proof'],
    clocks: reinvestigationClocks,
  },
  incorrect_dates: {
    statutes: ORDINARY,
    conditional: [firstDelinquency('obs.clockStart'), firstDelinquency('obs.collections')],
    factsRequired: [
      'itemType',
      'whichDate',
      'otherDateName',
      'dateShown',
      'dateCorrect',
      'lateMonth',
      'lateDays',
      'firstLateMonth',
      'lastLateMonth',
      'allOnTime',
      'paymentDueDate',
      'paymentMadeDate',
      'dateSource',
    ],
    asksFor: 'correct the date; stop reporting where the true date makes the item too old',
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'statement', 'older_report'],
    mustNotSay: [...NEVER, 're-aging', 'that the last payment restarts seven years'],
    clocks: reinvestigationClocks,
  },
  duplicate: {
    statutes: ORDINARY,
    conditional: [],
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
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'second_report_page', 'sale_letter'],
    mustNotSay: [...NEVER, 'that a charge-off at zero and one collector are duplicates'],
    clocks: reinvestigationClocks,
  },
  identity_theft: {
    statutes: ORDINARY,
    conditional: [
      block('idt.block'),
      block('idt.notifyFurnisher'),
      block('idt.decline'),
      block('idt.extendedAlert'),
      {
        statute: 'idt.initialAlert',
        only: 'identity theft is stated, and the pages of a proof of identity are attached',
        when: (dispute) =>
          isNationwide(dispute) &&
          answerOf(dispute.facts, 'theftKind') !== '' &&
          hasAttachedIdentity(dispute),
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
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'ftc_report', 'police_report'],
    mustNotSay: [...NEVER, 'a word of 605B without the pages of the report in the packet'],
    clocks: [BLOCK_CLOCK, ...reinvestigationClocks],
  },
  statute_of_limitations: {
    statutes: DISPUTE,
    conditional: [
      onlyForType('obs.collections', 'collections and charge-offs', COLLECTIONS),
      onlyForType('obs.clockStart', 'collections and charge-offs', COLLECTIONS),
      onlyForType('obs.bankruptcy', 'a bankruptcy', ['bankruptcy']),
      {
        statute: 'obs.paidLien',
        only: 'a tax lien that was paid more than seven years ago',
        when: isOldPaidLien,
      },
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
      'reliefDate',
      'chapter',
      'recordKind',
      'lienPaid',
      'lienPaidDate',
      'loanProgram',
      'claimPaidOn',
      'defaultReportedOn',
      'defaultedAgain',
    ],
    asksFor: 'stop reporting an item whose time is over',
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'statement', 'older_report'],
    mustNotSay: [...NEVER, 'the time limit for lawsuits', 'that the debt is owed or will be paid'],
    clocks: reinvestigationClocks,
  },
  deceased: {
    statutes: ORDINARY,
    conditional: [],
    factsRequired: ['itemType', 'whoDied'],
    asksFor: 'remove the mark, keep the account',
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'ssa_letter'],
    mustNotSay: [...NEVER, 'that the account be removed'],
    clocks: reinvestigationClocks,
  },
  mixed_file: {
    statutes: ORDINARY,
    conditional: [],
    factsRequired: ['identityUsed', 'otherName', 'otherIs', 'theirEntries', 'agreedToPay'],
    asksFor: "compare every entry with the person's identifiers, and separate the two files",
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'name_proof', 'mix_up_papers'],
    mustNotSay: [...NEVER, 'identity theft'],
    clocks: reinvestigationClocks,
  },
  personal_information: {
    statutes: ORDINARY,
    conditional: [],
    factsRequired: ['detailKind', 'detailFault', 'shownNow', 'shouldShow'],
    asksFor: 'find where the detail came from; correct or remove it',
    enclosuresNeeded: [],
    enclosuresAdvised: [...IDENTIFICATION, 'name_proof'],
    mustNotSay: NEVER,
    clocks: reinvestigationClocks,
  },
  other: {
    statutes: ORDINARY,
    conditional: veteran,
    factsRequired: [
      'itemType',
      'errorKind',
      'shownNow',
      'shouldShow',
      'dischargeDate',
      'rehabilitatedOn',
    ],
    asksFor: 'one specific correction',
    enclosuresNeeded: [],
    enclosuresAdvised: IDENTIFICATION,
    mustNotSay: [...NEVER, 'that an account be removed for a wrong notation on it'],
    clocks: reinvestigationClocks,
  },
  ...specialBureauRows,
  ...followUpBureauRows,
};
