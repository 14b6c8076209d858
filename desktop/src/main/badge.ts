import { app } from 'electron';
import type { OfflineCopy } from './offline.port.ts';
import { tellFlagged } from './notices.ts';

/** The number on the program's picture: accounts that wait for a look. */
export class FlaggedBadge {
  readonly #show: () => void;
  #last: number | null = null;

  constructor(show: () => void) {
    this.#show = show;
  }

  async count(copy: OfflineCopy | null): Promise<void> {
    if (!copy) return this.clear();
    const { total } = await copy.query({
      kind: 'users',
      filter: { flagged: 'yes' },
      masked: true,
      limit: 1,
      offset: 0,
    });
    app.setBadgeCount(total);
    // What waited before the program was opened is on the dashboard; a notice is for what comes.
    if (this.#last !== null && total > this.#last) tellFlagged(total - this.#last, this.#show);
    this.#last = total;
  }

  clear(): void {
    this.#last = null;
    app.setBadgeCount(0);
  }
}
