import type { SpecialPurpose, StatuteKey } from '../letters/index.ts';
import { NextStep } from './dispute-outcome.ts';

/** The words of everything that can be advised. Content table. */

export interface AdvisedStep {
  readonly step: NextStep;
  readonly title: string;
  /** One plain sentence. */
  readonly why: string;
  /** What else is worth knowing before it. */
  readonly hint?: string | undefined;
  readonly law?: StatuteKey | undefined;
  /** Which letter it starts: a follow-up, or a new dispute that the person writes. */
  readonly letterKind?: SpecialPurpose | 'dispute' | undefined;
}

const { wait, record_answer, new_dispute, cfpb_complaint, watch_report } = NextStep;

const RECORD: AdvisedStep = {
  step: record_answer,
  title: 'Note their answer',
  why: 'When something comes back, note it here and you will see what can come next.',
};

const COMPLAINT: AdvisedStep = {
  step: cfpb_complaint,
  title: 'Complain to the CFPB',
  why: 'The Consumer Financial Protection Bureau passes your complaint on to the company and asks it to answer.',
  hint: 'It is free. We draft the text from your dates, and you send it yourself.',
};

const ASK_BUREAUS: AdvisedStep = {
  step: new_dispute,
  title: 'Dispute it with the credit bureaus',
  why: 'A bureau that shows the item has to look into your dispute for free.',
  law: 'cra.reinvestigate',
  letterKind: 'dispute',
};

