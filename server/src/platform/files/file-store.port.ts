/** Keeps sealed files (signed PDFs) by key. A key is written once and never changes. */
export interface FileStore {
  /** Returns when the bytes are durable: after a crash the file is there whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined where there is no such file */
  get(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
}
