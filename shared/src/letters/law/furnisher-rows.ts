import type { Enclosure } from '../../documents/index.ts';
import { followUpFurnisherRows } from './follow-up-rows.ts';
import { asksForRecords, isTheftNotice } from '../facts/fact-words.rules.ts';
import { isDelinquencyDate } from './obsolescence.rules.ts';
import type { ConditionalStatute, RecipientRows, StartedClock } from './rule-table.ts';
import { specialFurnisherRows } from './special-rows.ts';
import type { StatuteKey } from './statutes.ts';

/** Law of every direct dispute: 15 U.S.C. 1681s-2(a)(8) and 12 CFR 1022.43. */
export const DIRECT: readonly StatuteKey[] = [
  'furn.accurate',
  'furn.correct',
  'furn.disputeNotice',
  'furn.direct',
  'direct.address',
  'direct.contents',
  'direct.investigate',
  'direct.frivolous',
];

export const delinquencyDate: ConditionalStatute = {
  statute: 'furn.delinquencyDate',
  only: 'the date of first delinquency of a collection or charge-off',
  when: isDelinquencyDate,
};

const NEVER = [
  'a duty of the credit bureaus as the duty of the company',
  'the law on debt collectors',
  'a lawsuit, damages or a lawyer: nobody can sue on this part of the law',
  'that the item must be deleted',
  'a score or points',
];
const PAPERS: readonly Enclosure[] = ['marked_report_page'];

/** 12 CFR 1022.43(e): the same 30 days as at a bureau; the 45 days of the annual report are not for companies. */
const CLOCKS: readonly StartedClock[] = [
  {
    length: 30,
    unit: 'days',
    law: 'direct.investigate',
    what: 'finish the investigation and tell you the result',
    only: 'the letter went to the right address; up to 15 days more where you send more information within it',
  },
];
const RECORDS_CLOCK: StartedClock = {
  length: 30,
  unit: 'days',
  law: 'idt.records',
  what: 'send you its records of the theft',
  only: 'you asked for them and showed who you are',
};

/** Letters to the company that reported an item and is no debt collector. */
export const furnisherRows: RecipientRows = {
  not_mine: {
    statutes: [...DIRECT, 'direct.liability'],
    conditional: [],
    factsRequired: [
      'itemType',
      'identityUsed',
      'howKnown',
      'agreedToPay',
      'dealtWithCompany',
      'howKnownDetails',
    ],
    asksFor: 'investigate, and stop reporting it under my name if it is not mine',
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'name_proof', 'mix_up_papers'],
    mustNotSay: [...NEVER, 'identity theft'],
    clocks: CLOCKS,
  },
  paid_in_full: {
    statutes: [...DIRECT, 'direct.conduct'],
    conditional: [],
    factsRequired: [
      'itemType',
      'shownNow',
      'fullOrSettled',
      'paidDate',
      'paidAmount',
      'paidTo',
      'paidMethod',
    ],
    asksFor: 'report it as paid or settled with a balance of zero, at every bureau',
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'payment_proof', 'settlement_letter'],
    mustNotSay: [...NEVER, 'that payment requires deletion', 'that settled is paid in full'],
    clocks: CLOCKS,
  },
  incorrect_amount: {
    statutes: [...DIRECT, 'direct.terms', 'direct.conduct'],
    conditional: [],
    factsRequired: [
      'itemType',
      'amountKind',
      'amountShown',
      'amountCorrect',
      'asOfDate',
      'howComputed',
    ],
    asksFor: 'show how the figure comes about, and correct it at every bureau',
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'statement', 'payoff_letter'],
    mustNotSay: [...NEVER, 'a balance of zero without proof'],
    clocks: CLOCKS,
  },
  incorrect_dates: {
    statutes: [...DIRECT, 'direct.conduct'],
    conditional: [delinquencyDate],
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
    asksFor: 'correct the date at every bureau',
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'statement', 'older_report'],
    mustNotSay: [...NEVER, 're-aging', 'how long a bureau may report the item'],
    clocks: CLOCKS,
  },
  duplicate: {
    statutes: [...DIRECT, 'direct.liability', 'direct.other'],
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
    asksFor: "correct or take back the company's own entry",
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'second_report_page', 'sale_letter'],
    mustNotSay: [...NEVER, "anything asked about another company's entry"],
    clocks: CLOCKS,
  },
  identity_theft: {
    statutes: [...DIRECT, 'direct.liability'],
    conditional: [
      {
        statute: 'furn.theftReport',
        only: 'the identity theft report is attached and goes to the address the company named for such reports',
        when: isTheftNotice,
      },
      {
        statute: 'furn.blockedAgain',
        only: 'the same',
        when: isTheftNotice,
      },
      {
        statute: 'idt.records',
        only: 'the company dealt with the thief, and the pages of a proof of identity are attached',
        when: asksForRecords,
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
    asksFor: 'investigate and stop reporting the item; with wantsRecords, copies of the records',
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'ftc_report', 'police_report', 'photo_id'],
    mustNotSay: [
      ...NEVER,
      'a word of 605B',
      'a word of 1681s-2(a)(6)(B) without the report in the envelope',
    ],
    clocks: [...CLOCKS, RECORDS_CLOCK],
  },
  deceased: {
    statutes: [...DIRECT, 'direct.conduct'],
    conditional: [],
    factsRequired: ['itemType', 'whoDied'],
    asksFor: 'take the mark off with every bureau, keep the account',
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'ssa_letter'],
    mustNotSay: [...NEVER, 'that the account be removed'],
    clocks: CLOCKS,
  },
  other: {
    statutes: [...DIRECT, 'direct.liability', 'direct.conduct', 'direct.other'],
    conditional: [],
    factsRequired: [
      'itemType',
      'errorKind',
      'shownNow',
      'shouldShow',
      'dischargeDate',
      'rehabilitatedOn',
    ],
    asksFor: 'one specific correction at every bureau',
    enclosuresNeeded: [],
    enclosuresAdvised: PAPERS,
    mustNotSay: [...NEVER, 'personal details, public records and inquiries'],
    clocks: CLOCKS,
  },
  ...specialFurnisherRows,
  ...followUpFurnisherRows,
};

/** Letters to the company behind a hard inquiry. No rule of disputes binds it, so it is asked, and no clock is started. */
export const inquirerRows: RecipientRows = {
  not_mine: {
    statutes: ['purpose.listed', 'purpose.user'],
    conditional: [],
    factsRequired: ['itemType', 'identityUsed', 'inquiryDate', 'applied'],
    asksFor:
      'say what the report was for; ask the bureau to remove the inquiry if there was no purpose',
    enclosuresNeeded: [],
    enclosuresAdvised: ['marked_report_page'],
    mustNotSay: [
      'a right to an investigation by the company',
      'that it needs written permission',
      'identity theft',
      'a lawsuit, damages or a lawyer',
      'a score or points',
    ],
    clocks: [],
  },
};
