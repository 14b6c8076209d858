import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

/**
 * What this device keeps for when there is no connection. It goes with the session, and never is what would hurt in a stranger's
 * hands: whoever writes here leaves birth dates and Social Security digits out.
 */

let opened: UseStore | undefined;

function store(): UseStore {
  return (opened ??= createStore('kept-on-device', 'values'));
}

export const deviceStore = {
  read: async (key: string): Promise<unknown> => {
    try {
      return await get<unknown>(key, store());
    } catch {
      return undefined;
    }
  },
  /** @returns false where the browser keeps nothing, as in some private windows */
  write: async (key: string, value: unknown): Promise<boolean> => {
    try {
      await set(key, value, store());
      return true;
    } catch {
      return false;
    }
  },
  forget: async (): Promise<void> => {
    try {
      await clear(store());
    } catch {
      // Nothing was kept.
    }
  },
};
