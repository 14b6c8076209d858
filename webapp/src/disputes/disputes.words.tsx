import type { ReactNode } from 'react';

/** Disputes wherever they are shown: names, clocks, the stops of a letter, and what can be done. */
export const words = {
  accountEnding: (digits: string) => `Account ending ${digits}`,
  /** The day of an answer, behind what it said. */
  onDay: (what: string, day: string) => `${what}, ${day}`,
  clock: {
    due: (pace: string, day: string): ReactNode => (
      <>
        <strong>{pace}</strong>, answer due {day}
      </>
    ),
    over: (pace: string, day: string): ReactNode => (
      <>
        <strong>{pace}</strong>. The answer was due {day}
      </>
    ),
  },
  stops: {
    signed: 'Signed',
    mailed: 'Mailed',
    arrived: 'Arrived',
    answered: 'Answered',
    answer: 'Answer',
    answerDue: 'Answer due',
    answerWasDue: 'Answer was due',
    notMailed: 'It could not be mailed',
    waitsForMail: 'Waiting to be mailed',
    notYet: 'Not yet',
    cameBack: 'It came back',
    onItsWay: 'On its way',
    noSetDay: 'No set day',
  },
  deeds: {
    mail_letter: 'Mail it',
    check_address: 'See why',
    confirm_arrival: 'Say when it arrived',
    record_answer: 'Note their answer',
    overdue_notice: 'Write the overdue notice',
    method_of_verification: 'Write the method-of-verification letter',
    furnisher_dispute: 'Write to the company',
    information_supplied: 'Write the letter that adds it',
    identity_supplied: 'Write the identity letter',
    block_declined: 'Write the letter about the block',
    reinsertion_notice: 'Write the letter about its return',
    new_dispute: 'Write the new dispute',
    cfpb_complaint: 'Read the draft complaint',
  },
  preparing: 'Preparing it…',
  list: {
    heading: 'Your disputes',
    noneOpen: 'None is open. What is settled stands below.',
    showAll: (count: number) => `Show all ${count} open disputes`,
    resolved: (count: number) => `Resolved (${count})`,
  },
};
