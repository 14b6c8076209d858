import { longDate, type CalendarDate } from '@creditfix/shared/kernel';

/** What the paper itself says around the letter: part of the letter, so English anyone who looks at it. */
export interface PrintedWords {
  readonly lang: string;
  readonly date: (date: CalendarDate) => string;
  readonly subject: string;
  readonly enclosures: string;
}

export const inEnglish: PrintedWords = {
  lang: 'en',
  date: longDate,
  subject: 'Re:',
  enclosures: 'Enclosures',
};
