import type { LetterPurpose, LetterRecipient } from '@creditfix/shared/letters';
import type { AnswerTime } from './next-dates.ts';

/** The words of step 5: that the letter is done, what happens next, and when. No time is named that no law sets. */
export const words = {
  heading: {
    signed: (letters: number): string =>
      letters > 1 ? 'Your letters are signed and safe' : 'Your letter is signed and safe',
    readyToMail: (letters: number): string =>
      letters > 1 ? 'Your letters are ready to mail' : 'Your letter is ready to mail',
    someOnTheWay: (onTheWay: number, letters: number): string =>
      `${onTheWay} of your ${letters} letters ${onTheWay === 1 ? 'is' : 'are'} on the way`,
    arrived: (letters: number): string =>
      letters > 1 ? 'Your letters have arrived' : 'Your letter has arrived',
    mailing: (letters: number): string =>
      letters > 1 ? 'We are mailing your letters' : 'We are mailing your letter',
    onTheWay: (letters: number): string =>
      letters > 1 ? 'Your letters are on their way' : 'Your letter is on its way',
  },
  lead: {
    stored: {
      one: (reference: string) => `Letter ${reference} is signed and stored on your dashboard.`,
      several: (letters: number): string =>
        `${letters} letters are signed and stored on your dashboard.`,
    },
    onTheWay: 'Here is what happens next. There is nothing you have to do now.',
    ifMailedToday: (letters: number): string =>
      `Here is what happens next if you mail ${letters > 1 ? 'them' : 'it'} today.`,
  },
  toDashboard: 'Go to dashboard',
  downloadCopy: 'Download a copy',
  downloadAgain: 'Download again',
  reminder: 'Add a reminder to my calendar',
  howToMail: (letters: number): string => (letters > 1 ? 'How to mail them' : 'How to mail it'),
  mailTheRest: 'Mail the rest',
  another: 'Generate Another Letter',
  /** The title of the calendar entry: it is synced and shared, so it names nobody. */
  calendarEntry: (reference: string) => `Letter ${reference}: has an answer come?`,
  timeline: {
    today: 'Today',
    youMail: (letters: number): string =>
      letters > 1
        ? 'You mail each one with Return Receipt and keep the receipt.'
        : 'You mail it with Return Receipt and keep the receipt.',
    aboutAWeek: 'About a week',
    receiptComes:
      'The green return receipt comes back to you. The date on it is the day your letter arrived.',
    toUsps: 'To USPS',
    mailed: 'Mailed',
    mailedYourself: (letters: number): string =>
      letters > 1 ? 'You mailed them yourself.' : 'You mailed it yourself.',
    printed: (letters: number): string =>
      letters > 1 ? 'They are printed and handed to USPS.' : 'It is printed and handed to USPS.',
    arrived: 'Arrived',
    arrives: 'Arrives',
    about: (day: string) => `about ${day}`,
    enterTheDay:
      'When your receipt or the tracking page shows the day, choose ‘Follow it’ above and enter it. Any time for the answer runs from it.',
    weWrite: 'We write to you on the day. Any time for the answer runs from it.',
    soonAfter: 'Soon after',
  },
  answer: {
    monthLater: 'About a month later',
    noTime: 'No law sets a day for the answer, so a month is a fair time to wait.',
    writeOnceMore: 'If nothing has come by then, you can write once more.',
    daysAfter: (days: number): string => `${days} days after it arrives`,
    eachBureau: 'Each bureau',
    who: {
      bureau: 'The bureau',
      furnisher: 'The company',
      collector: 'The collector',
      inquirer: 'The company',
    } satisfies Record<LetterRecipient, string> as Record<LetterRecipient, string>,
    hasTo: (who: string, { what }: Pick<AnswerTime, 'what' | 'law'>) => `${who} has to ${what}.`,
    freeReport:
      'We count 45 days to be careful, because this was your first free report from AnnualCreditReport.com in 12 months.',
    morePapers: 'If you send more papers meanwhile, it may take up to 15 days longer.',
    ifFreeReport:
      'Count 45 days if this was your first free report from AnnualCreditReport.com in 12 months.',
    results:
      'The results come by mail to your address. If nothing has come by then, you can write again.',
    withoutTime: {
      goodwill: 'Whether it agrees is up to the company, and no law sets a day for the answer.',
      pay_for_delete:
        'The collector may accept, refuse or not answer. Pay nothing before you hold its agreement in writing.',
      debt_validation:
        'If your letter arrived in time, the collector has to stop collecting until it has sent you verification. No law says by when it has to answer.',
      overdue_notice:
        'The time for the answer is over already, and this letter starts no new one. Two or three weeks are a fair time to wait.',
      reinsertion_notice:
        'You asked how the item came back. No law sets a day for the answer to this letter, so a month is a fair time to wait.',
      block_declined:
        'You asked about the block. The law says that a notice has to come promptly and names no day, so a month is a fair time to wait.',
      debt_verification:
        'You asked for the facts and for the debt to be marked as disputed. No law sets a day for the answer.',
    } as Partial<Record<LetterPurpose, string>>,
  },
};
