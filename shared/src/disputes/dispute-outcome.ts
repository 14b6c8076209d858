import { spoken } from '../kernel/index.ts';
import type { LetterRecipient } from '../letters/index.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/** What a person can record about a round: the answer that came, or that none did. */
export const DisputeOutcome = {
  /** The item is gone from the report. */
  deleted: 'deleted',
  /** It was changed to what the person asked for. */
  corrected: 'corrected',
  /** It was changed, and is still wrong. */
  corrected_wrongly: 'corrected_wrongly',
  /** "Verified as accurate": nothing changed. */
  verified: 'verified',
  /** Set aside as frivolous or irrelevant: 15 U.S.C. 1681i(a)(3), 12 CFR 1022.43(f). */
  frivolous: 'frivolous',
  /** They want proof of identity, or think that somebody else sent the letter. */
  need_id: 'need_id',
  /** The identity theft block was declined or rescinded: 15 U.S.C. 1681c-2(c). */
  block_declined: 'block_declined',
  no_answer: 'no_answer',
  /** An item that had been deleted is back: 15 U.S.C. 1681i(a)(5)(B). */
  reinserted: 'reinserted',
} as const;

export type DisputeOutcome = keyof typeof DisputeOutcome;

/** Which clock the recipient's time is counted by. */
export const ClockBasis = {
  /** 30 days from receipt, 15 more where information is added: 15 U.S.C. 1681i(a)(1). */
  reinvestigation: 'reinvestigation',
  /** 45 days after the free annual report, never with the 15: 15 U.S.C. 1681j(a)(3). */
  annual_report: 'annual_report',
  /** 4 business days from receipt of all four elements: 15 U.S.C. 1681c-2(a). */
  identity_theft_block: 'identity_theft_block',
  /** A direct dispute with a furnisher, within the bureau's 30 days: 12 CFR 1022.43(e)(3). */
  direct_dispute: 'direct_dispute',
  /** 15 days for the description of the procedure: 15 U.S.C. 1681i(a)(7). */
  procedure: 'procedure',
  /** The law sets no time for an answer. */
  none: 'none',
} as const;

export type ClockBasis = keyof typeof ClockBasis;

/** Where an item stands with one recipient. */
export const DisputeState = {
  /** Signed, not on its way yet. */
  ready: 'ready',
  /** On its way; the clock has not started. */
  on_its_way: 'on_its_way',
  /** The recipient has it, and its time is running. */
  waiting: 'waiting',
  /** The time is over and no answer is recorded. */
  overdue: 'overdue',
  /** An answer is recorded that calls for a next step. */
  answered: 'answered',
  /** It came back or got lost: the clock never started. */
  not_delivered: 'not_delivered',
  resolved: 'resolved',
} as const;

export type DisputeState = keyof typeof DisputeState;

/** What can come next; see `nextSteps`. */
export const NextStep = {
  mail_letter: 'mail_letter',
  wait: 'wait',
  confirm_arrival: 'confirm_arrival',
  record_answer: 'record_answer',
  overdue_notice: 'overdue_notice',
  method_of_verification: 'method_of_verification',
  furnisher_dispute: 'furnisher_dispute',
  information_supplied: 'information_supplied',
  identity_supplied: 'identity_supplied',
  block_declined: 'block_declined',
  reinsertion_notice: 'reinsertion_notice',
  consumer_statement: 'consumer_statement',
  notify_recipients: 'notify_recipients',
  new_dispute: 'new_dispute',
  cfpb_complaint: 'cfpb_complaint',
  state_complaint: 'state_complaint',
  legal_help: 'legal_help',
  check_address: 'check_address',
  watch_report: 'watch_report',
} as const;

export type NextStep = keyof typeof NextStep;

/** How screens ask what came back. */
export function outcomeWords(outcome: DisputeOutcome): {
  readonly label: string;
  readonly hint: string;
} {
  return spoken({ en: en.disputeMessages, es: es.disputeMessages }).outcomes[outcome];
}

/** What a person can choose: only a bureau blocks items and puts deleted ones back. */
export function outcomesFor({
  recipient,
  basis,
}: {
  readonly recipient: LetterRecipient;
  readonly basis: ClockBasis;
}): readonly DisputeOutcome[] {
  return Object.values(DisputeOutcome).filter((outcome) => {
    if (outcome === DisputeOutcome.block_declined) {
      return recipient === 'bureau' && basis === ClockBasis.identity_theft_block;
    }
    return outcome !== DisputeOutcome.reinserted || recipient === 'bureau';
  });
}
