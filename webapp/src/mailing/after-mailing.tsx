import {
  addBusinessDays,
  BUSINESS_TIME_ZONE,
  type CalendarDate,
  calendarDateAt,
} from '@creditfix/shared/kernel';
import { expectedMailDates, type Mailpiece } from '@creditfix/shared/mailing';
import type { ReactNode } from 'react';
import { dayRange } from './mail-words.ts';
import { liveMailpiece, MailStatus } from './mail-status.tsx';
import { useMailings } from './mailing.queries.ts';
import { OwnMailing } from './own-mailing.tsx';

/** The dates of letters that are on their way, of several as one: what happened if it is known, and what is expected where not. */

interface MailedDays {
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

/** Letters that are on their way or there, of several as one. */
interface OnTheirWay extends MailedDays {
  readonly letterIds: readonly string[];
  /** True where their sender brought them to the post. */
  readonly isOwn: boolean;
  /** True until the post has the first of them. */
  readonly isQueued: boolean;
  readonly isDelivered: boolean;
}

interface AfterMailing {
  readonly mailed: OnTheirWay | 'none' | 'unknown';
  readonly status: ReactNode;
  readonly ownMailing: ReactNode;
}

interface AfterMailingPartProps {
  readonly letterIds: readonly string[];
  readonly children: (after: AfterMailing) => ReactNode;
}

/** Tells the last step of the wizard which letters are on their way, and draws what it says of them. */
export function AfterMailingPart({ letterIds, children }: AfterMailingPartProps) {
  const { data: mailings = [], isPending, refetch } = useMailings(letterIds);
  const live = mailings.flatMap((mailing) => {
    const mailpiece = liveMailpiece(mailing);
    return mailpiece ? [{ letterId: mailing.letterId, mailpiece }] : [];
  });
  const again = () => void refetch();
  const rest = mailings.filter(
    (mailing) => !liveMailpiece(mailing) && mailing.mayMail !== 'not_ready',
  );
  return children({
    mailed: isPending ? 'unknown' : onTheirWay(live),
    status: <MailStatus mailings={mailings} onChange={again} />,
    ownMailing: rest.length > 0 && (
      <OwnMailing
        mailings={rest}
        onDone={again}
        main={live.length === 0}
        isOneOf={letterIds.length}
      />
    ),
  });
}

interface LiveLetter {
  readonly letterId: string;
  readonly mailpiece: Mailpiece;
}

function onTheirWay(live: readonly LiveLetter[]): OnTheirWay | 'none' {
  const mailpieces = live.map(({ mailpiece }) => mailpiece);
  const [first, ...others] = mailpieces;
  if (!first) return 'none';
  return {
    ...mailedDays([first, ...others]),
    letterIds: live.map(({ letterId }) => letterId),
    isOwn: mailpieces.every(({ carrier }) => carrier === 'self'),
    isQueued: mailpieces.every(({ status }) => status === 'queued'),
    isDelivered: mailpieces.every(({ status }) => status === 'delivered'),
  };
}
