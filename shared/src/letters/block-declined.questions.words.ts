/** The words of `block-declined.questions.ts`. */
export const words = {
  blockRequested: {
    label:
      'Did that letter ask for a block, with your identity theft report and a copy of your ID?',
    why: 'The bureau has to act on a block only with your report, a proof of who you are and your statement.',
    hint: 'The letter says "block" where it did. A letter without the pages of the report asks for an ordinary investigation.',
  },
  blockAnswer: {
    label: 'What did the bureau do?',
    why: 'The letter says what came back, and asks for what is missing.',
    options: {
      none: 'I have heard nothing, and the item is still there',
      declined: 'It wrote that it does not block the item',
      lifted: 'It blocked the item, then wrote that it takes the block back',
      back: 'It blocked the item, and now it is back without a word',
    },
  },
  noticeOn: {
    label: 'What is the date of the letter that says so?',
    why: 'Your letter answers it, so it names it.',
  },
  noticeReason: {
    label: 'Which reason does it give?',
    why: 'If a reason is there, you can answer it. If not, the letter asks for it.',
    hint: 'Leave this empty if it gives none.',
    example: 'Information is missing',
  },
  copiesWhy: 'If a paper was missing, send it now. Sending your report once more can help.',
};