export const advised = {
  mail: {
    step: NextStep.mail_letter,
    title: 'Mail your letter',
    why: 'The letter is signed, and nothing happens until they have it.',
  },
  mailSigned: {
    step: NextStep.mail_letter,
    title: 'Mail your letter',
    why: 'You have signed the next letter, and nothing happens until they have it.',
    hint: 'If you mailed it already, note the day there.',
  },
  mailAgain: {
    step: NextStep.mail_letter,
    title: 'Mail it again',
    why: 'The letter is still yours and can go out again, as you signed it.',
  },
  checkAddress: {
    step: NextStep.check_address,
    title: 'See why it did not arrive',
    why: 'The letter did not reach them, so the time for an answer never started.',
    hint: 'If the address can be wrong, compare it with your report or their last letter.',
  },
  checkReminderAddress: {
    step: NextStep.check_address,
    title: 'See why it did not arrive',
    why: 'This letter did not reach them, so they do not know that you asked again.',
    hint: 'If the address can be wrong, compare it with your report or their last letter. An answer to your first letter can still come.',
  },
  confirmArrival: {
    step: NextStep.confirm_arrival,
    title: 'Tell us when it arrived',
    why: 'The time for an answer is counted from the day they got your letter.',
    hint: 'The tracking page or the green card shows the day. Without proof of the day, wait for their answer.',
  },
  waitForMail: {
    step: wait,
    title: 'Nothing to do now',
    why: 'Your letter is on its way, and the time for an answer starts when it arrives.',
  },
  waitForMailAlone: {
    step: wait,
    title: 'Nothing to do now',
    why: 'Your letter is on its way to them.',
  },
  waitForClock: {
    step: wait,
    title: 'Nothing to do now',
    why: 'They have your letter, and their time for an answer is running.',
    hint: 'Sending more facts now can give them up to 15 more days.',
  },
  waitForFixedClock: {
    step: wait,
    title: 'Nothing to do now',
    why: 'They have your letter, and their time for an answer is running.',
  },
  waitForAnswerInMail: {
    step: wait,
    title: 'Give the mail a few more days',
    why: 'Their time is over, but an answer that they sent on the last days can still be in the mail.',
  },
  waitForReminder: {
    step: wait,
    title: 'Give them two weeks',
    why: 'The law sets no new time after a reminder, and two weeks are fair to them and to you.',
  },
  waitWithoutClock: {
    step: wait,
    title: 'Wait for their answer',
    why: 'The law sets no day by which they have to answer this letter.',
  },
  waitForVerification: {
    step: wait,
    title: 'Wait for the verification',
    why: 'The law sets no day for it, but if you wrote in time they have to stop collecting until they have sent it.',
    law: 'coll.verify',
  },
  record: RECORD,
  complaint: COMPLAINT,
  overdueNotice: {
    step: NextStep.overdue_notice,
    title: 'Send the overdue notice',
    why: 'Their time for an answer is over, and this letter names the day they got yours and asks for the results.',
    law: 'cra.reinvestigate',
    letterKind: 'overdue_notice',
  },
  companyOverdueNotice: {
    step: NextStep.overdue_notice,
    title: 'Send the overdue notice',
    why: 'Their time for an answer is over, and this letter names the day they got yours and asks for the result.',
    law: 'direct.investigate',
    letterKind: 'overdue_notice',
  },
  askHowChecked: {
    step: NextStep.method_of_verification,
    title: 'Ask how they checked it',
    why: 'After the results you may ask how the item was checked, and the bureau has 15 days to tell you.',
    hint: 'You may also ask to have a short statement of your side added to your file.',
    law: 'cra.procedure',
    letterKind: 'method_of_verification',
  },
  askCompany: {
    step: NextStep.furnisher_dispute,
    title: 'Dispute it with the company',
    why: 'The company that reported the item has to look into a dispute that says enough and goes to the right address.',
    hint: 'Use the address for the company that your report shows.',
    law: 'furn.direct',
    letterKind: 'dispute',
  },
  disputeWithMore: {
    step: new_dispute,
    title: 'Dispute it again with something new',
    why: 'A bureau may set aside a dispute that repeats an earlier one, so the next one needs a new fact or a new paper.',
    law: 'cra.frivolous',
    letterKind: 'dispute',
  },
  disputeWithMoreAtCompany: {
    step: new_dispute,
    title: 'Dispute it again with something new',
    why: 'A company may set aside a dispute that repeats an earlier one, so the next one needs a new fact or a new paper.',
    law: 'direct.frivolous',
    letterKind: 'dispute',
  },
  disputeTheRest: {
    step: new_dispute,
    title: 'Dispute what is still wrong',
    why: 'The change did not fix everything, so a new letter names only what is wrong now.',
    law: 'cra.reinvestigate',
    letterKind: 'dispute',
  },
  disputeTheRestAtCompany: {
    step: new_dispute,
    title: 'Dispute what is still wrong',
    why: 'The change did not fix everything, so a new letter names only what is wrong now.',
    law: 'furn.direct',
    letterKind: 'dispute',
  },
  disputeWithoutBlock: {
    step: new_dispute,
    title: 'Dispute it without the block',
    why: 'Without a block you can still dispute the item, and the bureau has to look into it.',
    law: 'cra.reinvestigate',
    letterKind: 'dispute',
  },
  disputeWhatYouFound: {
    step: new_dispute,
    title: 'Read what came and dispute what is wrong',
    why: 'Now you can see what they hold, and a letter about a wrong item has to be looked into.',
    law: 'cra.reinvestigate',
    letterKind: 'dispute',
  },
  askAgainWithPapers: {
    step: new_dispute,
    title: 'Ask again with copies that show who you are',
    why: 'They want to know that the letter is from you, so a new one brings the copies that they named.',
    letterKind: 'dispute',
  },
  askBureaus: ASK_BUREAUS,
  supplyInformation: {
    step: NextStep.information_supplied,
    title: 'Send what they asked for',
    why: 'Their notice has to say what is missing, and with that they have to look into your dispute.',
    law: 'cra.frivolous',
    letterKind: 'information_supplied',
  },
  supplyInformationToCompany: {
    step: NextStep.information_supplied,
    title: 'Send what they asked for',
    why: 'Their notice has to say what is missing, and with that they have to look into your dispute.',
    law: 'direct.frivolous',
    letterKind: 'information_supplied',
  },
  proveIdentity: {
    step: NextStep.identity_supplied,
    title: 'Show that it is you',
    why: 'They are not sure who wrote to them, so this letter says that you wrote it yourself and brings copies that show who you are.',
    letterKind: 'identity_supplied',
  },
  askAboutReturn: {
    step: NextStep.reinsertion_notice,
    title: 'Ask why it is back',
    why: 'An item that was deleted after a dispute may come back only if the company certifies it, and the bureau has to tell you in writing.',
    law: 'cra.reinsertion',
    letterKind: 'reinsertion_notice',
  },
  askAboutBlock: {
    step: NextStep.block_declined,
    title: 'Ask about the block',
    why: 'A bureau that refuses or lifts a block has to tell you promptly, and you can ask for its reason.',
    law: 'idt.decline',
    letterKind: 'block_declined',
  },
  watchReturn: {
    step: watch_report,
    title: 'Look at your report now and then',
    why: 'A deleted item can come back, so look once in a while during the next 12 months.',
    hint: 'If it comes back, note it here and you will see the next letter.',
    law: 'cra.reinsertion',
  },
  watchChange: {
    step: watch_report,
    title: 'Look at your next report',
    why: 'Your next report shows whether the change is there and stays.',
  },
  nothingLeft: {
    step: watch_report,
    title: 'Nothing left to do',
    why: 'This item is settled, and a look at your free report once a year is enough.',
  },
  nothingMoreToAsk: {
    step: watch_report,
    title: 'Leave it as it is',
    why: 'You asked for a favor, they may say no, and the law gives no further step.',
  },
} as const satisfies Readonly<Record<string, AdvisedStep>>;
