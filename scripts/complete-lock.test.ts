import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#scripts/process/run-tool.ts';
import {
  missingPlatformPackages,
  type LockFile,
  unmarkedPackages,
} from '#scripts/complete-lock.ts';

const readLock = () =>
  JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;

test('the lock file names the packages of every platform, or npm ci refuses it (npm run lock:complete)', () => {
  expect(Object.keys(missingPlatformPackages(readLock()))).toEqual([]);
});

test('the lock file says what needs no compiler, or npm ci asks for Python (npm run lock:complete)', () => {
  expect(Object.keys(unmarkedPackages(readLock()))).toEqual([]);
});

test('reads system, processor and C library from the name', () => {
  const lock: LockFile = {
    packages: {
      'node_modules/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: {
          '@tool/binding-linux-arm64-musl': '1.2.3',
          '@tool/win32-x64': '1.2.3',
          '@tool/linux-x64-gnu': '1.2.3',
          fsevents: '~2.3.3',
        },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '1.2.3' },
    },
  };
  expect(missingPlatformPackages(lock)).toEqual({
    'node_modules/@tool/binding-linux-arm64-musl': {
      version: '1.2.3',
      cpu: ['arm64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/win32-x64': {
      version: '1.2.3',
      cpu: ['x64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
  });
});
