import type { FileStore } from './file-store.port.ts';

/**
 * Two stores as one, while files move from one to the other: what is written goes to `to`, and what is not there yet is read where it
 * was. Whoever moves a file has it in both for a moment, writes first and removes last; so a file is looked for once more after it was
 * missed in both, and is removed where it was before it is removed where it will be.
 */
export function twoFileStores({
  to,
  from,
}: {
  readonly to: FileStore;
  readonly from: FileStore;
}): FileStore {
  return {
    async put(key, bytes) {
      await to.put(key, bytes);
      // One that was there already is what this one replaces.
      await from.remove(key);
    },
    async get(key) {
      return (await to.get(key)) ?? (await from.get(key)) ?? (await to.get(key));
    },
    async remove(key) {
      await from.remove(key);
      await to.remove(key);
    },
    async *list() {
      yield* to.list();
      yield* from.list();
    },
    space: async () => await to.space(),
    async findFault() {
      return (await to.findFault()) ?? (await from.findFault());
    },
    async removeUnfinished() {
      await from.removeUnfinished();
      await to.removeUnfinished();
    },
  };
}
