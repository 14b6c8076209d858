/** The words of `collector.questions.ts`. */
export const words = {
  shownBy: {
    label: 'On which reports did you see it?',
    why: 'Each bureau keeps its own file, so the letter says where the company has to look.',
    hint: 'You can leave this empty.',
    options: { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' },
  },
  collectorRole: {
    label: 'Who is the company that you write to?',
    why: 'One law is only for debt collectors, so the letter has to know whom it speaks to.',
    hint: 'A letter from a collector usually names another company as the original creditor.',
    options: {
      collector: 'It collects for another company',
      buyer: 'It bought the debt',
      not_sure: 'A collector, but I do not know which of the two',
      original: 'It is the company that the account was with',
    },
  },
  originalCreditor: {
    label: 'Which company does the debt come from?',
    why: 'The collector finds its file faster with the name of the original creditor.',
    hint: 'Your report or the letter from the collector may name it. You can leave this empty.',
    example: 'Lakeside Dental Group',
  },
  collectorReference: {
    label: 'Is there a reference number on a letter from the collector?',
    why: 'With the number your letter gets to the right file.',
    example: 'NR-20418',
  },
  disputeBy: {
    label: 'Until which date does the notice from the collector let you dispute?',
    why: 'A dispute that arrives by that date makes the collector stop until it has answered.',
    hint: 'The notice says "call or write to us by" with a date. Leave this empty if you have no notice.',
  },
};
