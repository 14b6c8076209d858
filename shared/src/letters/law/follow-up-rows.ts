import type { Enclosure } from '../../documents/index.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import type {
  ConditionalStatute,
  RecipientRows,
  RecipientRule,
  StartedClock,
} from './rule-table.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import type { StatuteKey } from './statutes.ts';
import type { LetterPurpose } from '../contract/letter-purpose.ts';

/** 15 U.S.C. 1681i(a)(1), 1681j(a)(3): the period begins when the agency receives the letter. */
export const reinvestigationClocks: readonly StartedClock[] = [
  {
    length: 30,
    unit: 'days',
    law: 'cra.reinvestigate',
    what: 'finish the investigation',
    only: 'up to 15 days more where the person sends more information within it',
  },
  {
    length: 45,
    unit: 'days',
    law: 'cra.annual45',
    what: 'finish the investigation',
    only: 'our caution, in place of the 30 days, after the first free annual report in 12 months; no letter says so',
  },
];

/** 15 U.S.C. 1681c-2(a). */
export const BLOCK_CLOCK: StartedClock = {
  length: 4,
  unit: 'business_days',
  law: 'idt.block',
  what: 'block the item',
  only: 'with all four elements of a block request in the envelope',
};

/** The rows of the letters of a later round. Each says what the earlier letter left open, and no more. */

const EARLIER = ['earlierDate', 'earlierReference'];
const PAPERS: readonly Enclosure[] = ['marked_report_page'];

const NEVER = [
  'that the item must be deleted',
  'a lawsuit, damages or a lawyer',
  'that silence means consent',
  'a score or points',
];

/** 15 U.S.C. 1681j(a)(3): said by the earlier letter, or asked again where a time is over. */
const added: ConditionalStatute = {
  statute: 'cra.extend15',
  only: 'more information was sent',
  when: ({ facts }) => answerOf(facts, 'informationAddedOn') !== '',
};

const AFTER_BLOCK_REQUEST: readonly LetterPurpose[] = ['block_declined', 'identity_supplied'];

/** A block had been asked for with all four elements: without them no letter has a word of one. */
export function followsBlockRequest({ purpose, details, facts }: DisputeCase): boolean {
  return (
    AFTER_BLOCK_REQUEST.includes(purpose) &&
    details.disputeReason === 'identity_theft' &&
    answerOf(facts, 'blockRequested') === 'yes'
  );
}

const block = (statute: StatuteKey): ConditionalStatute => ({
  statute,
  only: 'a block was asked for with all four elements',
  when: followsBlockRequest,
});

/** The dispute is before the bureau again, so its time begins again with this letter. */
const AGAIN = reinvestigationClocks;

const information: Pick<
  RecipientRule,
  'factsRequired' | 'asksFor' | 'enclosuresNeeded' | 'enclosuresAdvised'
> = {
  factsRequired: [...EARLIER, 'noticeOn', 'noticeAsks', 'hasNew', 'newInformation'],
  asksFor: 'investigate with the information that the notice asked for',
  enclosuresNeeded: [],
  enclosuresAdvised: PAPERS,
};

