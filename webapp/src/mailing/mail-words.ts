import { asksForAttention, type Mailpiece, type MailStatus } from '@creditfix/shared/mailing';
import { dateWords, shortDateWords, type IconName, type StatusTone } from '#webapp/kit/index.ts';
import { untilWords } from './date-words.ts';
import { mailpieceMessages } from './messages.tsx';

/** Where a mailing is, in words: large on its own page, small in a list. */

export const mailTones: Readonly<Record<MailStatus, StatusTone>> = {
  queued: 'soon',
  mailed: 'moving',
  in_transit: 'moving',
  delivered: 'done',
  returned: 'trouble',
  failed: 'trouble',
  cancelled: 'quiet',
};

export const mailShapes: Readonly<Record<MailStatus, IconName>> = {
  queued: 'clock',
  mailed: 'mailbox',
  in_transit: 'envelope',
  delivered: 'check',
  returned: 'back',
  failed: 'stop',
  cancelled: 'sheet',
};

type Status = Pick<
  Mailpiece,
  'status' | 'carrier' | 'sendsAt' | 'canCancel' | 'mailedOn' | 'expectedOn' | 'deliveredOn'
> &
  Partial<Pick<Mailpiece, 'events'>>;

const { big, next, hold, line } = mailpieceMessages;

/** The few words that stand largest. */
export function bigWords(mailpiece: Status, now: Date = new Date()): string {
  const { status, sendsAt, mailedOn, deliveredOn } = mailpiece;
  switch (status) {
    case 'queued':
      return isHeld(mailpiece, now) ? big.held(untilWords(sendsAt, now)) : big.beingPrepared;
    case 'mailed':
      return mailedOn ? big.mailedOn(dateWords(mailedOn)) : big.mailed;
    case 'in_transit':
      return big.onItsWay;
    case 'delivered':
      return deliveredOn ? big.deliveredOn(dateWords(deliveredOn)) : big.delivered;
    case 'returned':
      return big.returned;
    case 'failed':
      return big.failed;
    case 'cancelled':
      return big.cancelled;
  }
}

/** The sentence below them: what comes next. */
export function nextWords(mailpiece: Status, now: Date = new Date()): string {
  switch (mailpiece.status) {
    case 'queued':
      return isHeld(mailpiece, now) ? next.held : holdWords(mailpiece, now);
    case 'mailed':
    case 'in_transit':
      return wayWords(mailpiece);
    case 'delivered':
      return mailpiece.carrier === 'self' ? next.deliveredOwn : next.delivered;
    case 'returned':
    case 'failed':
      return '';
    case 'cancelled':
      return next.cancelled;
  }
}

/** "Your letter waits here until 3:15 PM. You can take it back until then." */
export function holdWords(mailpiece: Status, now: Date = new Date()): string {
  if (isHeld(mailpiece, now)) return hold.held(untilWords(mailpiece.sendsAt, now));
  return mailpiece.canCancel ? hold.aboutToBePrinted : hold.gone;
}

function isHeld({ sendsAt, canCancel }: Status, now: Date): boolean {
  return canCancel && new Date(sendsAt) > now;
}

function wayWords({ carrier, expectedOn, events = [] }: Status): string {
  const newest = events.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (newest && asksForAttention(newest.kind)) return next.calls;
  const when = expectedOn && next.expected(dateWords(expectedOn));
  const then = carrier === 'self' ? next.tellUs : next.nothingToDo;
  return [when, then].filter(Boolean).join(' ');
}

/** For lists: "mailed November 24, expected December 1". */
export function lineWords(mailpiece: Status, now: Date = new Date()): string {
  const { status, sendsAt, mailedOn, expectedOn, deliveredOn } = mailpiece;
  if (status === 'queued')
    return isHeld(mailpiece, now) ? line.until(untilWords(sendsAt, now)) : '';
  if (status === 'delivered') return deliveredOn ? line.delivered(shortDateWords(deliveredOn)) : '';
  if (status !== 'mailed' && status !== 'in_transit') return '';
  const mailed = mailedOn && shortDateWords(mailedOn);
  const expected = expectedOn && shortDateWords(expectedOn);
  if (mailed && expected) return line.mailedAndExpected(mailed, expected);
  if (mailed) return line.mailed(mailed);
  return expected ? line.expected(expected) : '';
}

/** True while something can still happen by itself. */
export function canChange({ status, carrier }: Pick<Mailpiece, 'status' | 'carrier'>): boolean {
  if (carrier === 'self') return false;
  return status === 'queued' || status === 'mailed' || status === 'in_transit';
}

/** "9407 3000 0000 0000 0000 00" */
export function spacedNumber(trackingNumber: string): string {
  return trackingNumber.replace(/(.{4})(?=.)/g, '$1 ');
}
