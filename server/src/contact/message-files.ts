import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { keepWritten, removeLater, type FileStore } from '#server/platform/files/index.ts';
import type { Place, SealedFiles, Vault } from '#server/platform/vault/index.ts';
import type { ContactFile } from './contact-file.entity.ts';
import { addFile, isFileNamed, nextFiles } from './contact-file.repository.ts';

/** Files of messages to support: sealed in the file store, and taken only once they were looked at as a stranger's. */

export interface MessageFilesParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly files: FileStore;
  /**
   * Clean pictures of the pages of a file; the documents feature is above this one, so it is passed in.
   *
   * @throws Problem that says what is wrong with the file, or `request.busy`
   */
  readonly cleanFile: (bytes: Uint8Array) => Promise<{ readonly pages: readonly Uint8Array[] }>;
}

type Named = Pick<ContactFile, 'id' | 'ending'>;

/** A file on its way to its row: it is in the store, and goes by itself if it gets none. */
export interface StoredFile extends Named {
  readonly name: string;
  readonly bytes: number;
}

const NAME_COLUMN = 'contact_files.sealed_name';
/** After it, what has no row is removed: a crash came in between. */
const WRITTEN_WITHIN_MS = 60 * 60_000;

export const fileKeyOf = ({ id, ending }: Named) => `messages/${id}.${ending}`;
export const filePlaceOf = ({ id }: Pick<Named, 'id'>): Place => ({
  column: 'contact_files.file',
  rowId: id,
});

/** What the staff send along leaves as it is, once it was looked at; of other kinds of pictures the clean one does. */
export async function storeOwnFile(
  parts: MessageFilesParts,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<StoredFile> {
  const { pages } = await parts.cleanFile(bytes);
  const ending = endingOf(bytes);
  return await store(parts, name, ending ? bytes : (pages[0] ?? bytes), ending ?? 'jpg');
}

/** Of what strangers send, the pictures of its pages are kept, and nothing else of it. */
export async function storePages(
  parts: MessageFilesParts,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<StoredFile[]> {
  const { pages } = await parts.cleanFile(bytes);
  const stored: StoredFile[] = [];
  for (const [index, page] of pages.entries()) {
    const part = pages.length > 1 ? `, page ${index + 1}` : '';
    stored.push(await store(parts, `${withoutEnding(name)}${part}`, page, 'jpg'));
  }
  return stored;
}

async function store(
  parts: MessageFilesParts,
  name: string,
  bytes: Uint8Array,
  ending: ContactFile['ending'],
): Promise<StoredFile> {
  const { database, files, vault, clock } = parts;
  const id = randomUUID();
  const key = fileKeyOf({ id, ending });
  const until = new Date(clock.now().getTime() + WRITTEN_WITHIN_MS);
  await removeLater(database.fork(), [key], until);
  await files.put(key, vault.sealBytes(bytes, filePlaceOf({ id })));
  return { id, ending, name: `${withoutEnding(name)}.${ending}`, bytes: bytes.length };
}

/** Gives a stored file its row. @throws Error if its time is over */
export async function nameFile(
  tx: EntityManager,
  { vault, clock }: Pick<MessageFilesParts, 'vault' | 'clock'>,
  file: StoredFile,
  whose: { readonly messageId: string; readonly entryId: string | null },
): Promise<void> {
  const { id, ending, name, bytes } = file;
  if (!(await keepWritten(tx, [fileKeyOf(file)], clock.now())))
    throw new Error('storing the file took too long');
  const sealedName = vault.seal(name, { column: NAME_COLUMN, rowId: id });
  await addFile(tx, { ...whose, id, sealedName, ending, bytes, createdAt: clock.now() });
}

export function nameOf(vault: Vault, { id, sealedName }: ContactFile): string {
  return vault.open(sealedName, { column: NAME_COLUMN, rowId: id });
}

/** @returns undefined if it is gone */
export async function readFile(
  { files, vault }: Pick<MessageFilesParts, 'files' | 'vault'>,
  file: Named,
): Promise<Uint8Array | undefined> {
  const sealed = await files.get(fileKeyOf(file));
  return sealed && vault.openBytes(sealed, filePlaceOf(file));
}

/** For a change of keys, for backups, and so that none is taken for a stray. */
export const sealedMessageFiles: SealedFiles = {
  name: 'messages',
  async next(em, afterId, limit) {
    const named = await nextFiles(em, afterId, limit);
    return named.map((file) => ({
      rowId: file.id,
      files: [{ key: fileKeyOf(file), place: filePlaceOf(file) }],
    }));
  },
  names: isFileNamed,
};

/** By its first bytes, which were looked at before. */
function endingOf(bytes: Uint8Array): ContactFile['ending'] | undefined {
  if (bytes[0] === 0x25) return 'pdf';
  if (bytes[0] === 0x89) return 'png';
  return bytes[0] === 0xff ? 'jpg' : undefined;
}

function withoutEnding(name: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim();
  return plain.replace(/\.(?:pdf|png|jpe?g|heic|heif)$/i, '') || 'file';
}
