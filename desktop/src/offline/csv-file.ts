import { csvHead, csvRow } from '@creditfix/shared/admin';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CsvExport } from '../main/offline.port.ts';
import type { CipherFile } from './cipher-file.ts';
import type { ReplicaNotes } from './replica-notes.ts';
import { countRows, readRows, type RowsWanted } from './row-reader.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Writes rows as the table that the server would write, byte for byte; the file is there whole or not at all. */

/** As much of an open file as an export needs. */
export interface PartFile {
  writeFile(bytes: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error of the file system with its code (`ENOSPC`, `EACCES`) */
export type OpenPart = (path: string) => Promise<PartFile>;

/** Nobody else on the machine may read it, and nothing that lies there already is written into. */
export const openPart: OpenPart = async (path) => await open(path, 'wx', 0o600);

export interface CsvOptions {
  readonly query: RowsWanted;
  readonly file: string;
  readonly signal: AbortSignal;
  readonly onProgress: (rows: number, of: number) => void;
  /** Everything is written, and nothing is in its place yet. */
  readonly onWritten: (written: CsvExport) => void;
  /** It never came to its place. */
  readonly onTakenBack: () => void;
}

/** This many rows are read at once; between batches others can read. */
const ROWS_AT_ONCE = 1_000;

export async function writeCsv(
  store: Pick<SnapshotStore, 'openReader'>,
  { query, file, signal, onProgress, onWritten, onTakenBack }: CsvOptions,
  openFile: OpenPart,
): Promise<CsvExport> {
  signal.throwIfAborted();
  const reader = store.openReader();
  try {
    // Counted and read in one transaction: the figures agree whatever is written meanwhile.
    reader.exec('begin');
    const of = countRows(reader, query);
    const tell = (rows: number) => onProgress(rows, of);
    // Two exports to the same name write two parts; the last one to end stays.
    const part = `${file}.${randomUUID().slice(0, 8)}.part`;
    const handle = await openFile(part);
    try {
      const written = await writeRows(reader, handle, { query, signal, tell });
      await handle.sync();
      signal.throwIfAborted();
      await handle.close();
      onWritten(written);
      await rename(part, file).catch((error: unknown) => {
        onTakenBack();
        throw error;
      });
      await syncFolder(dirname(file));
      return written;
    } catch (error) {
      await handle.close().catch(() => undefined);
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  } finally {
    reader.close();
  }
}

async function writeRows(
  reader: CipherFile,
  handle: PartFile,
  { query, signal, tell }: Pick<CsvOptions, 'query' | 'signal'> & { tell: (rows: number) => void },
): Promise<CsvExport> {
  const hash = createHash('sha256');
  const rest = readRows(reader, query);
  let text = csvHead(query.kind);
  let rows = 0;
  let isOver = false;
  try {
    while (!isOver) {
      for (let index = 0; index < ROWS_AT_ONCE && !isOver; index += 1) {
        const { value, done } = rest.next();
        isOver = done === true;
        if (!value) continue;
        text += csvRow(query.kind, value as never);
        rows += 1;
      }
      const bytes = Buffer.from(text);
      text = '';
      hash.update(bytes);
      await handle.writeFile(bytes);
      signal.throwIfAborted();
      tell(rows);
    }
  } finally {
    rest.return();
  }
  return { rows, sha256: hash.digest('hex') };
}

/** The new name outlives a power cut too. Not every system lets a folder be opened for that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Half a table in somebody's folder, of a process that was killed while it wrote: written down before, deleted at the next start. */

type PartNotes = Pick<ReplicaNotes, 'addPart' | 'dropPart' | 'parts'>;

/** @param task writes, and deletes what it leaves half done */
export async function notingParts<Value>(
  notes: PartNotes,
  openFile: OpenPart,
  task: (openFile: OpenPart) => Promise<Value>,
): Promise<Value> {
  let noted: string | null = null;
  try {
    return await task(async (part) => {
      notes.addPart(part);
      noted = part;
      return await openFile(part);
    });
  } finally {
    if (noted !== null && !existsSync(noted)) notes.dropPart(noted);
  }
}

export async function sweepParts(notes: PartNotes): Promise<void> {
  for (const part of notes.parts()) {
    // On a disk that is not plugged in it waits.
    if (!existsSync(dirname(part))) continue;
    await rm(part, { force: true }).then(
      () => notes.dropPart(part),
      () => undefined,
    );
  }
}
