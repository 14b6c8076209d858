import type { EntityManager } from '#server/platform/database/index.ts';
import { SavedReply } from './saved-reply.entity.ts';

/** The answers that the staff keep to use again. */

export async function savedReplies(em: EntityManager): Promise<SavedReply[]> {
  return await em.findAll(SavedReply, { orderBy: { name: 1 }, disableIdentityMap: true });
}

/** Lets one change at a time through, to the end of the transaction: so names and numbers are counted one after the other. */
export async function lockReplies(tx: EntityManager): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute("select pg_advisory_xact_lock(hashtextextended('saved-replies', 0))");
}

export async function addReply(tx: EntityManager, reply: SavedReply): Promise<void> {
  await tx.insert(SavedReply, reply);
}

/** @returns false if it is not in that version anymore */
export async function changeReply(
  tx: EntityManager,
  { id, basedOn }: { readonly id: string; readonly basedOn: number },
  reply: Pick<SavedReply, 'name' | 'text' | 'changedBy' | 'changedAt'>,
): Promise<boolean> {
  const change = { ...reply, version: basedOn + 1 };
  return (await tx.nativeUpdate(SavedReply, { id, version: basedOn }, change)) === 1;
}

/** @returns false if there is none of that id */
export async function removeReply(tx: EntityManager, id: string): Promise<boolean> {
  return (await tx.nativeDelete(SavedReply, { id })) === 1;
}
