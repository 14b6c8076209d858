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
  type AttachedCopy,
  type DisputeDetails,
  type SaidBefore,
} from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { DisputedItem } from './disputed-item.entity.ts';
import { sharedItemKey } from './flag-disputes.ts';
import { letterPlaces } from './letter-places.ts';
import type { LetterForm, WrittenLetter } from './write-letter.ts';

/** What earlier letters said about the same items, and what a new one may therefore not say. */

const REPEAT_MS = REPEAT_DAYS * 24 * 60 * 60_000;
/** More letters than this about one item in 45 days are not compared one by one. */
const MOST_COMPARED = 30;

interface EarlierRow {
  readonly id: string;
  readonly sealed_form: string;
  readonly sealed_document: string;
}

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
    readonly attached: readonly AttachedCopy[];
    readonly now: Date;
  },
): Promise<void> {
  const { accountId, form, letters, attached, now } = request;
  const rows = await earlierLetters(em, {
    accountId,
    itemKeys: itemKeys(vault, accountId, form.disputeDetails),
    since: new Date(now.getTime() - REPEAT_MS),
  });
  const copies = attached.map(({ sha256 }) => sha256);
  for (const row of rows) {
    const earlier = saidIn(vault, row);
    if (contradicts(earlier.disputeDetails, form.disputeDetails))
      throw LetterProblems.raise('letters.contradicts_earlier');
    const repeated = letters.some(({ bureau }) =>
      repeatsWithNothingNew(earlier, { disputeDetails: form.disputeDetails, bureau, copies }),
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

/** The letters of that person about any of these items, newest first. */
async function earlierLetters(
  em: EntityManager,
  query: { readonly accountId: string; readonly itemKeys: readonly string[]; readonly since: Date },
): Promise<readonly EarlierRow[]> {
  return await em
    .getKysely<{
      letters: EarlierRow & { created_at: string };
      disputed_items: {
        letter_id: string;
        account_id: string;
        item_key: string;
        created_at: string;
      };
    }>()
    .selectFrom('letters')
    .select(['letters.id', 'letters.sealed_form', 'letters.sealed_document'])
    .where('letters.id', 'in', (items) =>
      items
        .selectFrom('disputed_items')
        .select('letter_id')
        .where('account_id', '=', query.accountId)
        .where('item_key', 'in', [...query.itemKeys])
        .where('created_at', '>=', query.since.toISOString()),
    )
    .orderBy('letters.created_at', 'desc')
    .limit(MOST_COMPARED)
    .execute();
}

const saidSchema = z.object({
  disputeDetails: disputeDetailsSchema,
  bureau: bureauSchema.nullish(),
  bureauType: bureauSchema.nullish(),
});

function saidIn(vault: Vault, row: EarlierRow): SaidBefore {
  const form = saidSchema.parse(vault.openJson(row.sealed_form, letterPlaces.form(row.id)));
  const document = letterDocumentSchema.parse(
    vault.openJson(row.sealed_document, letterPlaces.document(row.id)),
  );
  return {
    disputeDetails: form.disputeDetails,
    bureau: form.bureau ?? form.bureauType ?? undefined,
    copies: (document.exhibits ?? []).map(({ sha256 }) => sha256),
  };
}
