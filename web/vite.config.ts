import { DEFAULT_LANGUAGE, isLanguage } from '@plumbline/contract/kernel/language.ts';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstLoadBudget } from './first-load.ts';
import { oneLanguage, pageOf } from './one-language.ts';
import { prerenderLanding } from './prerender-plugin.ts';
import { routerConfig } from './router-config.ts';

/** Names the hashed font file in the HTML, so that it loads beside the stylesheet instead of after it. */
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

/** The language of this build. The development server has none: it speaks that of the address. */
const language = isLanguage(process.env.VITE_LANGUAGE) ? process.env.VITE_LANGUAGE : DEFAULT_LANGUAGE;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, ...routerConfig }),
    // The compiler's port to Rust: Babel's took most of the build's time.
    react({ compiler: true }),
    tailwindcss(),
    preloadFont,
    oneLanguage(language),
    pageOf(language),
    firstLoadBudget(),
    prerenderLanding(language),
  ],
  server: { proxy: { '/api': `http://localhost:${process.env.API_PORT ?? 3001}` } },
  build: {
    // All languages share the folder: files that are alike in them are one file.
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: language === DEFAULT_LANGUAGE,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The map library is one file of 1,060 KB, loaded with a map; `firstLoadBudget` bounds what everybody loads.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        // The entry names every chunk a page may need, some 200 of them: their names took 2 KB of the first load.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // The entry's imports are always loaded: one file compresses better, and needs no preload list.
            { name: 'entry', tags: ['$initial'] },
            // Most pages need most of these. Each request costs more than the few KB that a page loads in vain.
            { name: 'shared', minShareCount: 10 },
          ],
        },
      },
    },
  },
});
