import type { DisputeReason, FollowUp } from '../contract/letter-purpose.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { type QuestionsAbout, relevantFacts } from '../kinds/purposes.rules.ts';
import { goldenAnswers } from './golden-answers.ts';

const earlier = {
  earlierDate: '2026-10-02',
  earlierReference: 'CF-7Q4M-2K9D',
  reportDate: '2026-09-24',
} as const;

const arrival = {
  arrived: 'yes',
  deliveredOn: '2026-10-07',
  trackingNumber: '9407 3000 0000 0000 0000 00',
} as const;

/** Answers behind the golden letters of a later round, beside those of the dispute that they go on with. */
export const followUpAnswers: Readonly<Record<FollowUp, DisputeFacts>> = {
  consumer_statement: {
    ...earlier,
    resultsOn: '2026-11-04',
    resultSays: 'verified',
    statement:
      'This account is not mine. It belongs to a person with a similar name in Tucson, Arizona, where I have never lived.',
  },
  notify_recipients: {
    ...earlier,
    resultsOn: '2026-11-04',
    toldOthers: 'Kestrel Auto Finance and Lakeside Apartments.',
    toldEmployers: 'Desert Foods.',
  },
  method_of_verification: {
    ...earlier,
    deliveredOn: '2026-10-07',
    resultsOn: '2026-11-04',
    resultSays: 'verified',
    resultWords: 'Verified as accurate',
  },
  overdue_notice: { ...earlier, ...arrival, afterFreeReport: 'no' },
  information_supplied: {
    ...earlier,
    noticeOn: '2026-10-15',
    noticeAsks: 'A paper that shows the figure or the payment',
    hasNew: 'yes',
    newInformation:
      'The copy from my bank shows the transfer on the day I named. The clerk at my bank found the transfer at once.',
    enclosures: 'photo_id,proof_of_address,statement,payment_proof',
  },
  identity_supplied: {
    ...earlier,
    noticeOn: '2026-10-19',
    whyAsked: 'both',
    sentMyself: 'yes',
    enclosures: 'photo_id,proof_of_address',
  },
  reinsertion_notice: {
    ...earlier,
    deletedAfter: 'dispute',
    deletedOn: '2026-10-28',
    seenAgainOn: '2026-11-17',
    seenWhere: 'My Equifax report of November 17, 2026',
    noticeCame: 'no',
    enclosures: 'marked_report_page',
  },
  block_declined: {
    ...earlier,
    ...arrival,
    blockRequested: 'yes',
    blockAnswer: 'declined',
    noticeOn: '2026-10-16',
    noticeReason: 'Information is missing',
    enclosures: 'ftc_report,photo_id,proof_of_address',
  },
};

/** One more item of the earlier letter, with the answers that it had there. */
export function furtherItem(about: QuestionsAbout) {
  return (disputeReason: DisputeReason, index: number) => ({
    creditorName: about.recipient === 'furnisher' ? 'Silver Birch Bank' : 'Tamarack Card Services',
    accountNumber: `3301-${5520 + index}`,
    disputeReason,
    facts: relevantFacts(
      { ...about, disputeReason, further: true },
      { ...goldenAnswers['everyone'], ...goldenAnswers[disputeReason] },
    ),
  });
}

/** One notice about three items of a letter that was not answered. */
export const severalCases = (['bureau', 'furnisher'] as const).map((recipient) => ({
  recipient,
  answers: 'incorrect_amount',
  followUp: 'overdue_notice' as const,
  variant: 'several',
  further: ['not_mine', 'incorrect_dates'] as const,
}));
