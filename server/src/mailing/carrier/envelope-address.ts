import { RequestProblems, UsStates, type FieldFault } from '@creditfix/shared/kernel';
import { bureaus, type Bureau, type PostalAddress } from '@creditfix/shared/letters';
import {
  MailingProblems,
  mailAddressLimits,
  mailAddressSchema,
  type MailAddress,
} from '@creditfix/shared/mailing';
import { z } from 'zod';
import type { LetterToMail } from '#server/letters/index.ts';
import { checkInput } from '#server/platform/http/index.ts';
import type { Place, Vault } from '#server/platform/vault/index.ts';
import { setTimeout } from 'node:timers/promises';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  claimAddressCheck,
  deleteAddressChecks,
  dropAddressClaim,
  findAddressCheck,
  keepAddressCheck,
} from './carrier.repository.ts';
import type { AddressCheck } from './address-check.entity.ts';
import type { CheckedAddress } from './certified-mailer.port.ts';
import type { MailingParts } from '../mailing.parts.ts';

/**
 * The addresses of a letter as an envelope carries them. A letter takes a state, a ZIP code and a name in any form; the post
 * does not.
 */

export const envelopeSchema = z.object({ to: mailAddressSchema, from: mailAddressSchema });

/** Both addresses of an envelope. */
export type Envelope = z.output<typeof envelopeSchema>;

const envelopePlace = (mailpieceId: string): Place => ({
  column: 'mailpieces.sealed_addresses',
  rowId: mailpieceId,
});

/** @param envelope nothing where the account is deleted */
export function sealEnvelope(
  vault: Vault,
  mailpieceId: string,
  envelope: Envelope | Record<string, never>,
): string {
  return vault.sealJson(envelope, envelopePlace(mailpieceId));
}

export function openEnvelope(
  vault: Vault,
  mailpiece: { readonly id: string; readonly sealed_addresses: string },
): Envelope {
  return envelopeSchema.parse(
    vault.openJson(mailpiece.sealed_addresses, envelopePlace(mailpiece.id)),
  );
}

/** As the letter says, whether or not an envelope can carry it. */
export type AddressText = Record<keyof MailAddress, string>;

export interface LetterAddresses {
  /** Null if the letter leaves the bureau open. */
  readonly to: AddressText | null;
  readonly from: AddressText;
  /** The address is a bureau's, and so ours. */
  readonly toIsFixed: boolean;
}

export function addressesOf({
  bureau,
  personalInfo,
  recipientAddress,
  department,
}: Pick<
  LetterToMail,
  'bureau' | 'personalInfo' | 'recipientAddress' | 'department'
>): LetterAddresses {
  const { address, addressLine2 } = personalInfo;
  const from = placed(personalInfo, {
    name: senderName(personalInfo),
    line1: address,
    line2: addressLine2,
  });
  if (department) return { to: companyAddress(department), from, toIsFixed: true };
  if (recipientAddress) return { to: companyAddress(recipientAddress), from, toIsFixed: false };
  if (bureau) return { to: bureauAddress(bureau), from, toIsFixed: true };
  return { to: null, from, toIsFixed: false };
}

function companyAddress(address: PostalAddress | NonNullable<LetterToMail['recipientAddress']>) {
  const { name, street, street2 } = address;
  return placed(address, { name, line1: street, line2: street2 });
}

/**
 * The sender as an envelope can carry them, who is named in full in the letter: of a long name, further given names go first, from
 * the last one on, because the post goes by the last name.
 */
function senderName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  const given = firstName.split(' ');
  const nameWith = (count: number) => `${given.slice(0, count).join(' ')} ${lastName}`.trim();
  let count = given.length;
  while (count > 1 && nameWith(count).length > mailAddressLimits.name) count -= 1;
  return cutName(nameWith(count));
}

/** At the end of a word, if there is one. */
function cutName(name: string): string {
  const { name: most } = mailAddressLimits;
  if (name.length <= most) return name;
  const wordEnd = name.lastIndexOf(' ', most);
  // Half a character that takes two places is none.
  return name.slice(0, wordEnd > 0 ? wordEnd : most).replace(/[\uD800-\uDBFF]$/, '');
}

export function bureauAddress(bureau: Bureau): AddressText {
  const { name, addressee, street, city, state, zip } = bureaus[bureau];
  const [first = name, ...rest] = addressee;
  const [line1 = street, line2 = ''] = [...rest, street];
  return { name: first, line1, line2, city, state, zip };
}

function placed(
  {
    city,
    state,
    zipCode,
  }: { readonly city: string; readonly state: string; readonly zipCode: string },
  {
    name,
    line1,
    line2 = '',
  }: { readonly name: string; readonly line1: string; readonly line2?: string | undefined },
): AddressText {
  return { name, line1, line2, city, state: stateCodeOf(state) ?? state, zip: zipOf(zipCode) };
}

/** The two letters of a state that somebody wrote in any form; undefined if it is none. */
export function stateCodeOf(text: string): string | undefined {
  return CODES.get(bare(text));
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(UsStates).flatMap(([code, name]) => [
    [code.toLowerCase(), code] as const,
    [bare(name), code] as const,
  ]),
  ['washingtondc', 'DC'],
  ['virginislands', 'VI'],
]);

