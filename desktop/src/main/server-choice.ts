import { Refusal } from './refusal.ts';
import { serverOriginOf } from './shell.rules.ts';
import type { SettingsFile } from './settings-file.ts';

interface ServerChoiceParts {
  readonly settings: SettingsFile;
  /** CREDITFIX_SERVER: decided by the person who set up the machine. */
  readonly fixed: string | null;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

const READY = '/api/health/live';

/** Which server this program belongs to: asked at the first start, or given by the person who set up the machine. */
export class ServerChoice {
  readonly #parts: ServerChoiceParts;

  constructor(parts: ServerChoiceParts) {
    this.#parts = parts;
  }

  /** Null also where what was set is no address: no other server ever takes its place. */
  origin(): string | null {
    const set = this.#set();
    return set === null ? null : serverOriginOf(set);
  }

  show(): { origin: string | null; fixed: boolean; text: string } {
    return { origin: this.origin(), fixed: this.#parts.fixed !== null, text: this.fault() ?? '' };
  }

  /** What is wrong with the address as it was set, and who can change it; null if nothing is. */
  fault(): string | null {
    const set = this.#set();
    if (set === null || serverOriginOf(set) !== null) return null;
    return this.#parts.fixed === null
      ? `The address kept on this computer${quoted(set)} is not one we can use. Nothing was deleted. Please enter the address of your server again.`
      : `CREDITFIX_SERVER is set on this computer${quoted(set)}, and that is not an address we can use. It has to be like https://letters.example.com. No other server is used instead, and nothing was deleted. Ask whoever looks after this computer to correct it, then start this program again.`;
  }

  #set(): string | null {
    return this.#parts.fixed ?? this.#parts.settings.get().server;
  }

  async use(address: string): Promise<{ origin: string | null; text: string }> {
    if (this.#parts.fixed !== null)
      throw new Refusal('The server of this machine is set by whoever looks after it.');
    const origin = serverOriginOf(address);
    if (!origin) {
      return {
        origin: null,
        text: 'This is not an address we can use. Write it like letters.example.com. It has to begin with https.',
      };
    }
    const text = await this.#fault(origin);
    if (text) return { origin: null, text };
    // On a full disk it is remembered until the program ends.
    await this.#parts.settings.change({ server: origin }).catch(() => undefined);
    return { origin, text: '' };
  }

  async #fault(origin: string): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(10_000);
      const init = { signal, redirect: 'error', credentials: 'omit' } as const;
      const { status } = await this.#parts.fetch(origin + READY, init);
      return status === 200
        ? null
        : `${new URL(origin).host} answered, but it is not a server of this product. Please check the address.`;
    } catch {
      return `${new URL(origin).host} can not be reached. Please check the address and your connection.`;
    }
  }
}

const LONGEST_QUOTED = 80;

/** What might be somebody's password is not shown. */
function quoted(address: string): string {
  return address.includes('@') ? '' : ` (“${address.slice(0, LONGEST_QUOTED)}”)`;
}
