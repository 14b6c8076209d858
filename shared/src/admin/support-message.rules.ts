import { addDays, BUSINESS_TIME_ZONE, calendarDateAt, startOfDay } from '../kernel/index.ts';

/** When the answer to a message is due, and what is filled into a saved one. */

const PROMISED_MS = 24 * 3_600_000;

/**
 * When the answer to a message is due: within 24 hours, Monday to Friday, as every screen and email promises. Hours of a weekend do
 * not count; a public holiday is no exception, since the promise names none.
 */
export function answerDueAt(sentAt: Date): Date {
  let left = PROMISED_MS;
  let from = sentAt.getTime();
  for (let day = calendarDateAt(sentAt, BUSINESS_TIME_ZONE); ; day = addDays(day, 1)) {
    const end = startOfDay(addDays(day, 1), BUSINESS_TIME_ZONE).getTime();
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const counts = weekday >= 1 && weekday <= 5 ? end - from : 0;
    if (counts >= left) return new Date(from + left);
    left -= counts;
    from = end;
  }
}

/** Files that go along with an answer: an email with all of them stays within the 25 MB that most mail servers take. */
export const messageFileLimits = { files: 4, fileBytes: 4_000_000 } as const;

/** What a saved answer can leave open, and what each is; written in braces: `{name}`. */
export const replyFields = {
  name: 'the person’s name, as they wrote it',
  'first name': 'the first word of their name',
  subject: 'what their message is about',
  day: 'the day on which they wrote',
} as const;
type ReplyField = keyof typeof replyFields;

const FIELD = /\{([^{}\n]{1,40})\}/g;

const fieldsIn = (text: string) => [...text.matchAll(FIELD)].map(([, field = '']) => field);

/** Fields in that text that nobody could fill in. */
export function unknownFieldsIn(text: string): string[] {
  return fieldsIn(text).filter((field) => !Object.hasOwn(replyFields, field));
}

/** Fields of a saved answer that still stand in that text. */
export function emptyFieldsIn(text: string): string[] {
  return fieldsIn(text).filter((field) => Object.hasOwn(replyFields, field));
}

/** Fills in the fields of a saved answer. What is filled in is not read for fields again. */
export function fillReply(text: string, facts: Readonly<Record<ReplyField, string>>): string {
  return text.replace(FIELD, (whole, field: string) =>
    Object.hasOwn(facts, field) ? facts[field as ReplyField] : whole,
  );
}
