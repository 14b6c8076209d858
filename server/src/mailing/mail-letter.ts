import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { spoken, type FieldFault, type Problem } from '@creditfix/shared/kernel';
import {
  MailingProblems,
  quoteMail,
  type MailAddress,
  type MailClass,
  type MailQuote,
  MOST_SHEETS,
  type Mailing,
} from '@creditfix/shared/mailing';
import type { PriceTable } from '@creditfix/shared/operator';
import { randomUUID } from 'node:crypto';
import {
  isContractMissing,
  lockAllowance,
  mayMail,
  readCoupon,
  takeCoupon,
  takeLetterAgain,
  type MayMail,
} from '#server/billing/index.ts';
import {
  findLetterToMail,
  lockLetterToMail,
  noteMailing,
  recordTrail,
  type LetterToMail,
  type Origin,
} from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  checkAddress,
  addressesOf,
  envelopeOf,
  sealEnvelope,
  type Envelope,
} from './carrier/envelope-address.ts';
import type { MailingParts } from './mailing.parts.ts';
import { addMailpiece, hasLiveMailpiece } from './mailpiece.repository.ts';
import { followAtOnce, mailpieceMovedJob } from './mailpiece-moved.job.ts';
import { sendMailJob, sendQueuedMail } from './send-queued-mail.job.ts';
import { BillingProblems, discountedCents, type Discount } from '@creditfix/shared/billing';
import { enclosureLabel } from '@creditfix/shared/documents';

export interface MailRequest {
  readonly accountId: string;
  readonly letterId: string;
  readonly mailClass: MailClass;
  readonly to?: MailAddress | undefined;
  readonly from?: MailAddress | undefined;
  /** The person insists on an address that the post does not know. */
  readonly asEntered: boolean;
  /** The price that the person has seen; undefined if any public price is agreed to. */
  readonly agreedCents: number | undefined;
  /** A code of the operator's; the agreed price is what is left with it. */
  readonly code?: string | undefined;
  readonly origin: Origin;
}

/** A letter that is not held is sent in the answer: its job comes after, for the case that nothing came of that. */
const OWN_TRY_SECONDS = 30;

/** The largest file that Lob takes. */
const MOST_BYTES = 5_000_000;

/**
 * Has a signed letter mailed: one short transaction writes the mailpiece, and anyone who sends it looks at that row alone. The carrier
 * is asked about addresses before it.
 *
 * @returns the id of the mailpiece
 * @throws Problem that says what stands in the way; nothing is mailed or counted then
 */
export async function mailLetter(
  em: EntityManager,
  parts: MailingParts,
  request: MailRequest,
): Promise<string> {
  const { letter: found, ...prepared } = await preparedMailing(em, parts, request, 'plan');
  const mailpieceId = randomUUID();
  await em.transactional(async (tx) =>
    queueMailpiece(tx, parts, request, { mailpieceId, found, ...prepared, by: 'plan' }),
  );
  await startSending(parts, mailpieceId);
  await followAtOnce(parts, mailpieceId);
  return mailpieceId;
}

/** On what ground a letter is mailed: the plan allows it, this one mailing is paid by itself, or the operator bears it. */
type Ground = 'plan' | 'paid' | 'operator';

export interface PreparedMailing {
  readonly letter: LetterToMail;
  readonly envelope: Envelope;
  readonly quote: MailQuote;
  readonly couponId: string | undefined;
}

/**
 * Looks at everything that a mailing needs, before anything is written.
 *
 * @throws Problem that says what stands in the way
 */
export async function preparedMailing(
  em: EntityManager,
  parts: MailingParts,
  request: MailRequest,
  by: Ground,
): Promise<PreparedMailing> {
  const letter = await findLetterToMail(em, parts.vault, request);
  await refuseObstacles(em, parts, letter, by);
  const { prices } = await parts.operator.read(em);
  const coupon = await couponFor(em, parts, request);
  const quote = agreedQuote({ ...parts, prices: prices.mail }, letter, request, coupon);
  const addresses = addressesOf(letter);
  const envelope = envelopeOf(addresses, request);
  if (!request.asEntered) await refuseUnknown(em, parts, envelope, addresses.toIsFixed);
  return { letter, envelope, quote, couponId: coupon?.id };
}

async function couponFor(
  em: EntityManager,
  { clock }: MailingParts,
  { code, accountId }: MailRequest,
) {
  if (!code) return undefined;
  return await readCoupon(em, { code, isFor: 'mailing', accountId, now: clock.now() });
}

