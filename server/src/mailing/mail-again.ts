import {
  LIVE_STATUSES,
  MailCarrier,
  MailingProblems,
  mailAddressSchema,
  type MailAddress,
  type MailClass,
  type MailQuote,
} from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import { ownProfile } from '#server/accounts/index.ts';
import { findLetterToMail, writtenAddresses, type LetterToMail } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { checkInput } from '#server/platform/http/index.ts';
import {
  addressesOf,
  checkAddress,
  openEnvelope,
  type AddressText,
  type Envelope,
} from './carrier/envelope-address.ts';
import { mailedAgain } from './by-hand/manual-mail-queue.repository.ts';
import { agreedQuote, queueMailpiece, refuseObstacles, startSending } from './mail-letter.ts';
import { MAIL_AGAIN, MailTrouble } from './mail-trouble.ts';
import { mailedAgainEmail, notifySender } from './mail.email.ts';
import type { MailingParts } from './mailing.parts.ts';
import { followAtOnce } from './mailpiece-moved.job.ts';
import { findMailpiece, lockMailpiece, type MailpieceRow } from './mailpiece.repository.ts';

/**
 * Staff mail a letter again that did not arrive, at the operator's cost: the same signed file, as a mailpiece of its own, once for each
 * one that ended. The addresses are the person's own; nobody of the staff types one.
 */

type Ended = Pick<MailpieceRow, 'id' | 'carrier' | 'status' | 'trouble'>;

/** What its sender mailed, or what nobody paid for, the operator does not mail. */
function didNotArrive({ carrier, status, trouble }: Omit<Ended, 'id'>): boolean {
  if (carrier === MailCarrier.self || (status !== 'failed' && status !== 'returned')) return false;
  if (trouble === MailTrouble.payment_lapsed) return false;
  return (MAIL_AGAIN as ReadonlySet<string | null>).has(trouble);
}

/** Whether staff can mail it again, as far as its letter's mailpieces tell. */
export function mayMailAgain(
  ended: Ended,
  ofLetter: readonly (Pick<Ended, 'status'> & { readonly againOf: string | null })[],
): boolean {
  if (!didNotArrive(ended)) return false;
  return !ofLetter.some(
    ({ status, againOf }) => againOf === ended.id || LIVE_STATUSES.includes(status),
  );
}

export interface MailingAgain {
  readonly earlier: MailpieceRow;
  readonly mailpieceId: string;
  readonly letter: LetterToMail;
  readonly envelope: Envelope;
  readonly quote: MailQuote;
}

/**
 * Looks at everything that it needs, the post's word on the addresses among it, before anything is written.
 *
 * @throws Problem that says what stands in the way
 */
export async function prepareMailAgain(
  em: EntityManager,
  parts: MailingParts,
  request: { readonly mailpieceId: string; readonly mailClass: MailClass },
): Promise<MailingAgain> {
  const { mailpieceId, mailClass } = request;
  const earlier = await findMailpiece(em, mailpieceId);
  if (!earlier || earlier.to_state === '')
    throw MailingProblems.raise('mailing.mailpiece_not_found');
  if (!didNotArrive(earlier) || (await mailedAgain(em, [mailpieceId])).size > 0)
    throw MailingProblems.raise('mailing.not_to_mail_again');
  const whose = { accountId: earlier.account_id, letterId: earlier.letter_id };
  const letter = await findLetterToMail(em, parts.vault, whose);
  await refuseObstacles(em, parts, letter, 'operator');
  const { prices } = await parts.operator.read(em);
  const choice = { mailClass, agreedCents: undefined };
  const quote = agreedQuote({ ...parts, prices: prices.mail }, letter, choice);
  const envelope = await confirmedEnvelope(em, parts, earlier, letter);
  return { earlier, mailpieceId: randomUUID(), letter, envelope, quote };
}