export const followUpBureauRows: RecipientRows = {
  /** 15 U.S.C. 1681i(a)(7): 15 days from the day the bureau has the request. */
  method_of_verification: {
    statutes: ['cra.procedure', 'cra.procedureNotice', 'cra.results'],
    conditional: [],
    factsRequired: [...EARLIER, 'resultsOn', 'resultSays'],
    asksFor: 'describe the procedure, and name each company that was contacted',
    enclosuresNeeded: [],
    enclosuresAdvised: [],
    mustNotSay: [
      ...NEVER,
      'that papers or a contract are owed',
      'a request of this kind after a quick deletion under 1681i(a)(8)',
    ],
    clocks: [
      {
        length: 15,
        unit: 'days',
        law: 'cra.procedure',
        what: 'describe how it checked the item',
      },
    ],
  },
  /** 15 U.S.C. 1681i(b): no day is set. */
  consumer_statement: {
    statutes: ['cra.statement'],
    conditional: [],
    factsRequired: [...EARLIER, 'resultsOn', 'resultSays', 'statement'],
    asksFor: 'add a statement of up to 100 words to the file',
    enclosuresNeeded: [],
    enclosuresAdvised: [],
    mustNotSay: [...NEVER, 'that the item be investigated again'],
    clocks: [],
  },
  /** 15 U.S.C. 1681i(d): no day is set. */
  notify_recipients: {
    statutes: ['cra.notifyRecipients'],
    conditional: [],
    factsRequired: [...EARLIER, 'resultsOn', 'toldOthers'],
    asksFor: 'notify the recipients that the person names of a deletion',
    enclosuresNeeded: [],
    enclosuresAdvised: [],
    mustNotSay: [...NEVER, 'recipients of a longer time than two years or six months'],
    clocks: [],
  },
  overdue_notice: {
    statutes: ['cra.reinvestigate', 'cra.delete', 'cra.results'],
    conditional: [added],
    factsRequired: [...EARLIER, 'arrived', 'deliveredOn', 'afterFreeReport'],
    asksFor:
      'finish the investigation, correct or delete what cannot be verified, send the results',
    enclosuresNeeded: [],
    enclosuresAdvised: [],
    mustNotSay: [...NEVER, 'that an answer is late while a day of the time is left'],
    clocks: [],
  },
  information_supplied: {
    ...information,
    statutes: [
      'cra.frivolous',
      'cra.reinvestigate',
      'cra.considerAll',
      'cra.delete',
      'cra.results',
    ],
    conditional: [],
    mustNotSay: [...NEVER, 'that the notice was wrong'],
    clocks: AGAIN,
  },
  /** 15 U.S.C. 1681c-2(a)(1): where a block was asked for, a proof of identity is one of its four elements. */
  identity_supplied: {
    statutes: ['cra.reinvestigate', 'cra.results'],
    conditional: [block('idt.block')],
    factsRequired: [...EARLIER, 'blockRequested', 'noticeOn', 'whyAsked', 'sentMyself'],
    asksFor: 'match the person to the file and go on with the block or the investigation',
    enclosuresNeeded: ['photo_id', 'proof_of_address'],
    enclosuresAdvised: ['name_proof'],
    mustNotSay: [
      ...NEVER,
      'that the law requires a proof of identity for a dispute, or forbids to ask for one',
      'that the person writes without help, where that was not said',
      'a word of 605B where no block was asked for with the report',
    ],
    clocks: [...AGAIN, { ...BLOCK_CLOCK, only: 'a block was asked for with all four elements' }],
  },
  /** 15 U.S.C. 1681i(a)(5)(B): its 5 business days run from the reinsertion and not from this letter. */
  reinsertion_notice: {
    statutes: ['cra.reinsertion', 'cra.delete'],
    conditional: [],
    factsRequired: [
      ...EARLIER,
      'deletedAfter',
      'deletedOn',
      'seenAgainOn',
      'seenWhere',
      'noticeCame',
      'noticeOn',
    ],
    asksFor: 'say if the item was certified, name the company, take it out if it was not',
    enclosuresNeeded: [],
    enclosuresAdvised: PAPERS,
    mustNotSay: [...NEVER, 'this rule for an item that was not deleted after a dispute'],
    clocks: [],
  },
  /** 15 U.S.C. 1681c-2(c)(2): a prompt notice; the reasons are no right. */
  block_declined: {
    statutes: [],
    conditional: [block('idt.block'), block('idt.decline'), block('idt.declineNotice')],
    factsRequired: [
      ...EARLIER,
      'blockRequested',
      'arrived',
      'deliveredOn',
      'blockAnswer',
      'noticeOn',
    ],
    asksFor: 'the block or the notice that it is declined; the reason as a request',
    enclosuresNeeded: [],
    enclosuresAdvised: ['ftc_report', 'police_report', 'photo_id', 'proof_of_address'],
    mustNotSay: [
      ...NEVER,
      'a word of 605B where no block was asked for with the report',
      'that the law gives a right to the reasons',
    ],
    clocks: [],
  },
};

const NEVER_TO_COMPANY = [
  'a duty of the credit bureaus as the duty of the company',
  'the law on debt collectors',
  'a lawsuit, damages or a lawyer: nobody can sue on this part of the law',
  'that the item must be deleted',
];

export const followUpFurnisherRows: RecipientRows = {
  /** 15 U.S.C. 1681s-2(a)(8)(E), 12 CFR 1022.43(e): only for a dispute that went to the right address. */
  overdue_notice: {
    statutes: ['furn.directPeriod', 'direct.investigate', 'direct.address', 'furn.correct'],
    conditional: [],
    factsRequired: [...EARLIER, 'arrived', 'deliveredOn'],
    asksFor: 'finish the investigation and tell the result in writing',
    enclosuresNeeded: [],
    enclosuresAdvised: [],
    mustNotSay: [
      ...NEVER_TO_COMPANY,
      'that an answer is late while a day of the time is left',
      'the 45 days of the annual report',
    ],
    clocks: [],
  },
  information_supplied: {
    ...information,
    statutes: [
      'direct.frivolous',
      'furn.direct',
      'direct.investigate',
      'direct.address',
      'furn.correct',
      'furn.disputeNotice',
    ],
    conditional: [],
    mustNotSay: [...NEVER_TO_COMPANY, 'that the notice was wrong'],
    clocks: [
      {
        length: 30,
        unit: 'days',
        law: 'direct.investigate',
        what: 'finish the investigation and tell you the result',
        only: 'the letter went to the right address; up to 15 days more where you send more information within it',
      },
    ],
  },
};
