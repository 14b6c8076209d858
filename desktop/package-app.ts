import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'electron-builder';
import { buildDesktop } from './build.ts';
import config, { EXECUTABLE } from './electron-builder.config.ts';

/** Lays out what goes into the package, and packs it. */

const HERE = import.meta.dirname;
const DRIVER = 'better-sqlite3-multiple-ciphers';

export interface PackageParts {
  /** The built web app. */
  readonly webapp: string;
  /** Everything is made in it. */
  readonly folder: string;
  /** Electron's own files, instead of those that would be fetched. */
  readonly electronDist?: string;
  /** `dir` packs without an installer; else what the configuration says. */
  readonly target?: 'dir';
  readonly offline?: string;
}

/** @returns the folder with the packages */
export async function packageDesktop(parts: PackageParts): Promise<string> {
  const { webapp, folder, electronDist, target, offline } = parts;
  if (!existsSync(join(webapp, 'pages'))) {
    throw new Error(`There is no built web app in ${webapp}. Run: npm run build`);
  }
  const app = join(folder, 'app');
  const output = join(folder, 'packages');
  await layOut(app, webapp, offline);
  await build({
    projectDir: HERE,
    publish: 'never',
    ...(target ? { linux: [target] } : {}),
    config: {
      ...config,
      directories: { app, output },
      ...(electronDist ? { electronDist } : {}),
    },
  });
  return output;
}

async function layOut(app: string, webapp: string, offline: string | undefined): Promise<void> {
  await rm(app, { recursive: true, force: true });
  await buildDesktop({
    folder: join(app, 'shell'),
    webapp: '../../webapp',
    ...(offline ? { offline } : {}),
  });
  // What only the server needs of it: pages that are drawn, and Vite's own notes.
  const left = /[\\/](?:build|modules\.json|\.build-stamp|sitemap\.xml|robots\.txt)$/;
  const drawn = /[\\/]pages[\\/](?:en|es)[\\/](?!app\.html$)/;
  await cp(webapp, join(app, 'webapp'), {
    recursive: true,
    filter: (path) => !left.test(path) && !drawn.test(path),
  });
  await copyDriver(app);
  const { version } = JSON.parse(await readFile(join(HERE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const described = {
    name: 'credit-fix',
    version,
    description: 'Dispute letters for US credit reports',
    author: 'Credit Fix',
    type: 'module',
    main: 'shell/main/main.js',
    private: true,
    homepage: 'https://letters.example.invalid',
    desktopName: `${EXECUTABLE}.desktop`,
    dependencies: { [DRIVER]: '*' },
  };
  await writeFile(join(app, 'package.json'), JSON.stringify(described));
}

const NEEDS =
  "electron-builder fetches what installers are made with from github.com, and Electron's program where ELECTRON_OVERRIDE_DIST_PATH names no folder of it.";

/** Its code and what was built for each system; the sources that it was built of stay here. */
async function copyDriver(app: string): Promise<void> {
  const from = dirname(createRequire(import.meta.url).resolve(`${DRIVER}/package.json`));
  const to = join(app, 'node_modules', DRIVER);
  await mkdir(to, { recursive: true });
  for (const part of ['lib', 'prebuilds', 'LICENSE']) {
    await cp(join(from, part), join(to, part), { recursive: true });
  }
  const { name, version, main, exports } = JSON.parse(
    await readFile(join(from, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  await writeFile(join(to, 'package.json'), JSON.stringify({ name, version, main, exports }));
}

if (import.meta.main) {
  const folder = join(HERE, 'dist/package');
  // oxlint-disable-next-line no-restricted-properties -- only commands read the environment
  const { ELECTRON_OVERRIDE_DIST_PATH: electronDist = '' } = process.env;
  const webapp = join(HERE, '../webapp/dist');
  try {
    const output = await packageDesktop({
      webapp,
      folder,
      ...(electronDist ? { electronDist } : {}),
    });
    process.stdout.write(`The packages are in ${output}.\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\nNothing was packed to the end. ${NEEDS}\n`);
    process.exitCode = 1;
  }
}
