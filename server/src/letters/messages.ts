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
  readWordingFirst: 'Please read the letter with the smoothed wording first, and sign it then.',
  enclosuresMissing: (names: string): string =>
    `We can only mail what you upload. The letter lists these files, and they are not here: ${names}. Please upload them or take them off the list. To add them on paper, print the letter and mail it yourself.`,
  nothingNewBefore: (date: CalendarDate): string =>
    `You already sent this dispute a short while ago, with the same facts. The same letter makes sense again from ${longDate(date)}. Before that, a second letter needs something new: a date, a sum or another answer, or another copy. More words about the same facts are nothing new.`,
  copyTwice: 'This copy is already on the list.',
  markAstray:
    'This mark lies on a page that is not in the packet. Please take it off or mark it again.',
  enclosureGone: 'This copy is no longer here. Please add it again.',
};
