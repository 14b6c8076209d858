import { FuseV1Options, FuseState, getCurrentFuseWire } from '@electron/fuses';
import { extractFile, listPackage } from '@electron/asar';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../electron-builder.config.ts';
import { packageDesktop } from '../package-app.ts';
import { writeSmallWebapp } from './harness/small-webapp.ts';
import { writeStandInDist } from './harness/stand-in-dist.ts';

let folder = '';
let unpacked = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-package-'));
  const [webapp, electronDist] = [join(folder, 'webapp'), join(folder, 'electron')];
  await writeSmallWebapp(webapp);
  await writeStandInDist(electronDist);
  const offline = join(import.meta.dirname, 'harness/replica-stand-in.ts');
  const output = await packageDesktop({ webapp, folder, electronDist, target: 'dir', offline });
  unpacked = join(output, 'linux-unpacked');
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

describe('a package around a stand-in for Electron', () => {
  it('holds the shell, the web app and the driver, and nothing that they were made of', () => {
    const files = listPackage(join(unpacked, 'resources/app.asar'), { isPack: false });
    for (const wanted of [
      '/package.json',
      '/shell/main/main.js',
      '/shell/main/offline-worker.js',
      '/shell/preload/preload.cjs',
      '/shell/welcome/welcome.html',
      '/shell/welcome/welcome.js',
      '/webapp/pages/en/app.html',
      '/webapp/assets/app.js',
      '/node_modules/better-sqlite3-multiple-ciphers/lib/index.js',
    ]) {
      expect(files).toContain(wanted);
    }
    expect(files.filter((name) => UNWANTED.test(name))).toEqual([]);
  });

  it('has the driver of its own system and processor beside it, and no other', () => {
    const place =
      'resources/app.asar.unpacked/node_modules/better-sqlite3-multiple-ciphers/prebuilds';
    expect(readdirSync(join(unpacked, place))).toEqual([`linux-${process.arch}.node`]);
  });

  it('has every switch of Electron’s program as it has to be', async () => {
    const { version: _, ...wire } = await getCurrentFuseWire(join(unpacked, 'credit-fix'));
    const stands = Object.entries(wire).map(([option, state]) => [
      FuseV1Options[Number(option)],
      state === FuseState.ENABLE,
    ]);
    expect(Object.fromEntries(stands)).toEqual({
      RunAsNode: false,
      EnableCookieEncryption: true,
      EnableNodeOptionsEnvironmentVariable: false,
      EnableNodeCliInspectArguments: false,
      EnableEmbeddedAsarIntegrityValidation: true,
      OnlyLoadAppFromAsar: true,
      LoadBrowserProcessSpecificV8Snapshot: false,
      GrantFileProtocolExtraPrivileges: false,
      // As Electron has it: the packager knows no word for it.
      WasmTrapHandlers: true,
    });
  });

  it('says of itself what installers and desktops ask for', () => {
    const described: unknown = JSON.parse(
      extractFile(join(unpacked, 'resources/app.asar'), 'package.json').toString(),
    );
    // Without a page, no Debian package is made; without the other, a desktop finds no program to a window.
    expect(described).toMatchObject({
      homepage: expect.stringMatching(/^https:/),
      desktopName: 'credit-fix.desktop',
    });
    expect(existsSync(join(unpacked, 'credit-fix'))).toBe(true);
    expect(existsSync(String(config.icon))).toBe(true);
  });

  it('takes along two languages, and no address for updates but a placeholder', () => {
    expect(readdirSync(join(unpacked, 'locales')).toSorted()).toEqual(['en-US.pak', 'es.pak']);
    expect(JSON.stringify(config.publish)).toContain('.invalid');
    expect(existsSync(join(unpacked, 'resources/default_app.asar'))).toBe(false);
  });
});

const UNWANTED = /\.(?:map|ts|cts|mts|gyp|md)$|\/(?:src|test|deps)\/|\.env|\.build-stamp|\/zod\//;
