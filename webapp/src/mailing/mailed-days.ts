import {
  BUSINESS_TIME_ZONE,
  addBusinessDays,
  calendarDateAt,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import { expectedMailDates, type MailPiece } from '@creditfix/shared/mailing';
import { dayRange } from './date-words.ts';

/** The dates of letters that are on their way, of several as one: what happened where it is known, and what is expected where not. */

export interface MailedDays {
  readonly mailedWords: string;
  readonly arrivesWords: string;
  /** The last day on which one of them should arrive. */
  readonly arrivesBy: CalendarDate;
}

type DatedPiece = Pick<
  MailPiece,
  'sendsAt' | 'mailClass' | 'mailedOn' | 'expectedOn' | 'deliveredOn'
>;

export function mailedDays(pieces: readonly [DatedPiece, ...DatedPiece[]]): MailedDays {
  const [mailedFrom, mailedBy] = spanOf(pieces.map(mailedSpan));
  const [arrivesFrom, arrivesBy] = spanOf(pieces.map(arrivalSpan));
  return {
    mailedWords: dayRange(mailedFrom, mailedBy),
    arrivesWords: dayRange(arrivesFrom, arrivesBy),
    arrivesBy,
  };
}

type Span = readonly [CalendarDate, CalendarDate];

/** How long the post takes, in business days. */
const AT_THE_POST = [3, 5] as const;

function mailedSpan({ mailedOn, sendsAt, mailClass }: DatedPiece): Span {
  if (mailedOn) return [mailedOn, mailedOn];
  const { mailedFrom, mailedBy } = plan({ sendsAt, mailClass });
  return [mailedFrom, mailedBy];
}

function arrivalSpan(piece: DatedPiece): Span {
  const known = piece.deliveredOn ?? piece.expectedOn;
  if (known) return [known, known];
  const { mailedOn } = piece;
  if (mailedOn) {
    return [addBusinessDays(mailedOn, AT_THE_POST[0]), addBusinessDays(mailedOn, AT_THE_POST[1])];
  }
  const { arrivesFrom, arrivesBy } = plan(piece);
  return [arrivesFrom, arrivesBy];
}

function plan({ sendsAt, mailClass }: Pick<DatedPiece, 'sendsAt' | 'mailClass'>) {
  const sendsOn = calendarDateAt(new Date(sendsAt), BUSINESS_TIME_ZONE);
  return expectedMailDates({ sendsOn, mailClass });
}

function spanOf(spans: readonly Span[]): Span {
  const from = spans.map(([first]) => first).toSorted();
  const to = spans.map(([, last]) => last).toSorted();
  return [from[0] ?? '', to.at(-1) ?? ''];
}
