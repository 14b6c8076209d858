import {
  LetterProblems,
  REPEAT_DAYS,
  bureauSchema,
  contradicts,
  disputeDetailsSchema,
  itemIdentity,
  itemsOf,
  letterDocumentSchema,
  repeatsWithNothingNew,
  type AttachedEnclosure,
  type DisputeDetails,
  type SaidBefore,
} from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { DisputedItem } from './disputed-item.entity.ts';
import { findEarlierLetters, type EarlierRow } from './disputed-item.repository.ts';
import { sharedItemKey } from './flag-disputes.ts';
import { letterPlaces } from './letter-places.ts';
import type { LetterForm, WrittenLetter } from './write-letter.ts';

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
    if (repeated) throw LetterProblems.raise('letters.nothing_new');
  }
}

/** Remembers which items a letter is about; call it where the letter is added. */
export function rememberItems(
  em: EntityManager,
  vault: Vault,
  letter: {
    readonly id: string;
    readonly accountId: string;
    readonly details: DisputeDetails;
    readonly at: Date;
  },
): void {
  for (const [identity, item] of itemsByIdentity(letter.details)) {
    em.create(DisputedItem, {
      id: randomUUID(),
      letterId: letter.id,
      accountId: letter.accountId,
      itemKey: itemKey(vault, letter.accountId, identity),
      sharedKey: sharedItemKey(vault, item),
      createdAt: letter.at,
    });
  }
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
    copies: (document.exhibits ?? []).map(({ sha256 }) => sha256),
  };
}
