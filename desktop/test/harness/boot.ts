import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { FakeElectron } from './fake-electron.ts';
import { newKeychain, type Keychain, type Person } from './fake-system.ts';

/** Starts the built program against the fake Electron: what `electron …/main.js` does, without its binary. */

export interface BootParts {
  readonly browser: Browser;
  /** Of the build: `main/main.js` is in it. */
  readonly folder: string;
  /** Of this person on this machine; the same one again is the program started again. */
  readonly userData: string;
  readonly keychain?: Keychain;
  readonly person?: Partial<Person>;
  readonly isPackaged?: boolean;
  readonly argv?: readonly string[];
}

export interface Booted {
  readonly electron: FakeElectron;
  readonly person: Person;
  /** Ends the program. */
  quit(): Promise<void>;
}

const booted = new Map<string, FakeElectron>();
const FAKE = 'fake-electron:';
const WAITS_TOO_LONG_MS = 3_000;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'electron') return next(specifier, context);
    const program = new URL(context.parentURL ?? 'file:///').searchParams.get('boot');
    return { url: `${FAKE}${program}`, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(FAKE)) return next(url, context);
    const program = url.slice(FAKE.length);
    const names = Object.keys(booted.get(program)?.modules() ?? {});
    const source = [
      `const modules = globalThis[Symbol.for('creditfix.fake-electron')](${JSON.stringify(program)});`,
      ...names.map((name) => `export const ${name} = modules.${name};`),
    ].join('\n');
    return { format: 'module', source, shortCircuit: true };
  },
});

Object.assign(globalThis, {
  [Symbol.for('creditfix.fake-electron')]: (program: string) => booted.get(program)?.modules(),
});

let last = 0;

export async function boot(parts: BootParts): Promise<Booted> {
  const { browser, folder, userData, keychain = newKeychain() } = parts;
  const person: Person = {
    savesAt: (suggested) => suggested,
    presses: () => 0,
    ...parts.person,
  };
  const context = await browser.newContext({ acceptDownloads: true, locale: 'en-US' });
  const electron = new FakeElectron({
    context,
    folder: userData,
    person,
    keychain,
    isPackaged: parts.isPackaged ?? false,
  });
  await electron.prepare();
  const id = String((last += 1));
  booted.set(id, electron);
  const entry = `${pathToFileURL(join(folder, 'main/main.js')).href}?boot=${id}`;
  await withArguments(parts.argv ?? [], async () => {
    await evaluated(entry);
    electron.app.becomeReady();
    await firstWindow(electron);
  });
  return {
    electron,
    person,
    async quit() {
      electron.app.quit();
      await Promise.all([...electron.children].map(async (child) => await child.ended()));
      await context.close();
    },
  };
}

/** Electron becomes ready only after the entry module: one that waits for it at its top level waits for ever. */
export async function evaluated(entry: string, waitMs = WAITS_TOO_LONG_MS): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('the entry module waits for what comes only after it')),
      waitMs,
    );
  });
  try {
    await Promise.race([import(entry), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** The program reads these once, at its start. */
async function withArguments(argv: readonly string[], task: () => Promise<void>): Promise<void> {
  const before = process.argv;
  process.argv = ['electron', ...argv];
  try {
    await task();
  } finally {
    process.argv = before;
  }
}

async function firstWindow(electron: FakeElectron): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const [window] = electron.windows;
    if (window?.webContents.getURL()) return;
    const [failed] = electron.callsOf('exit');
    if (failed) throw new Error('the program gave up while it started');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('no window was opened');
}