/** What is not held goes to the carrier at once; where nothing comes of that, there is the job. */
export async function startSending(parts: MailingParts, mailpieceId: string): Promise<void> {
  if (parts.mailSettings.holdMinutes > 0) return;
  await sendQueuedMail(parts, mailpieceId).catch((error: unknown) =>
    parts.log.warn({ err: error, mailpieceId }, 'mailing: a letter was left to its job'),
  );
}

/** Everything is looked at once more under the locks: of two requests at once, the second finds the first one's mailpiece. */
export async function queueMailpiece(
  tx: EntityManager,
  parts: MailingParts,
  request: Pick<MailRequest, 'accountId' | 'letterId'> & { readonly origin?: Origin | undefined },
  made: {
    readonly mailpieceId: string;
    readonly found: LetterToMail;
    readonly envelope: Envelope;
    readonly quote: MailQuote;
    readonly by: Ground;
    readonly againOf?: string;
    readonly couponId?: string | undefined;
  },
): Promise<void> {
  const { accountId, letterId, origin } = request;
  const { mailpieceId: id, envelope, quote } = made;
  const { vault, jobs, carrier, mailSettings } = parts;
  const now = parts.clock.now();
  await lockAllowance(tx, accountId);
  const letter = await lockLetterToMail(tx, made.found);
  await refuseObstacles(tx, parts, letter, made.by);
  // What the operator bears takes nothing from the person.
  const isFree = made.by === 'operator';
  if (!isFree) await takeLetterAgain(tx, accountId, parts, { letterId, now });
  const holdSeconds = mailSettings.holdMinutes * 60;
  const packetSha256 = letter.packetSha256 ?? '';
  const isAdded = await addMailpiece(tx, {
    id,
    letter_id: letterId,
    account_id: accountId,
    sealed_addresses: sealEnvelope(vault, id, envelope),
    to_state: envelope.to.state,
    packet_sha256: packetSha256,
    carrier: carrier.carrier,
    test: carrier.test,
    status: 'queued',
    mail_class: quote.mailClass,
    price_cents: isFree ? 0 : quote.priceCents,
    again_of: made.againOf ?? null,
    pages: quote.pages,
    sheets: quote.sheets,
    created_at: now,
    send_after: new Date(now.getTime() + holdSeconds * 1e3),
    begins: { key: 'queued', kind: 'queued', at: now },
  });
  if (!isAdded) throw MailingProblems.raise('mailing.already_on_its_way');
  const { couponId } = made;
  if (couponId) await takeCoupon(tx, { couponId, accountId, usedFor: id, open: false, now });
  await noteMailing(tx, { letterId, status: 'queued', mailDate: null, trackingNumber: null });
  const trail = { accountId, letterId, kind: 'mailed', at: now } as const;
  await recordTrail(tx, vault, { ...trail, documentSha256: packetSha256, origin });
  const startAfterSeconds = holdSeconds || OWN_TRY_SECONDS;
  await jobs.enqueue(tx, sendMailJob, { mailpieceId: id }, { startAfterSeconds });
  // A letter that is held already stands in its dispute: nobody writes it a second time.
  await jobs.enqueue(tx, mailpieceMovedJob, { mailpieceId: id });
}

/** @throws Problem that says what stands in the way */
export async function refuseObstacles(
  em: EntityManager,
  parts: Pick<MailingParts, 'clock' | 'legalMode'>,
  letter: LetterToMail,
  by: Ground,
): Promise<void> {
  const obstacle = obstacleOf(letter, {
    isOnItsWay: await hasLiveMailpiece(em, letter.id),
    planStatus: planOr(by, await mayMail(em, parts, letter.accountId)),
  });
  if (obstacle) throw problemOf(obstacle, letter.missingEnclosures);
  if (by !== 'plan' && (await isContractMissing(em, parts, letter.accountId)))
    throw BillingProblems.raise('billing.contract_needed');
}

/** Who pays for this one mailing needs no plan for it, and what the operator bears waits for nobody's payment. */
function planOr(by: Ground, planStatus: MayMail): MayMail {
  const isFree = by === 'operator' && planStatus !== 'service_waits';
  return isFree || (by === 'paid' && planStatus === 'pro_needed') ? 'yes' : planStatus;
}

