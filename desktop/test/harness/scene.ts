import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { buildDesktop } from '../../build.ts';
import { boot, type Booted, type BootParts } from './boot.ts';
import { launchChromium } from './chromium.ts';
import { everyItem } from './fake-system.ts';
import { writeSmallWebapp } from './small-webapp.ts';

const DESKTOP = join(import.meta.dirname, '../..');

/** The program built once, a browser, and a place for what is kept: what the tests of one file share. */
export interface Scene {
  readonly browser: Browser;
  /** Of the built program. */
  readonly folder: string;
  readonly webapp: string;
  /** A new person on a new machine. */
  machine(): Promise<string>;
  boot(parts: Omit<BootParts, 'browser' | 'folder'>): Promise<Booted>;
  end(): Promise<void>;
}

export interface SceneParts {
  /** The real offline replica, or a stand-in for tests of all that is around it. */
  readonly offline?: 'real' | 'stand-in';
  /** The web app of this folder instead of the small one. */
  readonly webapp?: string;
}

export async function openScene({ offline = 'stand-in', webapp }: SceneParts = {}): Promise<Scene> {
  // Inside of the repository: the program finds its packages above it.
  await mkdir(join(DESKTOP, 'dist'), { recursive: true });
  const place = await mkdtemp(join(DESKTOP, 'dist/test-'));
  const web = webapp ?? join(place, 'webapp');
  if (!webapp) await writeSmallWebapp(web);
  const folder = join(place, 'shell');
  const standIn = join(import.meta.dirname, 'replica-stand-in.ts');
  const [browser] = await Promise.all([
    launchChromium(),
    buildDesktop({
      folder,
      webapp: relative(join(folder, 'main'), web),
      ...(offline === 'stand-in' ? { offline: standIn } : {}),
    }),
  ]);
  const machines: string[] = [];
  const running = new Set<Booted>();
  return {
    browser,
    folder,
    webapp: web,
    async machine() {
      const kept = await mkdtemp(join(tmpdir(), 'credit-fix-desktop-'));
      machines.push(kept);
      return kept;
    },
    async boot(parts) {
      const program = await boot({
        ...parts,
        browser,
        folder,
      });
      running.add(program);
      return program;
    },
    async end() {
      for (const program of running) await program.quit();
      await browser.close();
      for (const kept of [place, ...machines])
        await rm(kept, {
          recursive: true,
          force: true,
        });
    },
  };
}

/** The page of the first window. */
export async function firstPage({ electron }: Booted): Promise<Page> {
  const [window] = electron.windows;
  if (!window) throw new Error('there is no window');
  return await window.webContents.page;
}

/** Presses an item of the menu as it was set last. */
export function pressMenu({ electron }: Booted, label: string): void {
  const [template] = electron.callsOf('setApplicationMenu').at(-1) ?? [];
  const item = everyItem(template as Electron.MenuItemConstructorOptions[]).find(
    (each) => each.label === label,
  );
  const [window] = electron.windows;
  if (!item?.click || item.enabled === false) throw new Error(`'${label}' can not be pressed`);
  item.click({} as never, window as never, {} as never);
}

/** Whether the real offline replica is in the tree. */
export const hasOfflineReplica = existsSync(join(DESKTOP, 'src/offline/index.ts'));

export { boot, evaluated } from './boot.ts';
export { newKeychain } from './fake-system.ts';
export { refusal, startSmallServer, success, type SmallServer } from './small-server.ts';
export { startRealServer, type RealServer } from './real-server.ts';
