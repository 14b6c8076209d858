import { FuseV1Options, FuseState, getCurrentFuseWire } from '@electron/fuses';
import { listPackage } from '@electron/asar';
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
  const offline = join(import.meta.dirname, 'harness/copy-stand-in.ts');
  const output = await packageDesktop({ webapp, folder, electronDist, target: 'dir', offline });
  unpacked = join(output, 'linux-unpacked');
}, 60_000);
afterAll(async () => await rm(folder, { recursive: true, force: true }));

describe('a package around a stand-in for Electron', () => {
  it('holds the shell, the web app and the driver, and nothing that they were made of', () => {
    const files = listPackage(join(unpacked, 'resources/app.asar'), { isPack: false });
    for (const wanted of [
      ...['/package.json', '/shell/main/main.js', '/shell/main/offline-worker.js'],
      ...['/shell/preload/preload.cjs', '/shell/welcome/welcome.html', '/shell/welcome/welcome.js'],
      ...['/webapp/pages/en/app.html', '/webapp/assets/app.js'],
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

  it('has every switch of Electron’s program as the configuration wants it', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'credit-fix'));
    const wanted = Object.entries(config.electronFuses ?? {});
    const stands = wanted.map(([name]) => {
      const option = FuseV1Options[(name.charAt(0).toUpperCase() + name.slice(1)) as 'RunAsNode'];
      return [name, wire[option] === FuseState.ENABLE];
    });
    expect(stands).toHaveLength(9);
    expect(stands).toEqual(wanted);
  });

  it('takes along two languages, and no address for updates but a placeholder', () => {
    expect(readdirSync(join(unpacked, 'locales')).toSorted()).toEqual(['en-US.pak', 'es.pak']);
    expect(JSON.stringify(config.publish)).toContain('.invalid');
    expect(existsSync(join(unpacked, 'resources/default_app.asar'))).toBe(false);
  });
});

const UNWANTED = /\.(?:map|ts|cts|mts|gyp|md)$|\/(?:src|test|deps)\/|\.env|\.build-stamp|\/zod\//;
