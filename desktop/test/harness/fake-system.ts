import type {
  Dialog,
  Menu as ElectronMenu,
  MenuItemConstructorOptions,
  NativeTheme,
  PowerMonitor,
  SafeStorage,
  Screen,
  Shell,
} from 'electron';
import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FakeApp, Record } from './fake-app.ts';

/** What the person at the machine does when the system asks. */
export interface Person {
  /** Where they save: the place that was suggested, another one, or nowhere. */
  savesAt: (suggested: string) => string | null;
  /** How long they think about where to save. */
  thinks?: Promise<void>;
  /** Which button they press. */
  presses: (message: string, buttons: readonly string[]) => number;
}

/** The keychain of a machine; it outlives the program. */
export interface Keychain {
  key: Buffer;
  backend: ReturnType<SafeStorage['getSelectedStorageBackend']>;
  /** The mark of what it seals: `v10` where Linux has no keychain that runs, whatever its desktop has; there anybody can open it. */
  mark: 'v10' | 'v11';
  rotated: boolean;
  /** It gives no key: nobody has unlocked it, or somebody said no. */
  locked: boolean;
}

export function newKeychain(): Keychain {
  return {
    key: randomBytes(32),
    backend: 'gnome_libsecret',
    mark: 'v11',
    rotated: false,
    locked: false,
  };
}

/** Dialogs, keychain, screens, menus and messages of the system: recorded, and answered as the person would. */
export function fakeSystem(app: FakeApp, record: Record, person: Person, keychain: Keychain) {
  return {
    dialog: fakeDialog(app, record, person),
    shell: fakeShell(record),
    safeStorage: fakeKeychain(app, keychain),
    screen: fakeScreen(app),
    nativeTheme: { shouldUseDarkColors: false } satisfies Pick<NativeTheme, 'shouldUseDarkColors'>,
    powerMonitor: new EventEmitter() as Pick<PowerMonitor, 'on'> & EventEmitter,
    Menu: fakeMenu(record),
    Notification: fakeNotification(record),
    nativeImage: fakeImages(),
  };
}

function fakeDialog(app: FakeApp, record: Record, person: Person) {
  return {
    showSaveDialog: (async (...given: Parameters<Dialog['showSaveDialog']>) => {
      app.needsReady('dialog');
      const options = given.at(-1) as Electron.SaveDialogOptions;
      record('showSaveDialog', options.defaultPath);
      await person.thinks;
      const filePath = person.savesAt(options.defaultPath ?? '');
      if (filePath) mkdirSync(dirname(filePath), { recursive: true });
      return { canceled: filePath === null, filePath: filePath ?? '' };
    }) as Dialog['showSaveDialog'],
    showMessageBox: (async (...given: Parameters<Dialog['showMessageBox']>) => {
      app.needsReady('dialog');
      const { message, detail, buttons = [] } = given.at(-1) as Electron.MessageBoxOptions;
      record('showMessageBox', message, detail);
      return { response: person.presses(message, buttons), checkboxChecked: false };
    }) as Dialog['showMessageBox'],
    showErrorBox: (title, content) => record('showErrorBox', title, content),
  } satisfies Pick<Dialog, 'showErrorBox' | 'showMessageBox' | 'showSaveDialog'>;
}

function fakeShell(record: Record) {
  return {
    openExternal: async (url) => record('openExternal', url),
    showItemInFolder: (path) => record('showItemInFolder', path),
  } satisfies Pick<Shell, 'openExternal' | 'showItemInFolder'>;
}

const ANYBODYS = Buffer.alloc(32, 'peanuts');

/** In the words of Electron 45, which has no codes for them. */
const NO_KEY_NOW = 'safeStorage.decryptStringAsync is temporarily unavailable. Please try again.';
const NOT_OPENED =
  'Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.';
const NOT_SEALED = 'Error while encrypting the text provided to safeStorage.encryptStringAsync.';

