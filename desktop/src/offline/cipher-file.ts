import Database from 'better-sqlite3-multiple-ciphers';
import { closeSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Files of SQLite whose every page is sealed with the key, in the format of SQLCipher 4: AES-256, and a mac over each page. */

export type CipherFile = Database.Database;

export interface CipherOptions {
  readonly file: string;
  /** 32 bytes, used as they are: nothing is derived from them. */
  readonly key: Uint8Array;
  /** For a reader, beside the one writer. */
  readonly isReader?: boolean;
}

/**
 * The newest writing may be lost in a power cut, but nothing is ever half there.
 *
 * @throws SqliteError, also if the key is another one or the file is damaged (`isUnreadable`)
 */
export function openCipherFile({ file, key, isReader = false }: CipherOptions): CipherFile {
  // SQLite would make it readable for everybody; its journals take the mode of the file.
  if (!isReader) closeSync(openSync(file, 'a', 0o600));
  const db = new Database(file, { readonly: isReader });
  try {
    db.pragma(`cipher = 'sqlcipher'`);
    db.pragma('legacy = 4');
    db.pragma(`key = "x'${Buffer.from(key).toString('hex')}'"`);
    // What is sorted on the disk would lie there unsealed.
    db.pragma('temp_store = memory');
    db.pragma(`cache_size = ${isReader ? -16_384 : -65_536}`);
    db.prepare('select count(*) from sqlite_schema').get();
    if (isReader) return db;
    db.pragma('journal_mode = wal');
    db.pragma('synchronous = normal');
    // A page of changes touches pages all over the file: fewer checkpoints write each of them once.
    db.pragma('wal_autocheckpoint = 10000');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The key is another one, or the file is cut short or damaged: nothing in it can be trusted. A full disk or a missing right is not that. */
export function isUnreadable(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (
    typeof code === 'string' &&
    /^SQLITE_(NOTADB|CORRUPT|FORMAT|MISMATCH|IOERR_(SHORT_READ|DATA|CORRUPTFS|DECRYPT))/.test(code)
  );
}

/** With its journals. One that somebody still reads stays where the system deletes no open file. */
export async function removeCipherFile(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm', '-journal']) {
    await rm(file + end, { force: true, maxRetries: 2 }).catch(() => undefined);
  }
}