/** The price that the person has seen is the price that is asked. */
export function agreedQuote(
  { prices, carrier }: Pick<MailingParts, 'carrier'> & { readonly prices: PriceTable },
  { pages, mailBytes }: LetterToMail,
  { mailClass, agreedCents }: Pick<MailRequest, 'mailClass' | 'agreedCents'>,
  discount?: Pick<Discount, 'percentOff' | 'centsOff'>,
): MailQuote {
  const full = quoteMail(prices, mailClass, pages);
  const { priceCents } = full;
  const quote = discount ? { ...full, priceCents: discountedCents(priceCents, discount) } : full;
  if (!fits(quote)) throw MailingProblems.raise('mailing.too_many_pages');
  if (agreedCents !== undefined && quote.priceCents !== agreedCents)
    throw MailingProblems.raise('mailing.price_changed');
  if (carrier.carrier === 'lob' && mailBytes > MOST_BYTES)
    throw MailingProblems.raise('mailing.file_too_large');
  return quote;
}

/**
 * Refuses addresses that the post does not know. A bureau's is checked already; the sender's matters too, because the answer goes
 * there.
 *
 * @throws Problem `mailing.address_unknown` that names which one
 */
async function refuseUnknown(
  em: EntityManager,
  parts: MailingParts,
  { to, from }: Envelope,
  toIsFixed: boolean,
): Promise<void> {
  const asked = toIsFixed ? { from } : { to, from };
  const checked = await Promise.all(
    Object.entries(asked).map(async ([path, address]) => {
      const { verdict } = await checkAddress(em, parts, address);
      return verdict === 'unknown' ? [unknownAddress(path)] : [];
    }),
  );
  const fields = checked.flat();
  if (fields.length > 0) throw MailingProblems.raise('mailing.address_unknown', { fields });
}

function unknownAddress(path: string): FieldFault {
  return {
    path: `${path}.line1`,
    message: spoken({ en: en.mailingMessages, es: es.mailingMessages }).addressUnknown,
  };
}

/** What stands in the way of mailing a letter, in the order in which a person can do something about it. */

export type MailObstacle = Exclude<Mailing['mayMail'], 'yes'>;

export function obstacleOf(
  letter: LetterToMail,
  { isOnItsWay, planStatus }: { readonly isOnItsWay: boolean; readonly planStatus: MayMail },
): MailObstacle | undefined {
  const { status, packetSha256, hasPacketGone, pages, bureau, recipientAddress } = letter;
  if (isOnItsWay) return 'on_its_way';
  if (planStatus === 'service_waits') return planStatus;
  if (status === 'preparing' || packetSha256 === null) return 'not_ready';
  // Before the plan: no payment would help.
  if (letter.signedOnPaper) return 'signed_on_paper';
  if (letter.missingEnclosures.length > 0) return 'enclosures_missing';
  if (planStatus !== 'yes') return planStatus;
  if (!bureau && !recipientAddress) return 'no_one_address';
  if (hasPacketGone) return 'copies_gone';
  // First class has no sheet for the carrier's own use.
  return pages > MOST_SHEETS ? 'too_many_pages' : undefined;
}

/** @param missing what the letter lists although its file was never uploaded */
export function problemOf(obstacle: MailObstacle, missing: readonly string[] = []): Problem {
  if (obstacle === 'pro_needed') return BillingProblems.raise('billing.pro_needed');
  if (obstacle === 'service_waits') return BillingProblems.raise('billing.service_waits');
  if (obstacle !== 'enclosures_missing') return MailingProblems.raise(CODES[obstacle]);
  const fields = missing.map((line, index) => ({
    path: `enclosures.${index}`,
    message: enclosureLabel(line),
  }));
  return MailingProblems.raise(CODES[obstacle], { fields });
}

const CODES = {
  on_its_way: 'mailing.already_on_its_way',
  not_ready: 'mailing.not_ready',
  past_due: 'mailing.past_due',
  payment_due: 'mailing.payment_due',
  enclosures_missing: 'mailing.enclosures_missing',
  no_one_address: 'mailing.no_one_address',
  signed_on_paper: 'mailing.signed_on_paper',
  copies_gone: 'mailing.copies_gone',
  too_many_pages: 'mailing.too_many_pages',
} as const satisfies Record<Exclude<MailObstacle, 'pro_needed' | 'service_waits'>, string>;

/** True if the carrier takes so many sheets. */
export function fits({ sheets }: MailQuote): boolean {
  return sheets <= MOST_SHEETS;
}
