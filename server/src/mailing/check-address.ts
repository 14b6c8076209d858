import type { MailAddress } from '@creditfix/shared/mailing';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  deleteAddressChecks,
  findAddressCheck,
  keepAddressCheck,
} from './address-check.repository.ts';
import type { CheckedAddress } from './certified-mailer.port.ts';
import type { MailingParts } from './mailing.parts.ts';

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

/**
 * How the post knows this address. The carrier takes money for each question: of letters to three bureaus it is asked about their one
 * sender once, and its answer is kept for a month. What it did not answer is asked again.
 */
export async function checkAddress(
  em: EntityManager,
  { carrier, clock, vault }: CheckingParts,
  address: MailAddress,
): Promise<CheckedAddress> {
  const addressKey = vault.fingerprint(
    `address-check:${carrier.carrier}:${carrier.test}`,
    spelled(address),
  );
  const place = { column: 'address_checks.sealed_suggestion', rowId: addressKey };
  const now = clock.now();
  const known = await findAddressCheck(em, addressKey, daysBefore(now));
  if (known) {
    const { verdict, sealedSuggestion: sealed } = known;
    if (!sealed) return { verdict, suggestion: null };
    const suggested = keptSuggestion.parse(vault.openJson(sealed, place));
    return { verdict, suggestion: { name: address.name, ...suggested } };
  }
  const checked = await carrier.checkAddress(address);
  const { verdict, suggestion } = checked;
  if (verdict === 'not_checked') return checked;
  await keepAddressCheck(em, {
    addressKey,
    verdict,
    sealedSuggestion: suggestion && vault.sealJson(keptSuggestion.parse(suggestion), place),
    checkedAt: now,
  });
  return checked;
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