/** Seals for real, so that a test can look for what must not stand on the disk. */
function fakeKeychain(app: FakeApp, keychain: Keychain) {
  let answer: boolean | null = null;
  // As Electron does: whatever the keychain answered first holds until the program ends.
  const isLocked = () => (answer ??= keychain.locked);
  return {
    isAsyncEncryptionAvailable: async () => {
      app.needsReady('safeStorage');
      return true;
    },
    getSelectedStorageBackend: () => (app.ready ? keychain.backend : 'unknown'),
    encryptStringAsync: async (text) => {
      app.needsReady('safeStorage');
      const forAnybody = isLocked() || keychain.mark === 'v10';
      // On Linux Chromium falls back to a key that is in its source; elsewhere it has none.
      if (isLocked() && process.platform !== 'linux') throw new Error(NOT_SEALED);
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', forAnybody ? ANYBODYS : keychain.key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const mark = isLocked() ? 'v10' : keychain.mark;
      return Buffer.concat([Buffer.from(mark), iv, cipher.getAuthTag(), sealed]);
    },
    decryptStringAsync: async (marked) => {
      app.needsReady('safeStorage');
      if (isLocked()) throw new Error(NO_KEY_NOW);
      const sealed = marked.subarray(keychain.mark.length);
      const key = marked.toString('latin1', 0, 3) === 'v10' ? ANYBODYS : keychain.key;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      try {
        const text = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
        return { result: text.toString('utf8'), shouldReEncrypt: keychain.rotated };
      } catch {
        throw new Error(NOT_OPENED);
      }
    },
  } satisfies Pick<
    SafeStorage,
    | 'decryptStringAsync'
    | 'encryptStringAsync'
    | 'getSelectedStorageBackend'
    | 'isAsyncEncryptionAvailable'
  >;
}

/** A picture is its bytes; as many as its measures ask for. */
function fakeImages() {
  return {
    createFromBitmap: (bytes, { width, height }) => {
      if (bytes.length !== width * height * 4) throw new Error('invalid buffer size');
      return { bytes } as unknown as Electron.NativeImage;
    },
  } satisfies Pick<typeof Electron.NativeImage, 'createFromBitmap'>;
}

function fakeScreen(app: FakeApp) {
  const workArea = { x: 0, y: 0, width: 1920, height: 1040 };
  const display = { workArea } as Electron.Display;
  return {
    getAllDisplays: () => {
      app.needsReady('screen');
      return [display];
    },
    getPrimaryDisplay: () => {
      app.needsReady('screen');
      return display;
    },
  } satisfies Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>;
}

/** The template is kept as it came: a test presses its items. */
export interface ShownMenu {
  readonly template: readonly MenuItemConstructorOptions[];
}

function fakeMenu(record: Record) {
  return {
    buildFromTemplate: (template: MenuItemConstructorOptions[]) => {
      for (const item of everyItem(template)) checkItem(item);
      return { template } as unknown as ElectronMenu;
    },
    setApplicationMenu: (menu: ElectronMenu | null) =>
      record('setApplicationMenu', (menu as unknown as ShownMenu | null)?.template),
  } satisfies Pick<typeof ElectronMenu, 'buildFromTemplate' | 'setApplicationMenu'>;
}

export function everyItem(
  items: readonly MenuItemConstructorOptions[],
): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [
    item,
    ...(Array.isArray(item.submenu) ? everyItem(item.submenu) : []),
  ]);
}

function checkItem({ label, role, type }: MenuItemConstructorOptions): void {
  if (!label && !role && type !== 'separator') throw new TypeError('Required fields missing');
}

function fakeNotification(record: Record) {
  return class extends EventEmitter {
    static isSupported(): boolean {
      return true;
    }

    readonly title: string;
    readonly body: string;

    constructor({ title = '', body = '' }: Electron.NotificationConstructorOptions) {
      super();
      this.title = title;
      this.body = body;
    }

    show(): void {
      record('notification', this.title, this.body, () => this.emit('click'));
    }
  };
}
