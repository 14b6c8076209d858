import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEVELOPED, buildDesktop } from '../build.ts';
import { findElectron } from '../electron-binary.ts';

// oxlint-disable-next-line no-restricted-properties -- says where a developer keeps Electron's program
const program = findElectron(process.env['ELECTRON_OVERRIDE_DIST_PATH']);

// Says why it is not told here, in the list of tests itself.
const where = program ? '' : ' (skipped: no Electron binary)';

it.skipIf(!program)(
  `opens in Electron's own program, locked up, and asks for the server${where}`,
  async () => {
    await buildDesktop(DEVELOPED);
    const home = await mkdtemp(join(tmpdir(), 'credit-fix-electron-'));
    const app = await _electron.launch({
      executablePath: program ?? '',
      args: [join(DEVELOPED.folder, 'main/main.js'), `--user-data-dir=${home}`, '--no-sandbox'],
    });
    const page = await app.firstWindow();
    await page.waitForSelector('#server:not([hidden])');
    expect(page.url()).toBe('app://admin/welcome/');
    expect(
      await page.evaluate(() => [typeof require, typeof process, window.desktop.version]),
    ).toEqual(['undefined', 'undefined', expect.any(String)]);
    const prefs = await app.evaluate(({ BrowserWindow }) => {
      // Not in Electron's types, and the only way to see what a window really got.
      type Looked = { getLastWebPreferences(): Electron.WebPreferences };
      const [looked] = BrowserWindow.getAllWindows().map(
        (each) => each.webContents as unknown as Looked,
      );
      const { contextIsolation, nodeIntegration, sandbox } = looked?.getLastWebPreferences() ?? {};
      return { contextIsolation, nodeIntegration, sandbox };
    });
    expect(prefs).toEqual({ contextIsolation: true, nodeIntegration: false, sandbox: true });
    const statuses = await page.evaluate(async () => [
      (await fetch('/%2e%2e/settings.json')).status,
      await fetch('https://example.com/').then(
        () => 'open',
        () => 'closed',
      ),
    ]);
    expect(statuses).toEqual([404, 'closed']);
    await app.close();
    await rm(home, { recursive: true, force: true });
  },
);
