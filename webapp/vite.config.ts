import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://127.0.0.1:8787';

/** The two faces that the first screen is set in; the others load when a page asks for them. */
const FIRST_FONTS = ['source-sans-3-latin-wght-normal', 'source-serif-4-latin-wght-normal'];

/** Asks for the first fonts before the style sheet does, so that the text settles sooner. */
function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => names.some((name) => file.includes(name)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFonts(FIRST_FONTS)],
  server: {
    port: 5173,
    proxy: { '/api': SERVER, '/dev': SERVER },
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // The page's policy lets scripts, fonts and pictures come from files only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
