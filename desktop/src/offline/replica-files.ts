import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeCipherFile } from './cipher-file.ts';
import { openReplicaNotes, type ReplicaNotes } from './replica-notes.ts';
import { openSnapshotStore, type SnapshotStore } from './snapshot-store.ts';

/** The files of a replica in their folder: the one that is read, and beside it the one that is being filled. */

const NOTES = 'notes.db';

interface FilesParts {
  readonly folder: string;
  readonly key: Uint8Array;
}

/** Whatever can't be read is gone; whatever the notes don't name is deleted. */
export async function openReplicaFiles(parts: FilesParts): Promise<ReplicaFolder> {
  await mkdir(parts.folder, { recursive: true, mode: 0o700 });
  const notes = await openReplicaNotes(join(parts.folder, NOTES), parts.key);
  const folder = new ReplicaFolder(parts, notes);
  await folder.load();
  return folder;
}

export class ReplicaFolder {
  readonly #parts: FilesParts;
  readonly notes: ReplicaNotes;
  #current: SnapshotStore | null = null;
  #filling: SnapshotStore | null = null;

  constructor(parts: FilesParts, notes: ReplicaNotes) {
    this.#parts = parts;
    this.notes = notes;
  }

  /** A whole replica, or null. */
  get current(): SnapshotStore | null {
    return this.#current;
  }

  /** Of people, in a file or in the other. */
  get holdsRows(): boolean {
    return this.#current !== null || (this.#filling !== null && this.#filling.epoch !== null);
  }

  async load(): Promise<void> {
    const { current, filling } = this.notes.files();
    this.#current = await this.#kept(current);
    this.#filling = await this.#kept(filling);
    this.#note();
    // Cut off between the last page and the change of places.
    if (this.#filling?.syncedAt) await this.swap();
    await this.#tidy();
  }

  /** What a sync works on: the replica that is being filled, the whole one, or a new one if neither is of the replica that is wanted. */
  async target(): Promise<SnapshotStore> {
    const replica = this.notes.replica();
    const stores = [this.#filling, this.#current];
    return stores.find((store) => store?.replica === replica) ?? (await this.begin());
  }

  /** A new replica beside the whole one, which is read on until the new one is whole too. */
  async begin(): Promise<SnapshotStore> {
    await this.drop(this.#filling);
    const { store } = await openSnapshotStore(this.#options(`copy-${randomUUID()}.db`));
    if (!store) throw new Error('a new replica can not be read');
    store.hold(this.notes.replica());
    this.#filling = store;
    this.#note();
    return store;
  }

  /** The new replica is whole: it takes the other one's place. */
  async swap(): Promise<void> {
    if (!this.#filling) return;
    const old = this.#current;
    this.#current = this.#filling;
    this.#filling = null;
    this.#note();
    await old?.wipe();
  }

  /** It holds nothing that could still be used. */
  async drop(store: SnapshotStore | null): Promise<void> {
    if (!store) return;
    if (this.#current === store) this.#current = null;
    if (this.#filling === store) this.#filling = null;
    this.#note();
    await store.wipe();
  }

  /** No row stays; what the server has yet to hear of does. */
  async clear(): Promise<void> {
    await this.drop(this.#current);
    await this.drop(this.#filling);
    await this.#tidy();
  }

  close(): void {
    this.#current?.close();
    this.#filling?.close();
    this.notes.close();
  }

  /** Everything, the notes as well. */
  async wipe(): Promise<void> {
    this.close();
    for (const name of await this.#names()) await removeCipherFile(join(this.#parts.folder, name));
  }

  async #kept(name: string | null): Promise<SnapshotStore | null> {
    if (name === null) return null;
    const { store, found } = await openSnapshotStore(this.#options(name));
    if (found === 'kept') return store;
    await store?.wipe();
    return null;
  }

  async #tidy(): Promise<void> {
    const named = [NOTES, ...Object.values(this.notes.files())];
    for (const name of await this.#names()) {
      const isNamed = named.some((each) => each !== null && name.startsWith(each));
      if (!isNamed) await removeCipherFile(join(this.#parts.folder, name));
    }
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#parts.folder);
    return names.filter((name) => /^(notes|copy-[0-9a-f-]+)\.db/.test(name));
  }

  #options(name: string) {
    return { file: join(this.#parts.folder, name), key: this.#parts.key };
  }

  #note(): void {
    const nameOf = (store: SnapshotStore | null) => store && store.name;
    this.notes.keepFiles({ current: nameOf(this.#current), filling: nameOf(this.#filling) });
  }
}
