import type { Configuration } from 'electron-builder';
import { join } from 'node:path';
import { APP_ID } from './src/main/app-scheme.ts';

/**
 * How the program is packed. Signing comes from the environment of the person who releases it (CSC_LINK, CSC_KEY_PASSWORD, APPLE_*), never
 * from here; `forceCodeSigning` is set in that job.
 */

/**
 * `desktop/package-app.ts` lays out what goes in; this keeps out what packages bring along beside their code. The database's driver
 * comes built for every system and processor: each package takes its own along, and no other. (Patterns for all systems would be
 * undone by those of one, which start over with everything.)
 */
function filesFor(system: string): string[] {
  return [
    '**/*',
    '!**/*.{map,ts,cts,mts,md,gyp}',
    '!**/{.env*,.build-stamp}',
    `!**/prebuilds/!(${system}-${'${arch}'}).node`,
  ];
}

/** Of the program on Linux. */
export const EXECUTABLE = 'credit-fix';

const config: Configuration = {
  appId: APP_ID,
  productName: 'Credit Fix',
  copyright: 'Credit Fix',
  icon: join(import.meta.dirname, '../webapp/public/icon-512.png'),
  electronVersion: '45.4.1',
  directories: { output: 'dist/packages', app: 'dist/app' },
  asar: true,
  asarUnpack: ['**/*.node'],
  // The driver comes built for every system, by an interface that does not change with Electron's version.
  npmRebuild: false,
  electronLanguages: ['en-US', 'es'],
  protocols: [{ name: 'Credit Fix sign-in link', schemes: ['creditfix'] }],
  // Where newer versions are looked for is the operator's to say; this stands for it.
  publish: [{ provider: 'generic', url: 'https://updates.example.invalid/desktop' }],
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    // Switches change Electron's program, and what nobody signs afterwards would not start on Apple's own processors.
    resetAdHocDarwinSignature: true,
  },
  linux: {
    target: ['AppImage', 'deb'],
    executableName: EXECUTABLE,
    syncDesktopName: true,
    category: 'Office',
    files: filesFor('linux'),
    maintainer: 'support@example.invalid',
    synopsis: 'Dispute letters, and their administration',
  },
  mac: {
    target: ['dmg', 'zip'],
    category: 'public.app-category.productivity',
    files: filesFor('darwin'),
    hardenedRuntime: true,
    gatekeeperAssess: false,
    // Placeholders: a release names its identity and lets Apple look at it.
    identity: null,
    notarize: false,
  },
  win: {
    target: ['nsis'],
    files: filesFor('win32'),
    signtoolOptions: { publisherName: ['Credit Fix'] },
  },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
};

export default config;
