import type { Enclosure } from '../../documents/index.ts';
import {
  answerOf,
  isWithinNotice,
  collectsForAnother,
  isTheftNotice,
} from '../facts/fact-words.rules.ts';
import { delinquencyDate, DIRECT } from './furnisher-rows.ts';
import type { ConditionalStatute, RecipientRows } from './rule-table.ts';
import { specialCollectorRows } from './special-rows.ts';
import type { StatuteKey } from './statutes.ts';

/** A collector that reports is a furnisher too; the law on debt collection comes on top. */
const REPORTED: readonly StatuteKey[] = [...DIRECT, 'coll.reporting', 'coll.contactFirst'];

const within = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'the date on the notice from the collector is not over',
  when: isWithinNotice,
});
const WINDOW = [within('coll.verify'), within('coll.verifyRule')];

const NEVER = [
  'a deadline of days for the answer of the collector',
  'that the collector must prove the debt or delete it',
  'a demand for a signed contract',
  'a lawsuit, damages or a lawyer',
  'that the debt is owed or will be paid',
  'a duty of the credit bureaus as the duty of the collector',
];
const PAPERS: readonly Enclosure[] = ['marked_report_page'];
const ROLE = ['itemType', 'collectorRole'];

/** Letters to a debt collector or a buyer of debts. The law on debt collection sets no day for an answer, so no clock is started. */
export const collectorRows: RecipientRows = {
  not_mine: {
    statutes: [...REPORTED, 'direct.liability'],
    conditional: WINDOW,
    factsRequired: [
      ...ROLE,
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
    clocks: [],
  },
  paid_in_full: {
    statutes: [...REPORTED, 'coll.amount', 'direct.conduct'],
    conditional: WINDOW,
    factsRequired: [
      ...ROLE,
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
    clocks: [],
  },
  incorrect_amount: {
    statutes: [...REPORTED, 'coll.amount', 'direct.terms', 'direct.conduct'],
    conditional: WINDOW,
    factsRequired: [
      ...ROLE,
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
    clocks: [],
  },
  incorrect_dates: {
    statutes: [...REPORTED, 'direct.conduct'],
    conditional: [...WINDOW, delinquencyDate],
    factsRequired: [
      ...ROLE,
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
    clocks: [],
  },
  duplicate: {
    statutes: [...REPORTED, 'coll.amount', 'direct.liability', 'direct.other'],
    conditional: WINDOW,
    factsRequired: [
      ...ROLE,
      'otherCreditor',
      'otherAccountNumber',
      'thisBalance',
      'otherBalance',
      'entriesRelation',
      'originalEntry',
      'sameDisbursement',
      'sameDebtWhy',
    ],
    asksFor: "correct or take back the collector's own entry",
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'second_report_page', 'sale_letter'],
    mustNotSay: [...NEVER, "anything asked about another company's entry"],
    clocks: [],
  },
  identity_theft: {
    statutes: [...REPORTED, 'direct.liability'],
    conditional: [
      ...WINDOW,
      {
        statute: 'idt.collector',
        only: 'it collects for another company and did not buy the debt',
        when: collectsForAnother,
      },
      {
        statute: 'furn.theftReport',
        only: 'the identity theft report is attached and goes to the address the collector named for such reports',
        when: isTheftNotice,
      },
    ],
    factsRequired: [
      ...ROLE,
      'theftKind',
      'theftPart',
      'discoveryDate',
      'thiefKnown',
      'gotBenefit',
      'notMyTransaction',
    ],
    asksFor: 'tell the company it collects for, give me its information, stop reporting the item',
    enclosuresNeeded: [],
    enclosuresAdvised: [...PAPERS, 'ftc_report', 'police_report'],
    mustNotSay: [
      ...NEVER,
      'a word of 605B',
      'a word of 1681s-2(a)(6)(B) without the report in the envelope',
    ],
    clocks: [],
  },
  /** No letter about reporting: that one goes to a bureau. This one only asks about the time to sue. */
  statute_of_limitations: {
    statutes: ['coll.timeToSue'],
    conditional: [
      {
        statute: 'coll.stopContact',
        only: 'the person wants the collector to stop contacting them',
        when: ({ facts }) => answerOf(facts, 'stopContact') === 'yes',
      },
    ],
    factsRequired: [...ROLE, 'beingSued', 'firstDelinquencyDate', 'paidLately'],
    asksFor: 'say in writing whether the time to sue has run out; stop contacting me',
    enclosuresNeeded: [],
    enclosuresAdvised: [],
    mustNotSay: [...NEVER, 'how long a bureau may report the item', 'that the time to sue is over'],
    clocks: [],
  },
  other: {
    statutes: [...REPORTED, 'coll.amount', 'direct.liability', 'direct.conduct', 'direct.other'],
    conditional: WINDOW,
    factsRequired: [
      ...ROLE,
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
    clocks: [],
  },
  ...specialCollectorRows,
};
