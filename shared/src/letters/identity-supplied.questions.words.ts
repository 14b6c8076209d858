/** The words of `identity-supplied.questions.ts`. */
export const words = {
  noticeOn: {
    label: 'What is the date of the letter from the bureau?',
    why: 'Your letter answers it, so it names it.',
  },
  whyAsked: {
    label: 'What does the bureau want?',
    why: 'The letter answers what was asked.',
    options: {
      identity: 'A proof of who I am or where I live',
      third_party: 'It thinks that someone else sent my letter',
      both: 'Both',
    },
  },
  sentMyself: {
    label: 'Is this true: "I am sending this dispute myself"?',
    why: 'The letter says so over your signature. Please say yes only if it is true.',
    hint: 'Using a website to write your own letter is fine. A company that disputes in your place is not.',
  },
  copiesWhy:
    'Please tick a proof of who you are and a proof of your address: they are what this letter is for.',
};
