/** The words of `too-old.questions.ts`. */
export const words = {
  beingSued: {
    label: 'Is anyone suing you over this debt?',
    why: 'A lawsuit has deadlines that no letter from us can stop.',
  },
  firstDelinquencyDate: {
    label: 'When was the first missed payment that was never caught up?',
    why: 'The seven years are counted from the missed payment that led to the collection or charge-off.',
    hint: 'Reports call it "date of first delinquency". For a single late payment, give the day it was due. If only the month is known, take its last day.',
  },
  broughtCurrent: {
    label: 'After that day, was the account ever fully caught up again?',
    why: 'If it was, the time is counted from the next missed payment instead.',
  },
  delinquencySource: {
    label: 'How do you know that date?',
    why: 'A date with a paper behind it weighs more than one from memory.',
    options: {
      report: 'It is on my credit report',
      older_report: 'From an older credit report',
      statement: 'From an old statement',
      creditor_letter: 'From a letter from the company',
      memory: 'From memory',
    },
  },
  paidLately: {
    label:
      'Did you pay something on this debt, or promise in writing to pay, in the last few years?',
    why: 'In some states that starts the time to sue again, and then this letter does not help.',
    hint: 'Your answer stays out of the letter.',
    options: { no: 'No', yes: 'Yes', not_sure: 'I am not sure' },
  },
  stopContact: {
    label: 'Should the collector stop contacting you about this debt?',
    why: 'If you ask in writing, a collector has to stop, apart from a few last notices.',
    hint: 'The debt itself does not go away by this.',
  },
};
