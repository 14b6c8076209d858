/** Null where the place does not say. */
export interface StoreSpace {
  readonly freeBytes: number | null;
  /** Also null while they are being counted. */
  readonly filesBytes: number | null;
}

export interface StoredFile {
  readonly key: string;
  /** When it was written last. */
  readonly at: Date;
}

/**
 * Keeps sealed files by key: signed PDFs, copies. A key stands for one content, which is only ever sealed again. A file is handed over
 * whole: what is sealed is believed only once its last byte has been checked.
 */
export interface FileStore {
  /** Returns when the bytes are durable: after a crash the file is there whole, as before or as now, or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined if there is no such file */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** Every file that was there when it was asked and is there still, in any order. */
  list(): AsyncGenerator<StoredFile>;
  /** How much of the place they fill, and how much is left. */
  space(): Promise<StoreSpace>;
  /** Why it can't take another file, found by writing one; undefined if it can. */
  findFault(): Promise<string | undefined>;
  /** Removes what a crash has left half written, an hour ago or more. */
  removeUnfinished(): Promise<void>;
}

const KEY = /^[a-z]+\/[0-9a-f-]{36}\.[a-z]{3}$/;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error if it is none: a path made of anything else could lead out of the store */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('a file key is <kind>/<uuid>.<ending>');
  return key;
}
