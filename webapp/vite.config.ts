import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://127.0.0.1:8787';

/**
 * Words are in pairs, `<name>.words.ts` and `<name>.words.es.ts`. A build has one language: whichever of the two is asked for, it
 * gets the file of its own.
 */
function wordsIn(language: string): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const asked = /^(.*\.words)(?:\.es)?(\.tsx?)$/.exec(source);
      if (!asked || !importer) return null;
      const [, name, kind] = asked;
      const own = await this.resolve(`${name}${kind}`, importer, { ...options, skipSelf: true });
      if (language !== 'es' || !own) return own;
      const spanish = own.id.replace(/(\.tsx?)$/, '.es$1');
      return existsSync(spanish) ? spanish : own;
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

/** `WEB_LANGUAGE` chooses the words; `scripts/build-webapp.ts` builds each language, and lays the pages out with `prerender.ts`. */
const language = process.env['WEB_LANGUAGE'] ?? 'en';

/** What the settings file says of the site, as JSON. */
const ownSite = process.env['WEB_SITE'] ?? '{}';

/** Where everything is laid out; the server looks for it in `dist`. */
const folder = process.env['WEB_FOLDER'] ?? 'dist';

/** What stands on every page: the packages that draw, the parts of the kit in the frame, and the frame. */
const BASE = [
  /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|jotai)[\\/]/,
  /@mantine[\\/]core[\\/]esm[\\/]core[\\/]/,
  /webapp[\\/]src[\\/]app[\\/](?:app\.words|site-|language-link|providers|side-nav|use-)/,
  /webapp[\\/]src[\\/]site[\\/]index\.ts$/,
  /webapp[\\/]src[\\/]kit[\\/](?:[^?]*\.module\.css|api-client|app-path|button|color-scheme|icon|kit\.words|language|logo|page|session|site-facts|theme|use-hydrated|use-page-meta)/,
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [wordsIn(language), react(), ...(isSsrBuild ? [] : [moduleSizes()])],
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
              codeSplitting: {
                groups: [
                  { name: 'base', test: (id: string) => BASE.some((part) => part.test(id)) },
                ],
              },
            },
          },
        }),
  },
  // The drawing side runs in Node, which loads packages by itself, but no style sheets.
  ssr: { noExternal: [/\.css$/] },
}));
