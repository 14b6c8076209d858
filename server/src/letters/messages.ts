import { type CalendarDate, longDate, plural } from '@creditfix/shared/kernel';
export const letterReadyEmailMessages = {
  title: 'Your letter is ready',
  preview: 'Print it, send it by certified mail, and keep the proof.',
  waits: (reference: string) =>
    `Your letter ${reference} is signed and waits for you on your dashboard. This is what comes next:`,
  previewUnsigned: 'Print it, sign it, send it by certified mail, and keep the proof.',
  waitsUnsigned: (reference: string) =>
    `Your letter ${reference} is made and waits for you on your dashboard. It is not signed yet. This is what comes next:`,
  print: (signedOnPaper: boolean): string =>
    signedOnPaper
      ? 'Download the letter and print all its pages. Sign it by hand on the line above your name.'
      : 'Download the letter and print all its pages. Your signature is on it already.',
  steps: [
    'Send it by certified mail with a return receipt, to the address printed at the top of the letter. The post office has the forms.',
    'Keep the mailing receipt and the return card. They prove when your letter was sent and when it arrived.',
  ],
  button: 'Go to my dashboard',
  reason: 'You get this email because you made a letter with Credit Fix.',
};

/** What the calls of this feature say, beside their problems. */
export const lettersMessages = {
  ready: (count: number): string =>
    plural(count, { one: 'Your letter is ready.', other: 'Your letters are ready.' }),
  signedAndWaits: (count: number, day: string): string =>
    plural(count, {
      one: `Your letter is signed and kept. Your contract can be canceled until the end of ${day}, and by law we do nothing for you before that. We make the letter after that day and tell you by email.`,
      other: `Your letters are signed and kept. Your contract can be canceled until the end of ${day}, and by law we do nothing for you before that. We make the letters after that day and tell you by email.`,
    }),
  noBlockAsked:
    'The letter before this one asked for no block. Please ask for the block first, with your identity theft report in the envelope.',
  readWordingFirst: 'Please read the letter with the new wording first, and sign it then.',
  enclosuresMissing: (names: string): string =>
    `We can only mail what you upload. The letter lists these files, and they are not here: ${names}. Please upload them or take them off the list. To add them on paper, print the letter and mail it yourself.`,
  nothingNewBefore: (date: CalendarDate): string =>
    `The same facts again, so soon, could get your letter set aside. You can send it again from ${longDate(date)}. To send one sooner, add something new: a date, an amount, another answer or another copy. Only more words are not enough.`,
  copyTwice: 'This copy is already on the list.',
  markAstray:
    'This mark lies on a page that is not in the packet. Please take it off or mark it again.',
  enclosureGone: 'This copy is no longer here. Please add it again.',
};

/** The emails about what somebody began and left. */
export const nudgeEmailMessages = {
  draftWaits: {
    subject: 'Your draft is still here',
    preview: 'Pick up where you left off, whenever you like.',
    heading: 'Your draft is still here',
    text: (begunOn: string) =>
      `You began a letter on ${begunOn} and have not signed it yet. What you entered is saved, and you can pick up where you left off.`,
    button: 'Continue my letter',
    orNot:
      'If you do not need it anymore, you can delete it on your dashboard. You do not have to do anything.',
    once: 'We write to you about this draft only once.',
  },
  mailCheck: {
    subject: (count: number): string =>
      plural(count, { one: 'Did you mail your letter?', other: 'Did you mail your letters?' }),
    preview: 'If you did, tell us the day, and we keep track of the time for an answer.',
    text: (count: number): string =>
      plural(count, {
        one: 'You downloaded a letter to mail it yourself. We cannot see whether it is in the mail.',
        other:
          'You downloaded these letters to mail them yourself. We cannot see whether they are in the mail.',
      }),
    letters: (count: number): string => plural(count, { one: 'Letter', other: 'Letters' }),
    downloadedOn: 'Downloaded on',
    todo: (count: number): string[] => [
      plural(count, {
        one: 'If it is in the mail, tell us the day. From then on we keep track of the time for an answer.',
        other:
          'If they are in the mail, tell us the day. From then on we keep track of the time for an answer.',
      }),
      plural(count, {
        one: 'If it is not, print it and mail it when you are ready. Certified mail gives you proof that it arrived.',
        other:
          'If they are not, print them and mail them when you are ready. Certified mail gives you proof that they arrived.',
      }),
      plural(count, {
        one: 'If you decided not to send it, there is nothing to do.',
        other: 'If you decided not to send them, there is nothing to do.',
      }),
    ],
    button: (count: number): string =>
      plural(count, { one: 'Tell us when you mailed it', other: 'Tell us when you mailed them' }),
    once: 'We ask you about this only once.',
  },
  reason: 'You get this email because you began or made a letter with Credit Fix.',
};
