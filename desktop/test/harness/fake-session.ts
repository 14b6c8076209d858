import type { CustomScheme, Protocol, Session } from 'electron';
import { EventEmitter } from 'node:events';
import type { FakeApp, Record } from './fake-app.ts';

type Handler = Parameters<Protocol['handle']>[1];

type Used = Pick<
  Session,
  | 'clearStorageData'
  | 'fetch'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setPermissionRequestHandler'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'setSpellCheckerEnabled'
>;

/** The session of all windows: schemes, permissions, the network. Its cookies and its storage are those of the browser's context. */
export class FakeSession extends EventEmitter implements Used {
  readonly handlers = new Map<string, Handler>();
  readonly schemes: CustomScheme[] = [];
  readonly protocol: Pick<Protocol, 'handle'>;
  /** Set by a test to make the network fail. */
  online = true;
  mayRequest: Parameters<Session['setPermissionRequestHandler']>[0] = null;
  mayHave: Parameters<Session['setPermissionCheckHandler']>[0] = null;
  mayUseDevice: Parameters<Session['setDevicePermissionHandler']>[0] = null;
  clear: () => Promise<void> = async () => undefined;
  readonly #record: Record;

  constructor(app: FakeApp, record: Record) {
    super();
    this.#record = record;
    this.protocol = {
      handle: (scheme, handler) => {
        app.needsReady('protocol.handle()');
        if (this.handlers.has(scheme)) throw new Error(`The scheme ${scheme} is handled already`);
        if (!this.schemes.some((each) => each.scheme === scheme)) {
          throw new Error(`The scheme ${scheme} was not registered`);
        }
        this.handlers.set(scheme, handler);
      },
    };
  }

  readonly fetch: Session['fetch'] = async (input, init) => {
    if (!this.online) throw new TypeError('net::ERR_INTERNET_DISCONNECTED');
    return await globalThis.fetch(input as string, init as RequestInit);
  };

  setPermissionRequestHandler(handler: typeof this.mayRequest): void {
    this.mayRequest = handler;
  }

  setPermissionCheckHandler(handler: typeof this.mayHave): void {
    this.mayHave = handler;
  }

  setDevicePermissionHandler(handler: typeof this.mayUseDevice): void {
    this.mayUseDevice = handler;
  }

  setDisplayMediaRequestHandler(): void {
    this.#record('setDisplayMediaRequestHandler');
  }

  setSpellCheckerEnabled(enabled: boolean): void {
    this.#record('setSpellCheckerEnabled', enabled);
  }

  setSpellCheckerDictionaryDownloadURL(url: string): void {
    if (!url.endsWith('/')) throw new Error('The address must end with a slash');
    this.#record('setSpellCheckerDictionaryDownloadURL', url);
  }

  async clearStorageData(): Promise<void> {
    this.#record('clearStorageData');
    await this.clear();
  }
}

export function fakeProtocol(app: FakeApp, session: FakeSession) {
  let registered = false;
  return {
    registerSchemesAsPrivileged(schemes: CustomScheme[]) {
      app.needsUnready('protocol.registerSchemesAsPrivileged()');
      if (registered) throw new Error('registerSchemesAsPrivileged() replaces what it did before');
      registered = true;
      session.schemes.push(...schemes);
    },
  } satisfies Pick<Protocol, 'registerSchemesAsPrivileged'>;
}
