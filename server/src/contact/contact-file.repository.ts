import type { EntityManager } from '#server/platform/database/index.ts';
import { ContactFile } from './contact-file.entity.ts';

export async function addFile(tx: EntityManager, file: ContactFile): Promise<void> {
  await tx.insert(ContactFile, file);
}

/** The files of these messages that belong to an entry, oldest first. */
export async function filesOf(
  em: EntityManager,
  messageIds: readonly string[],
): Promise<ContactFile[]> {
  return await em.find(
    ContactFile,
    { messageId: { $in: [...messageIds] }, entryId: { $ne: null } },
    { orderBy: { messageId: 1, createdAt: 1, id: 1 }, disableIdentityMap: true },
  );
}

/** Also those that were not sent yet. */
export async function filesToRemove(
  tx: EntityManager,
  messageIds: readonly string[],
): Promise<Pick<ContactFile, 'id' | 'ending'>[]> {
  return await tx.find(
    ContactFile,
    { messageId: { $in: [...messageIds] } },
    { fields: ['id', 'ending'], disableIdentityMap: true },
  );
}

export async function findFile(
  em: EntityManager,
  { id, messageId }: { readonly id: string; readonly messageId: string },
): Promise<ContactFile | null> {
  return await em.findOne(ContactFile, { id, messageId }, { disableIdentityMap: true });
}

/** Has files that belong to no entry yet go along with this one. @returns how many there were of them */
export async function attachFiles(
  tx: EntityManager,
  {
    ids,
    messageId,
    entryId,
  }: { readonly ids: readonly string[]; readonly messageId: string; readonly entryId: string },
): Promise<number> {
  return await tx.nativeUpdate(
    ContactFile,
    { id: { $in: [...ids] }, messageId, entryId: null },
    { entryId },
  );
}

/** Takes away rows of files that were added before then, and that nobody has sent. */
export async function removeUnsent(
  tx: EntityManager,
  before: Date,
): Promise<Pick<ContactFile, 'id' | 'ending'>[]> {
  const unsent = await tx.find(
    ContactFile,
    { entryId: null, createdAt: { $lt: before } },
    { fields: ['id', 'ending'], disableIdentityMap: true },
  );
  await tx.nativeDelete(ContactFile, { id: { $in: unsent.map(({ id }) => id) }, entryId: null });
  return unsent;
}

/** All files, a page at a time, for a change of keys. */
export async function nextFiles(
  em: EntityManager,
  afterId: string | null,
  limit: number,
): Promise<Pick<ContactFile, 'id' | 'ending'>[]> {
  return await em.find(ContactFile, afterId === null ? {} : { id: { $gt: afterId } }, {
    fields: ['id', 'ending'],
    orderBy: { id: 1 },
    limit,
    disableIdentityMap: true,
  });
}

export async function isFileNamed(em: EntityManager, id: string): Promise<boolean> {
  return (await em.count(ContactFile, { id })) > 0;
}
