import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

/** Builds the shell: the main process and that of the offline replica for Node, the preload as one CommonJS file, the first page for the browser. */

const HERE = import.meta.dirname;

export interface DesktopBuild {
  readonly folder: string;
  /** Where the built web app is, seen from the main process's file. */
  readonly webapp: string;
  /** Something in the place of the offline replica, for tests of all that is around it. */
  readonly offline?: string;
}

/** Beside the sources: `npm run desktop` starts it from there. */
export const DEVELOPED: DesktopBuild = {
  folder: join(HERE, 'dist/shell'),
  webapp: '../../../../webapp/dist',
};

/** Loaded as they are: the one is Electron itself, the other brings a file of machine code. */
const OUTSIDE = ['electron', 'better-sqlite3-multiple-ciphers'];

const COMMON: InlineConfig = { configFile: false, logLevel: 'warn', root: HERE, publicDir: false };

export async function buildDesktop({ folder, webapp, offline }: DesktopBuild): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await Promise.all([
    build({ ...mainProcess(join(folder, 'main'), webapp), ...inPlaceOf(offline) }),
    build(preload(join(folder, 'preload'))),
    build(welcomePage(join(folder, 'welcome'))),
  ]);
  await mkdir(join(folder, 'welcome'), { recursive: true });
  for (const name of ['welcome.html', 'welcome.css']) {
    await copyFile(join(HERE, 'src/welcome', name), join(folder, 'welcome', name));
  }
}

function mainProcess(outDir: string, webapp: string): InlineConfig {
  const input = {
    main: join(HERE, 'src/main/main.ts'),
    'offline-worker': join(HERE, 'src/main/offline-worker.ts'),
  };
  return {
    ...COMMON,
    define: { WEBAPP_FOLDER: JSON.stringify(webapp) },
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      outDir,
      ssr: true,
      target: 'node24',
      minify: false,
      emptyOutDir: true,
      rolldownOptions: {
        input,
        external: OUTSIDE,
        output: {
          format: 'esm',
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
        },
      },
    },
  };
}

function inPlaceOf(offline: string | undefined): InlineConfig {
  return offline ? { resolve: { alias: { '../offline/index.ts': offline } } } : {};
}

function preload(outDir: string): InlineConfig {
  return {
    ...COMMON,
    build: {
      outDir,
      target: 'chrome150',
      minify: false,
      emptyOutDir: true,
      modulePreload: false,
      lib: {
        entry: join(HERE, 'src/preload/preload.ts'),
        formats: ['cjs'],
        fileName: () => 'preload.cjs',
      },
      rolldownOptions: { external: ['electron'] },
    },
  };
}

function welcomePage(outDir: string): InlineConfig {
  return {
    ...COMMON,
    build: {
      outDir,
      target: 'chrome150',
      minify: false,
      emptyOutDir: true,
      modulePreload: false,
      lib: {
        entry: join(HERE, 'src/welcome/welcome.ts'),
        formats: ['es'],
        fileName: () => 'welcome.js',
      },
    },
  };
}

if (import.meta.main) await buildDesktop(DEVELOPED);
