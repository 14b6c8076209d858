import { documentLimits, type StoredDocument } from '@creditfix/shared/documents';
import { calendarDateAt } from '@creditfix/shared/kernel';
import { dateWords, shortDateWords } from '#webapp/kit/index.ts';
import { uploadWords, copiesMessages } from './messages.tsx';

/** Said before a person picks a file. */
export const limitWords = uploadWords.limits({
  megabytes: documentLimits.fileBytes / 1_000_000,
  pages: documentLimits.filePages,
});

export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return copiesMessages.underOneKb;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const pageWords = (pages: number): string => copiesMessages.pages(pages);

/** "March 3", with the year where it is another one. */
export function dayWords(date: string, today: string): string {
  return date.slice(0, 4) === today.slice(0, 4) ? shortDateWords(date) : dateWords(date);
}

interface When {
  readonly now: Date;
  readonly timeZone: string;
}

/** When a copy was added, to stand inside a sentence. */
export function addedWords({ createdAt }: StoredDocument, { now, timeZone }: When): string {
  const added = calendarDateAt(new Date(createdAt), timeZone);
  const today = calendarDateAt(now, timeZone);
  return added === today ? copiesMessages.today : copiesMessages.onDay(dayWords(added, today));
}

/** Where a copy is used, and until when it is kept. */
export function keptWords({ letters, keptUntil }: StoredDocument): string {
  const day = dateWords(keptUntil);
  return letters === 0 ? copiesMessages.notUsed(day) : copiesMessages.usedIn(letters, day);
}

/** How far an upload is, in words. */
export function progressWords(share: number): string {
  return uploadWords.sending(Math.floor(share * 100));
}
