import { DEFAULT_LANGUAGE, isLanguage } from '@plumbline/contract/kernel/language.ts';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstLoadBudget } from './first-load.ts';
import { oneLanguage, pageOf } from './one-language.ts';
import { routerConfig } from './router-config.ts';
import { serverBundle } from './server-plugin.ts';

/** Adds a preload for the hashed font file to the HTML, so that the font loads in parallel with the stylesheet. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

/** Bundles the browser's chunks into few files. The server reads its own from disk. */
const groupedFiles: Plugin = {
  name: 'grouped-files',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // The entry's imports are always loaded: one file compresses better, and needs no preload list.
              { name: 'entry', tags: ['$initial'] },
              // Most pages need most of these. A request costs more than the few KB that a page loads unnecessarily.
              { name: 'shared', minShareCount: 10 },
            ],
          },
        },
      },
    },
  }),
};

/** The language of this build. The development server has none: the address decides. */
const language = isLanguage(process.env.VITE_LANGUAGE) ? process.env.VITE_LANGUAGE : DEFAULT_LANGUAGE;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Keeps a route's loader in its page's chunk, so that its imports stay out of the first load.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']],
      },
      ...routerConfig,
    }),
    // The compiler's Rust port: Babel's took most of the build's time.
    react({ compiler: true }),
    tailwindcss(),
    preloadFont,
    groupedFiles,
    oneLanguage(language),
    pageOf(language),
    firstLoadBudget(),
    serverBundle(language),
  ],
  server: { proxy: { '/api': `http://localhost:${process.env.API_PORT ?? 3001}` } },
  build: {
    // All languages share the folder, and files that are identical in them are stored once.
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: language === DEFAULT_LANGUAGE,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The map library is one file of 1,060 KB, loaded with a map. `firstLoadBudget` limits what every visitor loads.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      // The entry lists every chunk a page may need, about 200. Their names took 2 KB of the first load.
      output: { chunkFileNames: 'assets/[hash].js' },
    },
  },
});
