import { dollars } from '@creditfix/shared/kernel';
import type { CalendarDate } from '@creditfix/shared/kernel';
import {
  asksForAttention,
  type Mailpiece,
  type MailStatus,
  MailClass,
  mailClassLabel,
  type Mailing,
} from '@creditfix/shared/mailing';
import {
  dateWords,
  shortDateWords,
  type IconName,
  type StatusTone,
  momentWords,
  timeWords,
} from '#webapp/kit/index.ts';
import {
  mailpieceMessages,
  ownMailingMessages,
  mailDaysMessages,
  mailFormMessages,
} from './messages.tsx';

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

/** What people who go to the post office themselves call them. */
export const ownClasses: readonly { readonly value: MailClass; readonly label: string }[] = [
  { value: MailClass.certified_return_receipt, label: ownMailingMessages.withReceipt },
  { value: MailClass.certified, label: mailClassLabel('certified') },
  { value: MailClass.first_class, label: mailClassLabel('first_class') },
];

/** How this one traveled: the post office's own return receipt is no electronic one. */
export function classLabel({
  carrier,
  mailClass,
}: Pick<Mailpiece, 'carrier' | 'mailClass'>): string {
  const own = carrier === 'self' && ownClasses.find(({ value }) => value === mailClass);
  return own ? own.label : mailClassLabel(mailClass);
}

/** Days and times as the mailing screens say them. */

/** "November 24 to 25", "November 30 to December 2", "December 30, 2026 to January 4, 2027": as it stands alone. */
export function dayRange(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return shortDateWords(from);
  if (from.slice(0, 4) !== to.slice(0, 4))
    return mailDaysMessages.range(dateWords(from), dateWords(to));
  const [first, last] = [shortDateWords(from), shortDateWords(to)];
  if (from.slice(0, 7) !== to.slice(0, 7)) return mailDaysMessages.range(first, last);
  return mailDaysMessages.inOneMonth({
    from: first,
    fromDay: Number(from.slice(8)),
    to: last,
    toDay: Number(to.slice(8)),
  });
}

/** The same inside of a sentence. */
export function onDays(from: CalendarDate, to: CalendarDate): string {
  const range = dayRange(from, to);
  return from === to ? mailDaysMessages.onDay(range) : mailDaysMessages.onDays(range);
}

/** "3:15 PM" where that is today, else with the day; where the person is. */
export function untilWords(moment: string, now: Date = new Date()): string {
  return new Date(moment).toDateString() === now.toDateString()
    ? mailDaysMessages.untilTime(timeWords(moment))
    : mailDaysMessages.untilMoment(momentWords(moment));
}

/** What mailing costs and what becomes of the money: said before it is asked for, and afterwards as it was. */

/** Before: when the price is taken. */
export function chargeWords(
  { collectsPrice }: Pick<Mailing, 'collectsPrice'>,
  cents: number,
): string {
  if (!collectsPrice) return mailFormMessages.charge.notHere;
  return cents === 0
    ? mailFormMessages.charge.nothing
    : mailFormMessages.charge.later(dollars(cents));
}

/** Afterwards: where the money is. */
export function paidWords({ charge, priceCents, carrier, status, againOf }: PaidMailpiece): string {
  if (carrier === 'self') return paid.own;
  if (againOf) return paid.free;
  const price = dollars(priceCents);
  if (charge === 'none') return notYetCharged(status, price);
  return AFTER[charge](price);
}

type PaidMailpiece = Pick<Mailpiece, 'charge' | 'priceCents' | 'carrier' | 'status'> &
  Partial<Pick<Mailpiece, 'againOf'>>;

const { paid } = mailpieceMessages;

const AFTER: Readonly<Record<Exclude<Mailpiece['charge'], 'none'>, (price: string) => string>> = {
  due: paid.due,
  charged: paid.charged,
  paid: paid.paid,
  failed: paid.failed,
  given_back: paid.givenBack,
  not_collected: paid.notCollected,
  cancelled: () => paid.nothing,
};

function notYetCharged(status: Mailpiece['status'], price: string): string {
  if (status === 'queued') return paid.notYet(price);
  return status === 'cancelled' || status === 'failed' ? paid.nothing : price;
}
