import {
  type AttachedEnclosure,
  bureauSchema,
  contradicts,
  type DisputeDetails,
  disputeDetailsSchema,
  itemIdentity,
  itemIdentityForAll,
  itemsOf,
  letterDocumentSchema,
  LetterProblems,
  REPEAT_DAYS,
  repeatMakesSenseOn,
  repeatsWithNothingNew,
  type SaidBefore,
} from '@creditfix/shared/letters';
import { type CalendarDate, type Problem, spoken } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { countOtherMailboxes, countSighting, raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { DisputedItem } from './disputed-item.entity.ts';
import { disputersOf, type EarlierRow, findEarlierLetters } from '../letter-record.repository.ts';
import { letterPlaces } from '../letter-places.ts';
import * as en from '../messages.ts';
import * as es from '../messages.es.ts';
import type { LetterForm, WrittenLetter } from '../text/write-letter.ts';

/** What an administrator should see of the disputes that people sign. A flag stops nothing. */

interface SignedDispute {
  readonly accountId: string;
  /** The first letter of the signing. */
  readonly letterId: string;
  readonly details: DisputeDetails;
  readonly attached: readonly AttachedEnclosure[];
  readonly at: Date;
}

/** One letter a month is all that the free plan has: three claims within this time are as often as it lets anyone ask. */
const CLAIMS_WITHIN_DAYS = 90;
const UNREPORTED_CLAIMS = 3;

export async function flagDisputes(
  tx: EntityManager,
  vault: Vault,
  dispute: SignedDispute,
): Promise<void> {
  await flagSameDispute(tx, vault, dispute);
  await flagUnreportedTheft(tx, dispute);
}

/** The fingerprint of an item that every account would give it. */
function sharedItemKey(vault: Vault, item: DisputeDetails): string | null {
  const identity = itemIdentityForAll(item);
  return identity === undefined ? null : vault.fingerprint('shared_items', identity);
}

/**
 * Only the account that signs now is flagged. To flag the others, each of two signings of one item at once would wait for the
 * other's account.
 */
async function flagSameDispute(
  tx: EntityManager,
  vault: Vault,
  { accountId, details, at }: SignedDispute,
): Promise<void> {
  const keys = itemsOf(details).flatMap((item) => sharedItemKey(vault, item) ?? []);
  if (keys.length === 0) return;
  const others = await countOtherMailboxes(tx, accountId, await disputersOf(tx, keys));
  if (others === 0) return;
  const detail = `Disputes an item that ${others === 1 ? 'another account' : `${others} other accounts`} disputed before.`;
  await raiseFlag(tx, { accountId, rule: 'same_dispute', detail, at });
}

/** Without the pages of a report the letter stays an ordinary dispute; who claims theft again and again that way is looked at. */
async function flagUnreportedTheft(
  tx: EntityManager,
  { accountId, letterId, details, attached, at }: SignedDispute,
): Promise<void> {
  const isClaim = itemsOf(details).some(({ disputeReason }) => disputeReason === 'identity_theft');
  const isReported = attached.some(({ kind }) => kind === 'ftc_report' || kind === 'police_report');
  if (!isClaim || isReported) return;
  const rule = 'unreported_identity_theft';
  const claims = await countSighting(tx, {
    accountId,
    rule,
    subjectId: letterId,
    at,
    withinDays: CLAIMS_WITHIN_DAYS,
  });
  if (claims < UNREPORTED_CLAIMS) return;
  const detail = `${claims} signed letters in ${CLAIMS_WITHIN_DAYS} days claim identity theft without the pages of a report.`;
  await raiseFlag(tx, { accountId, rule, detail, at });
}

/** What earlier letters said about the same items, and what a new one may therefore not say. */

const REPEAT_MS = REPEAT_DAYS * 24 * 60 * 60_000;
/** More letters than this about one item in 45 days are not compared one by one. */
const MOST_COMPARED = 30;

/**
 * Refuses a dispute that only repeats one of the last 45 days, and a goodwill letter beside a dispute of the same item.
 *
 * @throws Problem `letters.nothing_new` or `letters.contradicts_earlier`
 */
export async function refuseRepeats(
  em: EntityManager,
  vault: Vault,
  request: {
    readonly accountId: string;
    readonly form: LetterForm;
    readonly letters: readonly WrittenLetter[];
    readonly attached: readonly AttachedEnclosure[];
    readonly now: Date;
  },
): Promise<void> {
  const { accountId, form, letters, attached, now } = request;
  const rows = await findEarlierLetters(em, {
    accountId,
    itemKeys: itemKeys(vault, accountId, form.disputeDetails),
    since: new Date(now.getTime() - REPEAT_MS),
    limit: MOST_COMPARED,
  });
  const enclosures = attached.map(({ sha256 }) => sha256);
  for (const row of rows) {
    const earlier = saidIn(vault, row);
    if (contradicts(earlier.disputeDetails, form.disputeDetails))
      throw LetterProblems.raise('letters.contradicts_earlier');
    const repeated = letters.some(({ bureau }) =>
      repeatsWithNothingNew(earlier, {
        disputeDetails: form.disputeDetails,
        bureau,
        copies: enclosures,
      }),
    );
    if (repeated) throw nothingNew(earlier.date);
  }
}

/** Names the date from which the same dispute makes sense. */
function nothingNew(earlier: CalendarDate | undefined): Problem {
  if (!earlier) return LetterProblems.raise('letters.nothing_new');
  const { nothingNewBefore } = spoken({ en: en.lettersMessages, es: es.lettersMessages });
  const text = nothingNewBefore(repeatMakesSenseOn(earlier));
  return LetterProblems.raise('letters.nothing_new', { text });
}

/** Remembers which items a letter is about; call it once the letter is added. */
export async function rememberItems(
  tx: EntityManager,
  vault: Vault,
  letter: {
    readonly id: string;
    readonly accountId: string;
    readonly details: DisputeDetails;
    readonly at: Date;
  },
): Promise<void> {
  const items = [...itemsByIdentity(letter.details)].map(([identity, item]) => ({
    id: randomUUID(),
    letterId: letter.id,
    accountId: letter.accountId,
    itemKey: itemKey(vault, letter.accountId, identity),
    sharedKey: sharedItemKey(vault, item),
    createdAt: letter.at,
  }));
  await tx.insertMany(DisputedItem, items);
}

function itemKeys(vault: Vault, accountId: string, details: DisputeDetails): readonly string[] {
  return [...itemsByIdentity(details).keys()].map((identity) =>
    itemKey(vault, accountId, identity),
  );
}

function itemsByIdentity(details: DisputeDetails): ReadonlyMap<string, DisputeDetails> {
  return new Map(itemsOf(details).map((item) => [itemIdentity(item), item]));
}

function itemKey(vault: Vault, accountId: string, identity: string): string {
  return vault.fingerprint('disputed_items', `${accountId}/${identity}`);
}

const saidSchema = z.object({
  disputeDetails: disputeDetailsSchema,
  bureau: bureauSchema.nullish(),
  bureauType: bureauSchema.nullish(),
});

function saidIn(vault: Vault, row: EarlierRow): SaidBefore {
  const form = saidSchema.parse(vault.openJson(row.sealedForm, letterPlaces.form(row.id)));
  const document = letterDocumentSchema.parse(
    vault.openJson(row.sealedDocument, letterPlaces.document(row.id)),
  );
  return {
    disputeDetails: form.disputeDetails,
    bureau: form.bureau ?? form.bureauType ?? undefined,
    date: document.date,
    copies: (document.exhibits ?? []).map(({ sha256 }) => sha256),
  };
}
