import react from '@vitejs/plugin-react';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://127.0.0.1:8787';

/**
 * Messages are in pairs, `messages.ts` and `messages.es.ts`. A build has one language: whichever of the two is asked for, it gets
 * the file of its own. And a page brings only the messages that it draws: each export of a feature's messages is a module of its
 * own here, or one public page would load the messages of all.
 */
function messagesIn(language: string): Plugin {
  const MESSAGES = /^(.*\/messages)(?:\.es)?(\.tsx?)(\?only=\w+)?$/;
  const IMPORTS = /import (?:\{([^}]*)\}|\* as (\w+)) from '([^']*\/messages(?:\.es)?\.tsx?)';/g;
  return {
    name: 'messages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [, name, kind, only = ''] = MESSAGES.exec(source) ?? [];
      if (name === undefined || importer === undefined) return null;
      const own = await this.resolve(`${name}${kind}`, importer, { ...options, skipSelf: true });
      if (!own) return null;
      const spanish = own.id.replace(/(\.tsx?)$/, '.es$1');
      return (language === 'es' && existsSync(spanish) ? spanish : own.id) + only;
    },
    load(id) {
      const [path = '', only] = id.split('?only=');
      if (only === undefined) return null;
      this.addWatchFile(path);
      return readFileSync(path, 'utf8').replace(
        /^export (?=(?:const|function) (\w+))/gm,
        (word, name) => (name === only ? word : ''),
      );
    },
    transform(code) {
      if (!IMPORTS.test(code)) return null;
      return code.replace(IMPORTS, (_, named: string | undefined, all: string, from: string) => {
        const names = named
          ? named.split(',').map((name) => name.trim())
          : [
              ...new Set(
                Array.from(
                  code.matchAll(new RegExp(`(?<![\\w.])${all}\\.(\\w+)`, 'g')),
                  ([, name = '']) => name,
                ),
              ),
            ];
        const imports = names
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => {
            const [exported = ''] = name.split(' as ');
            const taken = named ? name : `${name} as ${all}_${name}`;
            return `import { ${taken} } from '${from}?only=${exported}';`;
          });
        const members = names.map((name) => `${name}: ${all}_${name}`).join(', ');
        return [...imports, ...(named ? [] : [`const ${all} = { ${members} };`])].join(' ');
      });
    },
  };
}

/** Mantine's list of colors names fourteen in ten shades each; the pages that everybody opens have none of these eight. */
function fewerColors(): Plugin {
  const UNUSED =
    /^\s*--mantine-color-(?:cyan|grape|indigo|lime|orange|pink|violet|yellow)-[^;]+;\n/gm;
  return {
    name: 'fewer-colors',
    enforce: 'pre',
    transform: {
      filter: { id: /default-css-variables\.layer\.css$/ },
      handler: (code) => code.replace(UNUSED, ''),
    },
  };
}

/** Writes down how much of which module went into which file: the budget names those that grew. */
function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    generateBundle(_options, bundle) {
      const sizes = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? [
              [
                part.fileName,
                Object.entries(part.modules).map(([id, { renderedLength }]) => [
                  id,
                  renderedLength,
                ]),
              ] as const,
            ]
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: 'modules.json',
        source: JSON.stringify(Object.fromEntries(sizes)),
      });
    },
  };
}

/** `WEB_LANGUAGE` chooses the messages; `scripts/build-webapp.ts` builds each language, and lays the pages out with `prerender.ts`. */
const language = process.env['WEB_LANGUAGE'] ?? 'en';

/** What the settings file says of the site, as JSON. */
const ownSite = process.env['WEB_SITE'] ?? '{}';

/** Where everything is laid out; the server looks for it in `dist`. */
const folder = process.env['WEB_FOLDER'] ?? 'dist';

/** What stands on every page: the packages that draw, the parts of the kit in the frame, and the frame. */
const BASE = [
  /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|jotai)[\\/]/,
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/]Button[\\/]/,
  /webapp[\\/]src[\\/]app[\\/](?:messages\.(?:es\.)?tsx?\?only=appMessages|frame|language-link|layouts|site-|providers)/,
  /webapp[\\/]src[\\/]site[\\/](?:index\.ts$|site\.module)/,
  /shared[\\/]src[\\/](?:billing[\\/]prices|kernel[\\/]language)\.ts/,
  /webapp[\\/]src[\\/]kit[\\/](?:api-client|color-scheme|icon|kit\.module|messages\.(?:es\.)?tsx?\?only=(?:kitMessages|language|locale)|page|session|site-facts|theme)/,
];

/** What most public pages have in common. */
const SITE =
  /webapp[\\/]src[\\/]site[\\/](?:claim-list|drawing|sample-letter-link|structured-data)\.tsx?|webapp[\\/]src[\\/]site[\\/]messages\.(?:es\.)?tsx\?only=sampleLetterMessages|shared[\\/]src[\\/]kernel[\\/](?:shown-)?claims\./;

/** What else they need is where it would be. */
const ALONE = { includeDependenciesRecursively: false } as const;

/** What says that something went well or wrong. */
const NOTICES =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Alert|CloseButton)[\\/]|@mantine[\\/]hooks[\\/]esm[\\/](?:use-id|utils[\\/]random-id)[\\/]|webapp[\\/]src[\\/]kit[\\/]notice\./;

/** What waits until somebody uses it. */
const LAZY =
  /@mantine[\\/]hooks[\\/]esm[\\/](?:use-timeout|utils[\\/]use-callback-ref)[\\/]|webapp[\\/]src[\\/]kit[\\/](?:lazy-part|messages\.(?:es\.)?tsx?\?only=lazyPartMessages)/;

/** What the forms of public pages have in common. */
const FORMS =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Input|InputBase|TextInput)[\\/]|webapp[\\/]src[\\/]kit[\\/](?:busy-button|fields|use-kept-focus)\./;

/** What keeps robots out of them. */
const CAPTCHA =
  /@mantine[\\/]core[\\/]esm[\\/]core[\\/]MantineProvider[\\/]use-mantine-color-scheme[\\/]|webapp[\\/]src[\\/]kit[\\/](?:captcha-box|messages\.(?:es\.)?tsx?\?only=captchaBoxMessages)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [messagesIn(language), fewerColors(), react(), ...(isSsrBuild ? [] : [moduleSizes()])],
  server: {
    port: 5173,
    // The gallery of components is the app's own.
    proxy: { '/zip': SERVER, '/api': SERVER, '^/dev/(?!gallery)': SERVER },
  },
  define: { OWN_SITE: ownSite },
  worker: { format: 'es' },
  build: {
    outDir: join(folder, 'build', `${language}${isSsrBuild ? '-server' : ''}`),
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    copyPublicDir: !isSsrBuild,
    // The page's policy lets scripts, fonts and pictures come from files only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs, in one file: small files pack badly and each is asked for by itself.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              // The first page names every file: only pages keep their names there, and `modules.json` says what is in which.
              chunkFileNames: ({ name }) =>
                name.endsWith('.route') ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
              codeSplitting: {
                groups: [
                  { name: 'base', test: (id: string) => BASE.some((part) => part.test(id)) },
                  { name: 'site', test: SITE },
                  { name: 'notices', test: NOTICES, ...ALONE },
                  { name: 'lazy', test: LAZY, ...ALONE },
                  { name: 'forms', test: FORMS, ...ALONE },
                  { name: 'captcha', test: CAPTCHA, ...ALONE },
                ],
              },
            },
          },
        }),
  },
  // The drawing side runs in Node, which loads packages by itself, but no style sheets.
  ssr: { noExternal: [/\.css$/] },
}));
