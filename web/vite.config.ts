import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstLoadBudget } from './first-load.ts';
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

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, ...routerConfig }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    preloadFont,
    firstLoadBudget(),
    prerenderLanding(),
  ],
  server: { proxy: { '/api': `http://localhost:${process.env.API_PORT ?? 3001}` } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry names every chunk a page may need, some 280 of them: their names took 2 KB of the first load.
        chunkFileNames: 'assets/[hash].js',
        // The entry's imports are always loaded: one file compresses better, and needs no preload list.
        codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] },
      },
    },
  },
});
