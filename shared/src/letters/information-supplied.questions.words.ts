/** The words of `information-supplied.questions.ts`. */
export const words = {
  noticeOn: {
    label: 'What is the date of the notice that set your dispute aside?',
    why: 'Your letter answers this notice, so it names it.',
  },
  noticeAsks: {
    label: 'What does the notice ask for?',
    why: 'Such a notice has to say what is needed. Your letter should give just that.',
    example: 'A copy of the statement that shows the balance',
  },
  hasNew: {
    label: 'Can you give what it asks for, or anything else that is new?',
    why: 'The same dispute with nothing new can be set aside again.',
  },
  newInformation: {
    label: 'What can you tell them now?',
    why: 'New facts are what makes them look again. They are printed just as you write them.',
    hint: 'Keep to facts: who, what, when. Say what each copy shows.',
    example:
      'My statement of October 1, 2026 shows a balance of $812.40. I have bought nothing with the card since then.',
  },
};
