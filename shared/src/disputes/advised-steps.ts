import { spoken } from '../kernel/index.ts';
import type { SpecialPurpose, StatuteKey } from '../letters/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { NextStep } from './dispute-outcome.ts';

/** Everything that can be advised, and the law behind it. Content table. */

interface Advice {
  readonly step: NextStep;
  readonly law?: StatuteKey | undefined;
  /** Which letter it starts: a follow-up, or a new dispute that the person writes. */
  readonly letterKind?: SpecialPurpose | 'dispute' | undefined;
}

interface StepWords {
  readonly title: string;
  /** One plain sentence. */
  readonly why: string;
  /** What else is worth knowing before it. */
  readonly hint?: string | undefined;
}

/** Its words are those of the person who is spoken to when they are read. */
export interface AdvisedStep extends Advice, StepWords {}

type AdviceKey = keyof typeof en.advisedStepsMessages;

const ADVICE: Readonly<Record<AdviceKey, Advice>> = {
  mail: { step: NextStep.mail_letter },
  mailSigned: { step: NextStep.mail_letter },
  mailAgain: { step: NextStep.mail_letter },
  checkAddress: { step: NextStep.check_address },
  checkReminderAddress: { step: NextStep.check_address },
  confirmArrival: { step: NextStep.confirm_arrival },
  waitForMail: { step: NextStep.wait },
  waitForMailAlone: { step: NextStep.wait },
  waitForClock: { step: NextStep.wait },
  waitForFixedClock: { step: NextStep.wait },
  waitForAnswerInMail: { step: NextStep.wait },
  waitForReminder: { step: NextStep.wait },
  waitWithoutClock: { step: NextStep.wait },
  waitForVerification: { step: NextStep.wait, law: 'coll.verify' },
  record: { step: NextStep.record_answer },
  complaint: { step: NextStep.cfpb_complaint },
  waitForComplaint: { step: NextStep.wait },
  stateComplaint: { step: NextStep.state_complaint },
  legalHelp: { step: NextStep.legal_help },
  overdueNotice: {
    step: NextStep.overdue_notice,
    law: 'cra.reinvestigate',
    letterKind: 'overdue_notice',
  },
  companyOverdueNotice: {
    step: NextStep.overdue_notice,
    law: 'direct.investigate',
    letterKind: 'overdue_notice',
  },
  askHowChecked: {
    step: NextStep.method_of_verification,
    law: 'cra.procedure',
    letterKind: 'method_of_verification',
  },
  askCompany: { step: NextStep.furnisher_dispute, law: 'furn.direct', letterKind: 'dispute' },
  disputeWithMore: { step: NextStep.new_dispute, law: 'cra.frivolous', letterKind: 'dispute' },
  disputeWithMoreAtCompany: {
    step: NextStep.new_dispute,
    law: 'direct.frivolous',
    letterKind: 'dispute',
  },
  disputeTheRest: { step: NextStep.new_dispute, law: 'cra.reinvestigate', letterKind: 'dispute' },
  disputeTheRestAtCompany: {
    step: NextStep.new_dispute,
    law: 'furn.direct',
    letterKind: 'dispute',
  },
  disputeWithoutBlock: {
    step: NextStep.new_dispute,
    law: 'cra.reinvestigate',
    letterKind: 'dispute',
  },
  disputeWhatYouFound: {
    step: NextStep.new_dispute,
    law: 'cra.reinvestigate',
    letterKind: 'dispute',
  },
  askAgainWithPapers: { step: NextStep.new_dispute, letterKind: 'dispute' },
  askBureaus: { step: NextStep.new_dispute, law: 'cra.reinvestigate', letterKind: 'dispute' },
  supplyInformation: {
    step: NextStep.information_supplied,
    law: 'cra.frivolous',
    letterKind: 'information_supplied',
  },
  supplyInformationToCompany: {
    step: NextStep.information_supplied,
    law: 'direct.frivolous',
    letterKind: 'information_supplied',
  },
  proveIdentity: { step: NextStep.identity_supplied, letterKind: 'identity_supplied' },
  askAboutReturn: {
    step: NextStep.reinsertion_notice,
    law: 'cra.reinsertion',
    letterKind: 'reinsertion_notice',
  },
  addStatement: {
    step: NextStep.consumer_statement,
    law: 'cra.statement',
    letterKind: 'consumer_statement',
  },
  tellRecipients: {
    step: NextStep.notify_recipients,
    law: 'cra.notifyRecipients',
    letterKind: 'notify_recipients',
  },
  askAboutBlock: {
    step: NextStep.block_declined,
    law: 'idt.decline',
    letterKind: 'block_declined',
  },
  watchReturn: { step: NextStep.watch_report, law: 'cra.reinsertion' },
  watchChange: { step: NextStep.watch_report },
  nothingLeft: { step: NextStep.watch_report },
  nothingMoreToAsk: { step: NextStep.watch_report },
};

export const advised = Object.fromEntries(
  Object.entries(ADVICE).map(([key, advice]) => [key, withWords(key as AdviceKey, advice)]),
) as Readonly<Record<AdviceKey, AdvisedStep>>;

function withWords(key: AdviceKey, advice: Advice): AdvisedStep {
  const said = (): StepWords =>
    spoken({ en: en.advisedStepsMessages, es: es.advisedStepsMessages })[key];
  return {
    ...advice,
    get title() {
      return said().title;
    },
    get why() {
      return said().why;
    },
    get hint() {
      return said().hint;
    },
  };
}
