import { plural } from '@creditfix/shared/kernel';

export const disputesEmailMessages = {
  letter: 'Letter',
  letterTo: (reference: string, target: string) => `${reference} to ${target}`,
  gotIt: 'They got it on',
  timeEnds: 'Their time ends on',
  timeEnded: 'Their time ended on',
  seeNext: 'See what comes next',
  dueSoon: {
    subject: (due: string) => `An answer is due by ${due}`,
    preview: 'There is nothing to do yet but to watch your mail.',
    heading: 'An answer is due soon',
    text: (due: string) =>
      `The time for an answer to one of your letters ends on ${due}. You do not have to do anything yet.`,
    todo: (expected: string) => [
      'Watch your mail. The answer usually comes on paper, to the address in your letter.',
      `An answer that they send on the last day can take until ${expected} to reach you.`,
      'When it comes, note it with us. You will see what you can do next.',
    ],
  },
  due: {
    subject: 'The time for an answer ends today',
    preview: 'Look through your mail. If something came, note it with us.',
    heading: 'Their time ends today',
    text: 'Today is the last day of the time that they have to answer one of your letters. The answer can still be in the mail.',
    todo: (expected: string) => [
      'Look through your mail from the last few days, and keep what came.',
      'If an answer is there, note it with us. You will see what you can do next.',
      `If nothing is there, wait until ${expected}. We write to you again then.`,
    ],
  },
  overdue: {
    subject: 'No answer is noted, and the time is over',
    preview: 'If something came, note it. If nothing came, there is a next step.',
    heading: 'An answer should be here by now',
    text: 'The time for an answer to one of your letters is over, and so are the days that it can take in the mail. No answer is noted with us.',
    lookAgain: 'Look through your mail once more. If something came, note it with us.',
    next: (title: string, why: string) => `If nothing came, this can be next: ${title}. ${why}`,
    weFillIn:
      'We fill it in from what we know. You read it and sign it, and it counts as one letter.',
  },
  watch: {
    subject: 'Please check that a deleted item is still gone',
    preview: 'A look at your credit report takes a few minutes.',
    heading: 'Is it still gone?',
    text: 'You told us that an item was deleted from your credit report. Deleted items sometimes come back, so it is worth a look.',
    deletedOn: 'Deleted on',
    reports: 'You get your report of each bureau free of charge at',
    todo: [
      'If the item is gone, there is nothing to do.',
      'If it is back, note that with us. You will see the letter that asks why.',
    ],
    isLast: 'This is our last reminder about this item.',
    again: 'We remind you every three months for one year.',
    button: 'See this item',
  },
  limit: {
    subject: 'A time limit in the law is coming up',
    preview: 'Two years end in about three months. If you want to ask a lawyer, there is time.',
    heading: 'Two years end soon',
    text: 'As far as you noted with us, what you disputed was left as it was. The Fair Credit Reporting Act gives two years from the day you discover a violation to go to court, and five from the day it happens, whichever ends first.',
    countedFrom: 'Counted from',
    twoYears: 'Two years end',
    fiveYears: 'Five years end',
    noAdvice:
      'These are dates, not advice. A court decides whether there was a violation and which day counts. It may count from an earlier day.',
    button: 'See where to ask',
  },
  reason: 'You get this email because you keep track of a letter with Credit Fix.',
};

/** What the server says of disputes, beside what the rules say. */
export const disputesMessages = {
  anyBureau: 'Any bureau',
  unmailed: (target: string, creditor: string, signedOn: string) =>
    `${target}, ${creditor}. You signed it on ${signedOn}. Mail it, or tell us that you did, so that the time to answer can start.`,
  andMore: (named: string, more: number) =>
    `${named} and ${plural(more, { one: '1 other item', other: `${more} other items` })} of the same letter`,
  notYet: 'That day has not come yet.',
  answerDoesNotFit: 'This answer does not fit this letter. Please choose another one.',
  olderThanArrival: (on: string) =>
    `They got your letter on ${on}, so their answer cannot be older.`,
  olderThanMailing: (on: string) =>
    `Your letter was mailed on ${on}, so their answer cannot be older.`,
  backBeforeDeleted: 'It cannot have come back before it was deleted.',
  information: {
    beforeArrival: (on: string) => `They got your letter on ${on}, so this cannot be earlier.`,
    tooLate: (dueOn: string) =>
      `Only information that they got by ${dueOn} gives them more time. Your clock stays as it is.`,
  },
};
