/** The words of `follow-up.questions.ts`. */
export const words = {
  groups: {
    earlier: 'Your earlier letter',
    answer: 'What came back',
    now: 'What you send now',
    statement: 'Your own word',
  },
  noticeHint: 'The date at the top of it.',
  earlierDate: {
    label: 'What is the date of your earlier letter?',
    why: 'With the date they find the letter that you mean.',
    hint: 'It is printed at the top of the letter.',
  },
  earlierReference: {
    label: 'What is the reference of your earlier letter?',
    why: 'It ties the two letters together.',
    hint: 'It is printed on the letter and begins with CF.',
    example: 'CF-7Q4M-2K9D',
  },
  deliveredOn: {
    label: 'On which day did it arrive?',
    why: 'It shows that they have had your letter.',
    hint: 'The tracking shows it. You can leave this empty.',
  },
  arrived: {
    label: 'Do you know on which day your letter arrived?',
    why: 'The time for an answer starts on the day they get your letter.',
    hint: 'The tracking shows it. If the letter came back to you, the answer is no.',
  },
  deliveredCounted: {
    why: 'The time for an answer is counted from this day.',
    hint: 'The tracking and the return receipt show it.',
  },
  trackingNumber: {
    label: 'What is the tracking number?',
    why: 'It lets them see for themselves when your letter came.',
    hint: 'You can leave this empty.',
  },
};
