import {
  RequestProblems,
  calendarDateAt,
  spoken,
  timeZoneOf,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import type { Bureau } from '@creditfix/shared/letters';
import {
  MailCarrier,
  MailingProblems,
  quoteMail,
  type MailAddress,
  type MailClass,
} from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import {
  findLetterToMail,
  lockLetterToMail,
  noteMailing,
  recordTrail,
  type LetterToMail,
  type Origin,
} from '#server/letters/index.ts';
import { lockAllowance } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { enteredArrival, noonOf, refuseImpossibleDay } from './entered-day.ts';
import {
  addressesOf,
  bureauAddress,
  cutToEnvelope,
  envelopeOf,
  sealEnvelope,
  type Envelope,
} from './carrier/envelope-address.ts';
import type { MailingParts } from './mailing.parts.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import {
  addMailpiece,
  hasLiveMailpiece,
  lockOwnMailpiece,
  type MailpieceRow,
} from './mailpiece.repository.ts';
import { followAtOnce, mailpieceMovedJob } from './mailpiece-moved.job.ts';
import { recordScans } from './record-scans.ts';

/** Letters that their senders brought to the post themselves, and days that no carrier reports. */

export interface OwnMailing {
  readonly accountId: string;
  readonly letterId: string;
  readonly mailedOn: CalendarDate;
  readonly mailClass: MailClass;
  readonly trackingNumber?: string | undefined;
  /** Which one it went to, where the letter leaves the bureau open. */
  readonly bureau?: Bureau | undefined;
  readonly to?: MailAddress | undefined;
  readonly from?: MailAddress | undefined;
  readonly origin: Origin;
}

/**
 * Notes that the person mailed the letter themselves, on any plan.
 *
 * @returns the id of the mailpiece
 * @throws Problem that says what is wrong with what was entered
 */
export async function recordOwnMailing(
  em: EntityManager,
  parts: MailingParts,
  request: OwnMailing,
): Promise<string> {
  const { vault, clock } = parts;
  const { letterId, mailedOn, mailClass, origin } = request;
  const now = clock.now();
  const tracking = trackingNumberOf(request.trackingNumber);
  const mailpieceId = randomUUID();
  const found = await findLetterToMail(em, vault, request);
  const { prices } = await parts.operator.read(em);
  await em.transactional(async (tx) => {
    const letter = await lockLetterToMail(tx, found);
    if (letter.status === 'preparing' || letter.packetSha256 === null)
      throw MailingProblems.raise('mailing.not_ready');
    if (await hasLiveMailpiece(tx, letterId))
      throw MailingProblems.raise('mailing.already_on_its_way');
    refuseImpossibleDay('mailedOn', mailedOn, {
      from: calendarDateAt(letter.signedAt, letter.timeZone),
      to: calendarDateAt(now, letter.timeZone),
    });
    const { pages, sheets } = quoteMail(prices.mail, mailClass, letter.pages);
    const mailedAt = noonOf(mailedOn, now, letter.timeZone);
    const envelope = ownEnvelope(letter, request);
    const isAdded = await addMailpiece(tx, {
      id: mailpieceId,
      letter_id: letterId,
      account_id: letter.accountId,
      sealed_addresses: sealEnvelope(vault, mailpieceId, envelope),
      to_state: envelope.to.state,
      carrier: 'self',
      status: 'mailed',
      price_cents: 0,
      mail_class: mailClass,
      pages,
      sheets,
      packet_sha256: letter.packetSha256,
      created_at: now,
      send_after: now,
      mailed_at: mailedAt,
      tracking_number: tracking,
      begins: { key: 'own:mailed', kind: 'mailed', at: mailedAt },
    });
    if (!isAdded) throw MailingProblems.raise('mailing.already_on_its_way');
    const noted = { letterId, mailDate: mailedOn, trackingNumber: tracking };
    await noteMailing(tx, { ...noted, status: 'mailed' });
    const { accountId } = letter;
    const trail = { accountId, letterId, kind: 'mailed', at: now, origin } as const;
    await recordTrail(tx, vault, { ...trail, documentSha256: letter.packetSha256 });
    await parts.jobs.enqueue(tx, mailpieceMovedJob, { mailpieceId });
  });
  await followAtOnce(parts, mailpieceId);
  return mailpieceId;
}

/**
 * Notes the day on which a letter arrived, or that it came back, where no carrier reports it: the sender's own, and first class,
 * which the post does not track to the door.
 *
 * @throws Problem `mailing.mailpiece_not_found`, `mailing.not_recordable` or `request.invalid`
 */
export async function recordArrival(
  em: EntityManager,
  parts: MailingParts,
  request: {
    readonly accountId: string;
    readonly mailpieceId: string;
    readonly on: CalendarDate;
    readonly what: 'delivered' | 'returned';
  },
): Promise<void> {
  const { on, what } = request;
  const now = parts.clock.now();
  await em.transactional(async (tx) => {
    // The account before its mailpiece: the order of everybody who moves a mailpiece.
    await lockAllowance(tx, request.accountId);
    const locked = await lockOwnMailpiece(tx, request);
    const { mailpiece } = locked;
    if (!isRecordable(mailpiece)) throw MailingProblems.raise('mailing.not_recordable');
    const zone = timeZoneOf(mailpiece.to_state);
    const mailed = mailpiece.mailed_at ?? mailpiece.asked_at ?? mailpiece.created_at;
    const at = enteredArrival(on, { mailed, now, zone });
    const scan = { key: `own:${what}`, kind: what, at, location: null, detail: null };
    await recordScans(tx, parts, locked, [scan]);
  });
  await followAtOnce(parts, request.mailpieceId);
}

/** On its way with nobody to follow it. Lob does not always say that first class was mailed; what waits for our own staff was not. */
function isRecordable({ carrier, carrier_id, mail_class, status, test }: MailpieceRow): boolean {
  if (carrier !== 'self' && (mail_class !== 'first_class' || test)) return false;
  return (
    status === 'mailed' ||
    status === 'in_transit' ||
    (status === 'queued' && carrier === MailCarrier.lob && carrier_id !== null)
  );
}

/** A USPS number as it stands on the receipt: 20 to 22 digits, or two letters, nine digits and two letters. */
const USPS_NUMBER = /^(?:\d{20,22}|[A-Z]{2}\d{9}[A-Z]{2})$/;

function trackingNumberOf(text: string | undefined): string | null {
  const bare = (text ?? '').replace(/[\s-]/g, '').toUpperCase();
  if (bare === '') return null;
  if (USPS_NUMBER.test(bare)) return bare;
  const message = spoken({ en: en.mailingMessages, es: es.mailingMessages }).trackingNumber;
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'trackingNumber', message }] });
}

/** It was mailed already, so that an address which is only too long is cut; one that names no state is asked for. */
function ownEnvelope(letter: LetterToMail, { bureau, to, from }: OwnMailing): Envelope {
  const own = addressesOf(letter);
  const addressee = own.to ?? (bureau ? bureauAddress(bureau) : null);
  if (!addressee) {
    const message = spoken({ en: en.mailingMessages, es: es.mailingMessages }).whichBureau;
    throw RequestProblems.raise('request.invalid', { fields: [{ path: 'bureau', message }] });
  }
  const cut = { to: cutToEnvelope(addressee), from: cutToEnvelope(own.from) };
  return envelopeOf({ ...cut, toIsFixed: own.toIsFixed }, { to, from });
}
