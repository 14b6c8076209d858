import {
  BUSINESS_TIME_ZONE,
  addBusinessDays,
  calendarDateAt,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import { expectedMailDates, type Mailpiece } from '@creditfix/shared/mailing';
import { dayRange } from './date-words.ts';

/** The dates of letters that are on their way, of several as one: what happened if it is known, and what is expected where not. */

export interface MailedDays {
  readonly mailedWords: string;
  readonly arrivesWords: string;
  /** The last day on which one of them should arrive. */
  readonly arrivesBy: CalendarDate;
}

type DatedMailpiece = Pick<
  Mailpiece,
  'sendsAt' | 'mailClass' | 'mailedOn' | 'expectedOn' | 'deliveredOn'
>;

export function mailedDays(mailpieces: readonly [DatedMailpiece, ...DatedMailpiece[]]): MailedDays {
  const [mailedFrom, mailedBy] = spanOf(mailpieces.map(mailedSpan));
  const [arrivesFrom, arrivesBy] = spanOf(mailpieces.map(arrivalSpan));
  return {
    mailedWords: dayRange(mailedFrom, mailedBy),
    arrivesWords: dayRange(arrivesFrom, arrivesBy),
    arrivesBy,
  };
}

type Span = readonly [CalendarDate, CalendarDate];

/** How long the post takes, in business days. */
const AT_THE_POST = [3, 5] as const;

function mailedSpan({ mailedOn, sendsAt, mailClass }: DatedMailpiece): Span {
  if (mailedOn) return [mailedOn, mailedOn];
  const { mailedFrom, mailedBy } = plan({ sendsAt, mailClass });
  return [mailedFrom, mailedBy];
}

function arrivalSpan(mailpiece: DatedMailpiece): Span {
  const known = mailpiece.deliveredOn ?? mailpiece.expectedOn;
  if (known) return [known, known];
  const { mailedOn } = mailpiece;
  if (mailedOn) {
    return [addBusinessDays(mailedOn, AT_THE_POST[0]), addBusinessDays(mailedOn, AT_THE_POST[1])];
  }
  const { arrivesFrom, arrivesBy } = plan(mailpiece);
  return [arrivesFrom, arrivesBy];
}

function plan({ sendsAt, mailClass }: Pick<DatedMailpiece, 'sendsAt' | 'mailClass'>) {
  const sendsOn = calendarDateAt(new Date(sendsAt), BUSINESS_TIME_ZONE);
  return expectedMailDates({ sendsOn, mailClass });
}

function spanOf(spans: readonly Span[]): Span {
  const from = spans.map(([first]) => first).toSorted();
  const to = spans.map(([, last]) => last).toSorted();
  return [from[0] ?? '', to.at(-1) ?? ''];
}
