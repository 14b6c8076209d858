import { addDays, type CalendarDate } from '@creditfix/shared/kernel';
import { ruleFor } from '@creditfix/shared/letters';
import { completeMessages } from '../messages.tsx';
import type { MadeLetters } from '../wizard/wizard-state.ts';

/** When what happens, if the letter goes into the mail today. Estimates to plan with; the receipt decides. */
export interface NextDates {
  readonly mail: CalendarDate;
  /** Certified mail takes three to five business days: a week on the calendar is the safe guess. */
  readonly arrives: CalendarDate;
  /** The end of the time that the law gives for an answer, or a month where it gives none. */
  readonly decides: CalendarDate;
  /** 15 U.S.C. 1681i(a)(6)(A): results within 5 business days after that, and a few days in the mail. */
  readonly hear: CalendarDate;
}

export type AnswerTime = NonNullable<ReturnType<typeof ruleFor>>['clocks'][number];

/** 15 U.S.C. 1681i(a)(1), 1681j(a)(3), 1681s-2(a)(8)(E): how long the recipient has; nothing where the law sets no time. */
export function answerTime(
  made: Pick<MadeLetters, 'recipient' | 'purpose' | 'freeReport'>,
): AnswerTime | undefined {
  const clocks = ruleFor(made.purpose, made.recipient)?.clocks ?? [];
  const inDays = clocks.filter(({ unit }) => unit === 'days');
  const annual = inDays.find(({ law }) => law === 'cra.annual45');
  return made.freeReport && annual ? annual : inDays[0];
}

/** Where no time is set, a month is long enough to wait before writing again. */
const PATIENCE_DAYS = 30;

export function nextDates(mail: CalendarDate, time: AnswerTime | undefined): NextDates {
  const arrives = addDays(mail, 7);
  return { mail, arrives, ...answerDates(arrives, time) };
}

/** From the day it arrives on. */
export function answerDates(
  arrives: CalendarDate,
  time: AnswerTime | undefined,
): Pick<NextDates, 'decides' | 'hear'> {
  const decides = addDays(arrives, time?.length ?? PATIENCE_DAYS);
  return { decides, hear: addDays(decides, 14) };
}

/**
 * An entry for any calendar (RFC 5545): an all-day reminder without names or account numbers, because calendars are synced
 * and shared.
 *
 * @param stamp the moment it is made, `YYYYMMDDTHHMMSSZ`
 */
export function calendarEntry(day: CalendarDate, reference: string, stamp: string): string {
  const compact = (date: CalendarDate) => date.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Credit Fix//Letters//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@creditfix`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${completeMessages.calendarEntry(reference)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** What is said once a letter is signed: what it is, and when an answer is due. No time is named that no law sets. */

export function storedWords({ letters, signedOnPaper }: MadeLetters): string {
  const [{ reference }] = letters;
  const { lead } = completeMessages;
  const stored = signedOnPaper ? lead.storedToSign : lead.stored;
  return letters.length > 1 ? stored.several(letters.length) : stored.one(reference);
}

interface AnswerWords {
  readonly when: string;
  readonly what: string;
  readonly after: string;
}

export function answerWords(made: MadeLetters, time: AnswerTime | undefined): AnswerWords {
  const { answer } = completeMessages;
  if (!time) {
    return {
      when: answer.monthLater,
      what: answer.withoutTime[made.purpose] ?? answer.noTime,
      after: answer.writeOnceMore,
    };
  }
  const [first] = made.letters;
  const who =
    made.letters.length > 1 ? answer.eachBureau : (first.target ?? answer.who[made.recipient]);
  const remarks = [answer.hasTo(who, time), remark(made, time)];
  return {
    when: answer.daysAfter(time.length, made.letters.length),
    what: remarks.filter((sentence) => sentence !== undefined).join(' '),
    after: answer.results,
  };
}

/** 15 U.S.C. 1681j(a)(3) and 1681i(a)(1)(B) speak of bureaus only. */
function remark({ recipient, freeReport }: MadeLetters, { law }: AnswerTime): string | undefined {
  const { answer } = completeMessages;
  if (recipient !== 'bureau' || law === 'cra.procedure') return undefined;
  if (freeReport) return answer.freeReport;
  return freeReport === false ? answer.morePapers : answer.ifFreeReport;
}
