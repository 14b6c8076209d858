import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  Rectangle,
  WindowOpenHandlerResponse,
} from 'electron';
import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { asApp, asPage } from './addresses.ts';
import type { FakeApp, Record } from './fake-app.ts';

type OpenHandler = (details: { url: string }) => WindowOpenHandlerResponse;

/** Opens a page of real Chromium for a window. */
export type OpenPage = (window: FakeWindow) => Promise<Page>;

export class FakeWebContents extends EventEmitter {
  readonly page: Promise<Page>;
  readonly record: Record;
  readonly mainFrame: { readonly url: string; readonly parent: null };
  openHandler: OpenHandler | null = null;
  /** Navigations of the program's own are not asked about. */
  led: string | null = null;

  constructor(page: Promise<Page>, record: Record) {
    super();
    this.page = page;
    this.record = record;
    let address = '';
    void page.then((each) =>
      each.on('framenavigated', (frame) => {
        if (frame === each.mainFrame()) address = asApp(frame.url());
      }),
    );
    this.mainFrame = {
      get url() {
        return address;
      },
      parent: null,
    };
  }

  getURL(): string {
    return this.mainFrame.url;
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.page;
    this.led = address;
    await page.goto(asPage(address), { waitUntil: 'domcontentloaded' }).catch((error: Error) => {
      // A later one took its place, as in Electron.
      if (!/ERR_ABORTED|interrupted|closed/.test(error.message)) throw error;
    });
  }

  send(channel: string, ...given: unknown[]): void {
    const values = structuredClone(given);
    void this.page
      .then(async (page) => await page.evaluate(hear, [channel, values] as const))
      // A page on its way to another hears nothing, as in Electron.
      .catch(() => undefined);
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  downloadURL(address: string): void {
    this.record('downloadURL', address);
  }

  print(options: object, callback: (printed: boolean, reason: string) => void): void {
    this.record('print', options);
    callback(true, '');
  }
}

function hear([channel, values]: readonly [string, readonly unknown[]]): void {
  const heard = (globalThis as unknown as { heardByPage?: (...all: unknown[]) => void })
    .heardByPage;
  heard?.(channel, ...values);
}

type UsedWindow = Pick<
  BrowserWindow,
  | 'focus'
  | 'getNormalBounds'
  | 'isDestroyed'
  | 'isMaximized'
  | 'isMinimized'
  | 'maximize'
  | 'restore'
  | 'setOverlayIcon'
  | 'setProgressBar'
  | 'show'
>;

/** A window around a page of real Chromium. Refuses what opens a page to the machine. */
export class FakeWindow extends EventEmitter implements UsedWindow {
  readonly webContents: FakeWebContents;
  readonly options: BrowserWindowConstructorOptions;
  bounds: Rectangle;
  shown = false;
  #destroyed = false;
  #maximized = false;
  readonly #record: Record;

  constructor(options: BrowserWindowConstructorOptions, open: OpenPage, record: Record) {
    super();
    checkPreferences(options);
    this.options = options;
    this.#record = record;
    const { x = 100, y = 100, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
    this.webContents = new FakeWebContents(open(this), record);
    void this.webContents.page.then(() => this.emit('ready-to-show'));
  }

  async loadURL(address: string): Promise<void> {
    await this.webContents.loadURL(address);
  }

  show(): void {
    this.shown = true;
  }

  focus(): void {
    this.#record('focus');
  }

  isMinimized(): boolean {
    return false;
  }

  restore(): void {
    this.#record('restore');
  }

  maximize(): void {
    this.#maximized = true;
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  getNormalBounds(): Rectangle {
    return this.bounds;
  }

  setProgressBar(share: number): void {
    this.#record('setProgressBar', share);
  }

  setOverlayIcon(overlay: Electron.NativeImage | null, description: string): void {
    this.#record('setOverlayIcon', overlay, description);
  }

  isDestroyed(): boolean {
    return this.#destroyed;
  }

  close(): void {
    this.emit('close', { preventDefault() {} });
    this.#destroyed = true;
    this.emit('closed');
  }
}

function checkPreferences({ webPreferences = {} }: BrowserWindowConstructorOptions): void {
  const { nodeIntegration, contextIsolation, sandbox, webSecurity, webviewTag } = webPreferences;
  if (nodeIntegration !== false) throw new Error('nodeIntegration is not switched off');
  if (contextIsolation !== true) throw new Error('contextIsolation is not switched on');
  if (sandbox !== true) throw new Error('sandbox is not switched on');
  if (webSecurity !== true) throw new Error('webSecurity is not switched on');
  if (webviewTag === true) throw new Error('webviewTag is switched on');
}

/** The class as the program imports it; `windows` are those that are open. */
export function fakeBrowserWindow(
  app: FakeApp,
  windows: Set<FakeWindow>,
  open: OpenPage,
  record: Record,
) {
  return class BrowserWindow extends FakeWindow {
    constructor(options: BrowserWindowConstructorOptions = {}) {
      app.needsReady('BrowserWindow');
      if (!app.sandboxed) throw new Error('app.enableSandbox() was not called');
      super(options, open, record);
      windows.add(this);
      app.emit('web-contents-created', {}, this.webContents);
      this.once('closed', () => {
        windows.delete(this);
        if (windows.size === 0) app.emit('window-all-closed');
      });
    }

    static getAllWindows(): FakeWindow[] {
      return [...windows];
    }

    static fromWebContents(contents: unknown): FakeWindow | null {
      return [...windows].find(({ webContents }) => webContents === contents) ?? null;
    }
  };
}