/** Writes the mailpiece and tells the person. Of two at once the second is refused. */
export async function queueMailAgain(
  tx: EntityManager,
  parts: MailingParts,
  { earlier, mailpieceId, letter, envelope, quote }: MailingAgain,
): Promise<void> {
  const made = { mailpieceId, found: letter, envelope, quote, againOf: earlier.id } as const;
  const whose = { accountId: letter.accountId, letterId: letter.id };
  await queueMailpiece(tx, parts, whose, { ...made, by: 'operator' });
  const locked = await lockMailpiece(tx, mailpieceId);
  if (!locked) throw MailingProblems.raise('mailing.mailpiece_not_found');
  const { holdMinutes } = parts.mailSettings;
  const { reference } = letter;
  const news = { mailpieceId, reference, trackingNumber: null, holdMinutes };
  await notifySender(tx, parts, locked, {
    kind: 'letter_mailed_again',
    draft: () => mailedAgainEmail(news, parts.publicOrigin()),
  });
}

/** Once that is committed. */
export async function startMailAgain(parts: MailingParts, mailpieceId: string): Promise<void> {
  await startSending(parts, mailpieceId);
  await followAtOnce(parts, mailpieceId);
}

/** The post has said that nobody gets mail there. */
const WRONG_PLACE: ReadonlySet<string | null> = new Set<MailTrouble>([
  'returned_address',
  'returned_moved',
]);

/**
 * The addresses of the earlier envelope, which the person has confirmed, where the post still knows them. In place of one that it does not
 * know, or that the letter came back from: what they have written to that company at since, and where they say that they live.
 */
async function confirmedEnvelope(
  em: EntityManager,
  parts: MailingParts,
  earlier: MailpieceRow,
  letter: LetterToMail,
): Promise<Envelope> {
  const { vault } = parts;
  const before = openEnvelope(vault, earlier);
  const { to: ours, toIsFixed } = addressesOf(letter);
  const written = toIsFixed ? [] : await writtenAddresses(em, vault, letter.accountId);
  const later = written
    .map((recipientAddress) => addressesOf({ ...letter, department: null, recipientAddress }).to)
    .filter((to) => to !== null && sameWords(to.name, before.to.name) && !samePlace(to, before.to));
  const tos = WRONG_PLACE.has(earlier.trouble) ? later : [before.to, ...later];
  const profile = await ownProfile(em, vault, letter.accountId);
  const { address = '', addressLine2, city = '', state = '', zipCode = '' } = profile ?? {};
  const home = { ...letter.personalInfo, address, addressLine2, city, state, zipCode };
  const froms = [before.from, addressesOf({ ...letter, personalInfo: home }).from];
  const to = toIsFixed && ours ? read(ours) : await firstKnown(em, parts, tos);
  const from = await firstKnown(em, parts, froms);
  if (to && from) return { to, from };
  const fault = MailingProblems.raise('mailing.no_confirmed_address');
  const paths = [...(to ? [] : ['to.line1']), ...(from ? [] : ['from.line1'])];
  const fields = paths.map((path) => ({ path, message: fault.tell() }));
  throw MailingProblems.raise('mailing.no_confirmed_address', { fields });
}

async function firstKnown(
  em: EntityManager,
  parts: MailingParts,
  addresses: readonly (AddressText | MailAddress | null)[],
): Promise<MailAddress | undefined> {
  for (const each of addresses) {
    const address = each && read(each);
    if (address && (await checkAddress(em, parts, address)).verdict !== 'unknown') return address;
  }
  return undefined;
}

/** @returns nothing where no envelope can carry it */
function read(address: AddressText | MailAddress): MailAddress | undefined {
  const result = checkInput(mailAddressSchema, address);
  return result.ok ? result.data : undefined;
}

const sameWords = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function samePlace(one: AddressText, other: MailAddress): boolean {
  return (['line1', 'city', 'state', 'zip'] as const).every((part) =>
    sameWords(one[part], other[part]),
  );
}
