import { answerOf } from '../facts/fact-words.rules.ts';
import type { ConditionalStatute, RecipientRows } from './rule-table.ts';
import type { StatuteKey } from './statutes.ts';

/** The rows of the letters that follow no dispute reason; each goes to one kind of recipient only. */

const NO_DISPUTE = [
  'that anything is disputed, wrong, or to be deleted',
  'a day by which the agency has to act',
  'a violation, a lawsuit or damages',
];

/** 15 U.S.C. 1681g(a): a right to see the file, and no deadline or deletion with it. */
export const specialBureauRows: RecipientRows = {
  file_disclosure: {
    statutes: ['file.disclose'],
    conditional: [],
    factsRequired: ['freeReportSeen'],
    asksFor: 'all information in the file, its sources and who received a report',
    enclosuresNeeded: [],
    enclosuresAdvised: ['photo_id', 'proof_of_address'],
    mustNotSay: [
      'that anything is to be deleted, corrected or verified',
      'a contract or a signature',
      'that section 609 is a loophole',
      'that the disclosure is free',
    ],
    clocks: [],
  },
  /** 15 U.S.C. 1681c-1(i): nobody waits for an answer to it, so no clock runs. Another agency than the three is only asked. */
  security_freeze: {
    statutes: [],
    conditional: [
      {
        statute: 'freeze.own',
        only: 'the letter goes to a nationwide agency',
        when: ({ details }) => !details.agency,
      },
    ],
    factsRequired: ['freezeAction', 'liftFrom', 'liftUntil'],
    asksFor: 'place, lift for some days or remove a security freeze',
    enclosuresNeeded: ['photo_id'],
    enclosuresAdvised: ['photo_id', 'proof_of_address'],
    mustNotSay: NO_DISPUTE,
    clocks: [],
  },
  protected_freeze: {
    statutes: ['freeze.protected'],
    conditional: [],
    factsRequired: [
      'protectedAs',
      'protectedName',
      'protectedBorn',
      'livesWithMe',
      'protectedAddress',
    ],
    asksFor: 'a security freeze for a person under 16, or with a guardian or conservator',
    enclosuresNeeded: ['authority_proof', 'photo_id', 'protected_identity'],
    enclosuresAdvised: ['authority_proof', 'photo_id', 'protected_identity', 'proof_of_address'],
    mustNotSay: NO_DISPUTE,
    clocks: [],
  },
  active_duty_alert: {
    statutes: ['alert.activeDuty'],
    conditional: [],
    factsRequired: ['dutyAway'],
    asksFor: 'an active duty alert for one year, passed on to the other two',
    enclosuresNeeded: ['photo_id'],
    enclosuresAdvised: ['photo_id', 'duty_papers'],
    mustNotSay: NO_DISPUTE,
    clocks: [],
  },
};

export const specialFurnisherRows: RecipientRows = {
  goodwill: {
    statutes: [],
    conditional: [],
    factsRequired: [
      'lateIsTrue',
      'openDispute',
      'lateMonth',
      'itemType',
      'stillOpen',
      'customerFor',
      'story',
      'standing',
    ],
    asksFor: 'take a true late mark off as a courtesy',
    enclosuresNeeded: [],
    enclosuresAdvised: ['statement'],
    mustNotSay: [
      'any law or a violation',
      'that the late mark is wrong or disputed',
      'that the company has to do anything',
    ],
    clocks: [],
  },
};

const contactStopped = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'the person wants the collector to stop contact',
  when: ({ facts }) => answerOf(facts, 'contact') === 'stop',
});
const mailOnly = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'the person wants to be contacted by mail only',
  when: ({ facts }) => answerOf(facts, 'contact') === 'mail_only',
});
const noNotice = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'the collector was in contact and sent no notice',
  when: ({ facts }) => answerOf(facts, 'noticeState') === 'never',
});

const NEVER_TO_COLLECTOR = [
  'a day by which the collector must answer',
  'that a signed contract is owed',
  'that the debt is owed or will be paid',
  'a lawsuit, damages or a lawyer',
];

export const specialCollectorRows: RecipientRows = {
  pay_for_delete: {
    statutes: [],
    conditional: [],
    factsRequired: [
      'collectorRole',
      'debtIsMine',
      'beingSued',
      'restartUnderstood',
      'itemType',
      'amountClaimed',
      'offerAmount',
      'payDays',
      'offerDays',
    ],
    asksFor: 'a written agreement to delete the account, before any payment',
    enclosuresNeeded: [],
    enclosuresAdvised: ['creditor_letter'],
    mustNotSay: [
      'any law or a violation',
      'that the collector has to accept',
      'that the debt is admitted, or a payment promised without the agreement',
    ],
    clocks: [],
  },
  /** 15 U.S.C. 1692g(b) and 12 CFR 1006.38: collection stops; no day is set for the answer. */
  debt_validation: {
    statutes: ['coll.verify', 'coll.verifyRule', 'coll.reporting'],
    conditional: [],
    factsRequired: [
      'collectorRole',
      'noticeState',
      'disputeBy',
      'noticeReceived',
      'amountClaimed',
      'disputeWhy',
      'disputeDetails',
      'beingSued',
    ],
    asksFor: 'verification, itemization and the original creditor; no collection until then',
    enclosuresNeeded: [],
    enclosuresAdvised: ['creditor_letter'],
    mustNotSay: NEVER_TO_COLLECTOR,
    clocks: [],
  },
  debt_verification: {
    statutes: ['coll.reporting'],
    conditional: [
      contactStopped('coll.stopContact'),
      contactStopped('coll.stopContactRule'),
      mailOnly('coll.medium'),
      noNotice('coll.notice'),
      noNotice('coll.noticeContents'),
    ],
    factsRequired: [
      'collectorRole',
      'noticeState',
      'disputeWhy',
      'disputeDetails',
      'contact',
      'beingSued',
    ],
    asksFor: 'mark the debt as disputed; papers and itemization as a request',
    enclosuresNeeded: [],
    enclosuresAdvised: ['creditor_letter'],
    mustNotSay: [...NEVER_TO_COLLECTOR, 'that collection has to stop'],
    clocks: [],
  },
};
