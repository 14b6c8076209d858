import type { App } from 'electron';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';

type Used = Pick<
  App,
  | 'addRecentDocument'
  | 'enableSandbox'
  | 'dock'
  | 'exit'
  | 'getPath'
  | 'getVersion'
  | 'isPackaged'
  | 'name'
  | 'quit'
  | 'relaunch'
  | 'requestSingleInstanceLock'
  | 'setAppUserModelId'
  | 'setAsDefaultProtocolClient'
  | 'setBadgeCount'
  | 'setName'
  | 'setUserTasks'
  | 'whenReady'
>;

/** Notes what was asked of the system, by name. */
export type Record = (call: string, ...given: unknown[]) => void;

/** Electron's `app`, as strict as Electron: some things only before it is ready, others only after. */
export class FakeApp extends EventEmitter implements Used {
  readonly isPackaged: boolean;
  name = 'Electron';
  ready = false;
  sandboxed = false;
  readonly #folder: string;
  readonly #record: Record;
  readonly #whenReady = Promise.withResolvers<void>();

  constructor(folder: string, record: Record, isPackaged: boolean) {
    super();
    this.#folder = folder;
    this.#record = record;
    this.isPackaged = isPackaged;
  }

  /** By the harness, once the entry module has run to its end: Electron does not get ready before. */
  becomeReady(): void {
    this.ready = true;
    this.#whenReady.resolve();
  }

  needsReady(what: string): void {
    if (!this.ready) throw new Error(`${what} can only be used after the app is ready`);
  }

  needsUnready(what: string): void {
    if (this.ready) throw new Error(`${what} can only be called before the app is ready`);
  }

  whenReady(): Promise<void> {
    return this.#whenReady.promise;
  }

  enableSandbox(): void {
    this.needsUnready('app.enableSandbox()');
    this.sandboxed = true;
  }

  getPath(name: string): string {
    return join(this.#folder, name);
  }

  getVersion(): string {
    return '0.1.0';
  }

  setName(name: string): void {
    this.name = name;
  }

  setAppUserModelId(id: string): void {
    this.#record('setAppUserModelId', id);
  }

  requestSingleInstanceLock(): boolean {
    return true;
  }

  setAsDefaultProtocolClient(scheme: string): boolean {
    this.#record('setAsDefaultProtocolClient', scheme);
    return true;
  }

  addRecentDocument(file: string): void {
    this.#record('addRecentDocument', file);
  }

  setBadgeCount(count?: number): boolean {
    this.needsReady('app.setBadgeCount()');
    this.#record('setBadgeCount', count);
    return true;
  }

  quit(): void {
    let isHeld = false;
    this.emit('before-quit', { preventDefault: () => (isHeld = true) });
    if (!isHeld) this.#record('quit');
  }

  /** As on the systems that have none. */
  get dock(): Electron.Dock | undefined {
    if (process.platform !== 'darwin') return undefined;
    const setMenu = (menu: Electron.Menu) => this.#record('dock.setMenu', menu);
    return { setMenu } as Electron.Dock;
  }

  setUserTasks(tasks: Electron.Task[]): boolean {
    if (process.platform !== 'win32') throw new TypeError('app.setUserTasks is not a function');
    this.#record('setUserTasks', tasks);
    return true;
  }

  relaunch(options?: Electron.RelaunchOptions): void {
    this.#record('relaunch', options);
  }

  exit(code?: number): void {
    this.#record('exit', code);
  }
}
