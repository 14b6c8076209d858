import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfPrinter } from './chromium-pdf-printer.ts';
import {
  bareEnvironment,
  chromiumOnMachine,
  findChromium,
  howToGetChromium,
} from './find-chromium.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-chromium-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function program(name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, '#!/bin/sh\n', { mode: 0o755 });
  return path;
}

describe('findChromium', () => {
  it('takes the browser that the setting names', async () => {
    const path = await program('my-browser');
    expect(await findChromium({ chromiumPath: path })).toMatchObject({
      executablePath: path,
      name: 'my-browser',
      source: 'setting',
    });
  });

  it('says so where the setting names nothing, and does not take another one instead', async () => {
    await expect(findChromium({ chromiumPath: join(folder, 'gone') })).rejects.toMatchObject({
      reason: 'no_browser',
      message: expect.stringContaining('CHROMIUM_PATH'),
    });
  });

  it('looks through PATH first, and there for the headless shell first', async () => {
    await program('chromium');
    const shell = await program('chromium-headless-shell');
    const found = await findChromium({ searchPath: folder, sources: ['machine'] });
    expect(found).toMatchObject({ executablePath: shell, source: 'machine' });
  });

  it('names the one command that helps if there is no browser', async () => {
    await expect(findChromium({ sources: [] })).rejects.toMatchObject({
      reason: 'no_browser',
      message: expect.stringContaining('Run: '),
    });
  });

  it('turns the network and the sandbox the right way', async () => {
    const { args, sandbox } = await findChromium({ chromiumPath: await program('any') });
    expect(args).toContain('--proxy-server=http://127.0.0.1:9');
    expect(args.join(' ')).not.toMatch(/disable-web-security|single-process|no-sandbox/);
    expect(sandbox).toBe(process.getuid?.() !== 0);
  });
});

describe('howToGetChromium', () => {
  const linux = (release: string) => howToGetChromium('linux', () => release);

  it.each([
    ['ID=debian\n', 'apt-get install -y chromium-headless-shell'],
    ['NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n', 'playwright-core install'],
    ['ID=fedora\n', 'dnf install'],
    ['ID=alpine\n', 'apk add'],
    ['ID=unheard-of\n', 'apt-get install'],
  ])('knows %j', (release, command) => expect(linux(release)).toContain(command));

  it('knows the systems that are not Linux', () => {
    expect(howToGetChromium('darwin')).toContain('brew');
    expect(howToGetChromium('win32')).toContain('winget');
  });
});

describe('the machine', () => {
  it('is searched in its usual places', () => {
    expect(chromiumOnMachine(undefined, 'linux')).toContain('/usr/bin/chromium-headless-shell');
    expect(chromiumOnMachine(undefined, 'darwin').at(-1)).toContain('Chromium.app');
    expect(chromiumOnMachine(undefined, 'win32').join()).toContain('msedge.exe');
  });

  it('keeps its secrets from the browser', () => {
    expect(Object.keys(bareEnvironment('linux') ?? {})).toEqual(['PATH', 'HOME', 'TMPDIR', 'LANG']);
  });
});

const bundledHere = process.platform === 'linux' && process.arch === 'x64';

describe.runIf(bundledHere)('the browser from npm', () => {
  it('prints, though no other browser is looked for', async () => {
    const printer = createPdfPrinter({ log: { info() {}, warn() {} }, sources: ['npm'] });
    await printer.warmUp();
    const html = '<!doctype html><html lang="en"><head></head><body>CF-NPM</body></html>';
    const { pages } = await printer.print({ html, title: 'From npm', mustContain: 'CF-NPM' });
    expect(pages).toBe(1);
    expect(printer.status().browser?.name).toContain('@sparticuz/chromium');
    await printer.close();
  });
});
