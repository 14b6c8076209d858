export interface StoreSpace {
  readonly freeBytes: number;
  readonly filesBytes: number | null;
}

/** Keeps sealed files by key: signed PDFs, copies. A key stands for one content, which is only ever sealed again. */
export interface FileStore {
  /** Returns when the bytes are durable: after a crash the file is there whole, as before or as now, or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined if there is no such file */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  /** How much of the place they fill, and how much is left; `filesBytes` is null while they are being counted. */
  space(): Promise<StoreSpace>;
  /** Why it can't take another file, found by writing one; undefined if it can. */
  findFault(): Promise<string | undefined>;
  /** Removes what a crash has left half written, an hour ago or more. */
  removeUnfinished(): Promise<void>;
}
