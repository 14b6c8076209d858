import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { asApp, asPage, isMapped } from './addresses.ts';
import { FakeApp } from './fake-app.ts';
import {
  fakeIpcMain,
  fakeUtilityProcess,
  type FakeChild,
  type IpcHandler,
} from './fake-processes.ts';
import { FakeSession, fakeProtocol } from './fake-session.ts';
import { fakeSystem, type Keychain, type Person } from './fake-system.ts';
import { fakeBrowserWindow, type FakeWindow } from './fake-window.ts';
import { followDownload } from './fake-download.ts';
import { preloadScript } from './preload-script.ts';

export interface FakeParts {
  readonly context: BrowserContext;
  /** What the program keeps, for this person. */
  readonly folder: string;
  readonly person: Person;
  readonly keychain: Keychain;
  readonly isPackaged: boolean;
}

/** Everything of Electron that the program uses, around one context of real Chromium. */
export class FakeElectron {
  readonly app: FakeApp;
  readonly session: FakeSession;
  readonly windows = new Set<FakeWindow>();
  readonly ipcHandlers = new Map<string, IpcHandler>();
  readonly children = new Set<FakeChild>();
  /** What was asked of the system, in order. */
  readonly calls: (readonly [string, ...unknown[]])[] = [];
  /** Addresses that a page asked for and that nobody answered: none may ever come to be. */
  readonly escaped: string[] = [];
  readonly #parts: FakeParts;
  readonly #pages = new Map<Page, FakeWindow>();
  #modules: Record<string, unknown> | null = null;

  constructor(parts: FakeParts) {
    this.#parts = parts;
    const record = (call: string, ...given: unknown[]) => void this.calls.push([call, ...given]);
    this.app = new FakeApp(parts.folder, record, parts.isPackaged);
    this.session = new FakeSession(this.app, record);
    this.session.clear = async () => await this.#clearStorage();
    this.record = record;
  }

  readonly record: (call: string, ...given: unknown[]) => void;

  /** As `import … from 'electron'` sees it. */
  modules(): Record<string, unknown> {
    this.#modules ??= this.#makeModules();
    return this.#modules;
  }

  #makeModules(): Record<string, unknown> {
    const { app, session, record } = this;
    const { person, keychain } = this.#parts;
    return {
      app,
      protocol: fakeProtocol(app, session),
      session: { defaultSession: session },
      ipcMain: fakeIpcMain(this.ipcHandlers),
      BrowserWindow: fakeBrowserWindow(
        app,
        this.windows,
        async (each) => await this.#open(each),
        record,
      ),
      utilityProcess: fakeUtilityProcess(app, this.children),
      ...fakeSystem(app, record, person, keychain),
    };
  }

  callsOf(name: string): unknown[][] {
    return this.calls.filter(([call]) => call === name).map(([, ...given]) => given);
  }

  /** Before any window: the browser has to send every request here. */
  async prepare(): Promise<void> {
    const { context } = this.#parts;
    await context.route('**/*', async (route) => await this.#answer(route));
    await context.exposeBinding(
      'invokeOfShell',
      async ({ page, frame }, channel: string, given: unknown[]) => {
        const window = this.#pages.get(page);
        const handler = this.ipcHandlers.get(channel);
        if (!window || !handler) throw new Error(`No handler registered for '${channel}'`);
        const isMain = frame === page.mainFrame();
        const { mainFrame } = window.webContents;
        const senderFrame = isMain ? mainFrame : { url: asApp(frame.url()), parent: mainFrame };
        const event = { sender: window.webContents, senderFrame };
        return structuredClone(await handler(event as never, ...structuredClone(given)));
      },
    );
    context.on('page', (page) => {
      // Electron opens no window of its own where the handler denies it.
      if (!this.#expected.has(page)) setTimeout(() => this.#closeStray(page), 0);
    });
  }

  readonly #expected = new Set<Page>();
  #opening = 0;

  async #open(window: FakeWindow): Promise<Page> {
    this.#opening += 1;
    const page = await this.#parts.context.newPage();
    this.#opening -= 1;
    this.#expected.add(page);
    this.#pages.set(page, window);
    const { preload = '', additionalArguments = [] } = window.options.webPreferences ?? {};
    const argv = ['electron', ...additionalArguments];
    await page.addInitScript(preloadScript(await readFile(preload, 'utf8'), argv));
    page.on('download', (download) => {
      void followDownload(download, {
        session: this.session,
        contents: window.webContents,
        person: this.#parts.person,
      });
    });
    window.once('closed', () => void page.close());
    return page;
  }

  #closeStray(page: Page): void {
    if (this.#opening === 0 && !this.#expected.has(page)) void page.close();
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const page = pageOf(route);
    const window = page ? this.#pages.get(page) : undefined;
    const address = asApp(request.url());
    if (!window) {
      const [opener] = this.windows;
      const denied = opener?.webContents.openHandler?.({ url: address });
      this.record('windowOpen', address, denied?.action ?? 'allow');
      await route.abort('aborted');
      return;
    }
    if (request.isNavigationRequest() && !mayLeave(window, address, route)) {
      await route.abort('aborted');
      return;
    }
    if (!isMapped(request.url())) {
      this.escaped.push(request.url());
      await route.abort('aborted');
      return;
    }
    await this.#handled(route, address);
  }

  async #handled(route: Route, address: string): Promise<void> {
    const request = route.request();
    const handler = this.session.handlers.get('app');
    const sent = request.postDataBuffer();
    const init = { method: request.method(), headers: request.headers() };
    const question = new Request(address, sent ? { ...init, body: new Uint8Array(sent) } : init);
    const answer = await handler?.(question);
    if (!answer || answer.type === 'error') {
      await route.abort('failed');
      return;
    }
    // Cut off in the middle, as the network shows it to a page.
    const body = await answer.arrayBuffer().catch(() => null);
    if (!body) return await route.abort('failed');
    await route
      .fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(body),
      })
      .catch(() => undefined);
  }

  async #clearStorage(): Promise<void> {
    await this.#parts.context.clearCookies();
    for (const page of this.#pages.keys()) {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    }
  }
}

/** Null for a window that is only being opened: it has no frame yet. */
function pageOf(route: Route): Page | null {
  try {
    return route.request().frame().page();
  } catch {
    return null;
  }
}

/** Asks the program as Electron would; its own `loadURL` is not asked about. */
function mayLeave({ webContents }: FakeWindow, address: string, route: Route): boolean {
  const isMain = route.request().frame().parentFrame() === null;
  if (isMain && webContents.led !== null && asPage(webContents.led) === route.request().url()) {
    webContents.led = null;
    return true;
  }
  let prevented = false;
  const event = {
    url: address,
    isMainFrame: isMain,
    preventDefault: () => (prevented = true),
  };
  webContents.emit('will-frame-navigate', event);
  if (isMain) webContents.emit('will-navigate', event);
  return !prevented;
}
