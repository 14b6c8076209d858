import { Refusal } from './refusal.ts';
import { serverOriginOf } from './server-address.ts';
import type { SettingsFile } from './settings-file.ts';

interface ServerChoiceParts {
  readonly settings: SettingsFile;
  /** CREDITFIX_SERVER: whoever set up the machine has decided. */
  readonly fixed: string | null;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

const READY = '/api/health/live';

/** Which server this program belongs to: asked at the first start, or given by whoever set up the machine. */
export class ServerChoice {
  readonly #parts: ServerChoiceParts;
  readonly #fixed: string | null;

  constructor(parts: ServerChoiceParts) {
    this.#parts = parts;
    this.#fixed = parts.fixed ? serverOriginOf(parts.fixed) : null;
  }

  origin(): string | null {
    const { server } = this.#parts.settings.get();
    return this.#fixed ?? (server ? serverOriginOf(server) : null);
  }

  show(): { origin: string | null; fixed: boolean } {
    return { origin: this.origin(), fixed: this.#fixed !== null };
  }

  async use(address: string): Promise<{ origin: string | null; text: string }> {
    if (this.#fixed)
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
    await this.#parts.settings.change({ server: origin });
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