/** `454021234` and `45402 1234` are a ZIP+4 without its dash. */
function zipOf(text: string): string {
  const [, five, four] = /^(\d{5})[\s–-]?(\d{4})$/.exec(text.trim()) ?? [];
  return five && four ? `${five}-${four}` : text.trim();
}

/**
 * The envelope of a letter: a bureau's address is ours, any other as the person gave or the letter says it.
 *
 * @throws Problem `mailing.no_one_address`, or `request.invalid` that names what no envelope can carry
 */
export function envelopeOf(
  addresses: LetterAddresses,
  given: { readonly to?: MailAddress | undefined; readonly from?: MailAddress | undefined },
): Envelope {
  if (!addresses.to) throw MailingProblems.raise('mailing.no_one_address');
  const faults: FieldFault[] = [];
  const read = (path: 'to' | 'from', address: AddressText | MailAddress): MailAddress => {
    const result = checkInput(mailAddressSchema, address);
    if (result.ok) return result.data;
    for (const fault of result.faults) faults.push({ ...fault, path: `${path}.${fault.path}` });
    return { name: '', line1: '', city: '', state: '', zip: '' };
  };
  const to = read('to', addresses.toIsFixed ? addresses.to : (given.to ?? addresses.to));
  const from = read('from', given.from ?? addresses.from);
  if (faults.length > 0) throw RequestProblems.raise('request.invalid', { fields: faults });
  return { to, from };
}

/** What a mailing that has happened already had on its envelope, cut to what we can keep. */
export function cutToEnvelope(address: AddressText): AddressText {
  const line1 = address.line1.slice(0, 50).trim();
  const line2 = address.line2.slice(0, 50 - line1.length).trim();
  return { ...address, name: cutName(address.name), line1, line2 };
}

/** New houses and moved mailboxes are known to the post within weeks. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Without the name: who lives there is not kept. */
const keptSuggestion = z.object({
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

type CheckingParts = Pick<MailingParts, 'carrier' | 'clock' | 'vault'>;

/** A question to the carrier is over by then. */
const LOST_MS = 30_000;
const LOOK_AGAIN_MS = 250;

/**
 * How the post knows this address. The carrier takes money for each question: of letters to three bureaus it is asked about their one
 * sender once, also where they come in the same moment, and its answer is kept for a month. What it did not answer is asked again.
 */
export async function checkAddress(
  em: EntityManager,
  parts: CheckingParts,
  address: MailAddress,
): Promise<CheckedAddress> {
  const { carrier, clock, vault } = parts;
  const addressKey = vault.fingerprint(
    `address-check:${carrier.carrier}:${carrier.test}`,
    spelled(address),
  );
  for (let waitedMs = 0; waitedMs < LOST_MS; waitedMs += LOOK_AGAIN_MS) {
    const now = clock.now();
    const since = daysBefore(now);
    const known = await findAddressCheck(em, addressKey, since);
    if (known && known.verdict !== 'not_checked') return opened(vault, address, known);
    const lostBefore = new Date(now.getTime() - LOST_MS);
    if (await claimAddressCheck(em, { addressKey, now, since, lostBefore }))
      return await askCarrier(em, parts, { addressKey, address });
    await setTimeout(LOOK_AGAIN_MS);
  }
  return { verdict: 'not_checked', suggestion: null };
}

const placeOf = (rowId: string) => ({ column: 'address_checks.sealed_suggestion', rowId });

function opened(
  vault: CheckingParts['vault'],
  { name }: MailAddress,
  { addressKey, verdict, sealedSuggestion: sealed }: Omit<AddressCheck, 'checkedAt'>,
): CheckedAddress {
  if (!sealed) return { verdict, suggestion: null };
  const suggested = keptSuggestion.parse(vault.openJson(sealed, placeOf(addressKey)));
  return { verdict, suggestion: { name, ...suggested } };
}

async function askCarrier(
  em: EntityManager,
  { carrier, clock, vault }: CheckingParts,
  { addressKey, address }: { readonly addressKey: string; readonly address: MailAddress },
): Promise<CheckedAddress> {
  let isKept = false;
  try {
    const checked = await carrier.checkAddress(address);
    const { verdict, suggestion } = checked;
    if (verdict === 'not_checked') return checked;
    await keepAddressCheck(em, {
      addressKey,
      verdict,
      sealedSuggestion:
        suggestion && vault.sealJson(keptSuggestion.parse(suggestion), placeOf(addressKey)),
      checkedAt: clock.now(),
    });
    isKept = true;
    return checked;
  } finally {
    if (!isKept) await dropAddressClaim(em, addressKey);
  }
}

/** Forgets answers that are too old to be believed. */
export async function purgeAddressChecks(em: EntityManager, now: Date): Promise<void> {
  await deleteAddressChecks(em, daysBefore(now));
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS);
}

/** Everything of an address that the post looks at, whatever its capitals and spaces. */
function spelled({ line1, line2 = '', city, state, zip }: MailAddress): string {
  return [line1, line2, city, state, zip]
    .map((part) => part.toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .join('\n');
}
