import { longDate } from '@creditfix/shared/kernel';
import { asksForAttention, type MailPiece, type MailStatus } from '@creditfix/shared/mailing';
import type { IconName, StatusTone } from '#webapp/kit/index.ts';
import { shortDay, untilWords } from './date-words.ts';

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

type Standing = Pick<
  MailPiece,
  'status' | 'carrier' | 'sendsAt' | 'canCancel' | 'mailedOn' | 'expectedOn' | 'deliveredOn'
> &
  Partial<Pick<MailPiece, 'events'>>;

/** The few words that stand largest. */
export function bigWords(piece: Standing, now: Date = new Date()): string {
  switch (piece.status) {
    case 'queued':
      return isHeld(piece, now)
        ? `Waits here until ${untilWords(piece.sendsAt, now)}`
        : 'Being prepared';
    case 'mailed':
      return piece.mailedOn ? `Mailed on ${longDate(piece.mailedOn)}` : 'Mailed';
    case 'in_transit':
      return 'On its way';
    case 'delivered':
      return piece.deliveredOn ? `Delivered on ${longDate(piece.deliveredOn)}` : 'Delivered';
    case 'returned':
      return 'It did not arrive';
    case 'failed':
      return 'It was not mailed';
    case 'cancelled':
      return 'You took it back';
  }
}

/** The sentence below them: what comes next. */
export function nextWords(piece: Standing, now: Date = new Date()): string {
  switch (piece.status) {
    case 'queued':
      return isHeld(piece, now) ? 'You can take it back until then.' : holdWords(piece, now);
    case 'mailed':
    case 'in_transit':
      return wayWords(piece);
    case 'delivered':
      return `${deliveredProof[piece.carrier === 'self' ? 'own' : 'post']} If the law sets a time for the answer, it runs from that day.`;
    case 'returned':
    case 'failed':
      return '';
    case 'cancelled':
      return 'Nothing was mailed, and it costs nothing. The letter is as you signed it, and you can mail it whenever you like.';
  }
}

/** "Your letter waits here until 3:15 PM. You can take it back until then." */
export function holdWords(piece: Standing, now: Date = new Date()): string {
  if (isHeld(piece, now)) {
    return `Your letter waits here until ${untilWords(piece.sendsAt, now)}. You can take it back until then.`;
  }
  if (piece.canCancel) return 'Your letter is about to be printed. You can still take it back now.';
  return 'Your letter is with the mail service, which prints it and hands it to USPS. It can no longer be taken back.';
}

const deliveredProof = {
  own: 'Keep the receipt: it shows when the letter arrived.',
  post: 'The proof of mailing below shows when the letter arrived.',
} as const;

function isHeld({ sendsAt, canCancel }: Standing, now: Date): boolean {
  return canCancel && new Date(sendsAt) > now;
}

function wayWords({ carrier, expectedOn, events = [] }: Standing): string {
  const newest = events.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1);
  if (newest && asksForAttention(newest.kind))
    return 'USPS has something to say about it: see below. Our email about it says what you can do.';
  const when = expectedOn ? `We expect it there about ${longDate(expectedOn)}.` : '';
  const then =
    carrier === 'self'
      ? 'When you know the day it arrived, tell us here.'
      : 'There is nothing for you to do. We write to you when it arrives.';
  return [when, then].filter(Boolean).join(' ');
}

/** For lists: "mailed November 24, expected December 1". */
export function lineWords(piece: Standing, now: Date = new Date()): string {
  const { status, sendsAt, mailedOn, expectedOn, deliveredOn } = piece;
  if (status === 'queued') return isHeld(piece, now) ? `until ${untilWords(sendsAt, now)}` : '';
  if (status === 'delivered') return deliveredOn ? `on ${shortDay(deliveredOn)}` : '';
  if (status !== 'mailed' && status !== 'in_transit') return '';
  return [
    mailedOn && `mailed ${shortDay(mailedOn)}`,
    expectedOn && `expected ${shortDay(expectedOn)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** True while something can still happen by itself. */
export function canChange({ status, carrier }: Pick<MailPiece, 'status' | 'carrier'>): boolean {
  if (carrier === 'self') return false;
  return status === 'queued' || status === 'mailed' || status === 'in_transit';
}

/** "9407 3000 0000 0000 0000 00" */
export function spacedNumber(trackingNumber: string): string {
  return trackingNumber.replace(/(.{4})(?=.)/g, '$1 ');
}
