import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findElectron, withoutElectron } from './electron-binary.ts';

const folder = mkdtempSync(join(tmpdir(), 'electron-'));
const program = join(folder, 'electron');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(process.platform !== 'linux')('finds the program, and takes no stand-in for it', () => {
  expect(findElectron(folder)).toBeNull();
  writeFileSync(program, 'a stand-in');
  expect(findElectron(folder)).toBeNull();
  truncateSync(program, 60_000_000);
  expect(findElectron(folder)).toBe(program);
});

it('says how to get it, and that a folder that was named has none', () => {
  expect(withoutElectron(undefined)).toContain('npx install-electron --no');
  expect(withoutElectron('')).toBe(withoutElectron(undefined));
  expect(withoutElectron('/opt/electron')).toContain('is /opt/electron, and');
});
