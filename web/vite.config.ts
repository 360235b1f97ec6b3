import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, isLanguage } from '@plumbline/contract/kernel/language.ts';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { earlyScripts } from './early-scripts.ts';
import { firstLoadBudget } from './first-load.ts';
import { typeface } from './font-plugin.ts';
import { leanContract } from './lean-contract.ts';
import { leanRoutes } from './lean-routes.ts';
import { leanZod } from './lean-zod.ts';
import { oneLanguage, pageOf } from './one-language.ts';
import { routerConfig } from './router-config.ts';
import { serverBundle } from './server-plugin.ts';

/** The server, in development. */
const API = `http://localhost:${process.env.API_PORT ?? 3001}`;

/** Dialogs, with the libraries below them. */
const DIALOGS =
  /node_modules\/(?:@radix-ui\/(?:primitive|react-(?:dialog|dismissable|focus|presence|portal|slot|id|context|compose|use-|primitive))|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce)/;

/** The query cache, without what only some pages use of it. */
const QUERIES =
  /node_modules\/@tanstack\/(?:react-)?query(?!.*\/(?:queriesObserver|useQueries|infiniteQuery\w+|useInfiniteQuery)\.js)|\/src\/lib\/query/;

/** Bundles the browser's chunks into few files. The server reads its own from disk. */
const groupedFiles: Plugin = {
  name: 'grouped-files',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  config: () => ({
    build: {
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          codeSplitting: {
            groups: [
              // The entry's imports are always loaded: one file compresses better, and needs no preload list.
              { name: 'entry', tags: ['$initial'] },
              { name: 'queries', test: QUERIES },
              { name: 'schemas', test: /node_modules\/zod\// },
              { name: 'dialogs', test: DIALOGS },
            ],
            // Pages share hundreds of small modules, each with other pages. Copies of them cost less than a request each,
            // and keep one state.
            experimentalInlineCommonChunks: { maxSize: 20_000, exclude: /\.css(?:\?|$)/ },
          },
        },
      },
    },
  }),
};

/**
 * The frame around every page and the landing page. They hardly ever render twice, and the compiler's memory of what was
 * drawn would add 4 KB to the first load.
 */
const IN_FIRST_LOAD =
  /\/web\/src\/(?:app|main|ui\/shell\/[^/]+|ui\/(?:announcer|button|frame|icon|note|plain-toasts|plumb-bob|skeleton|spinner|toast-outlet)|routes\/index|routes\/-landing\/[^/]+)\.tsx$/;

/**
 * Parts of pages that only show. They hardly ever render twice, either, and the pages have a budget. A field does with each
 * key, but what is in it is a new function each time, so there is nothing to remember.
 */
const ONLY_SHOWN =
  /\/web\/src\/(?:ui\/(?:dialog|dialog-parts|empty-state|facts|field|rating)|domains\/(?:directory\/page\/[^/]+|directory\/reviews\/review-item|payments\/donation\/donation-receipt|projects\/list\/new-mark|projects\/maps\/(?:cluster-dialog|map-parts|pin|project-popup)|service-requests\/payment\/(?:connection-panels|payment-page|success-page)|service-requests\/response\/(?:proposal|answering-proposal)))\.tsx$/;

/** The prefix of the file with the bundler's runtime. */
const RUNTIME = 'assets/r_';

/** The language of this build. The development server has none: the address decides. */
const language = isLanguage(process.env.VITE_LANGUAGE) ? process.env.VITE_LANGUAGE : DEFAULT_LANGUAGE;

export default defineConfig(({ command }) => ({
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('./src/ui/scroll-lock-styles.ts', import.meta.url)),
      // The shim is for versions of React before 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
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
    react({
      compiler: true,
      exclude: command === 'build' ? [/\/node_modules\//, IN_FIRST_LOAD, ONLY_SHOWN] : /\/node_modules\//,
    }),
    tailwindcss(),
    typeface,
    earlyScripts(),
    groupedFiles,
    oneLanguage(language),
    pageOf(language),
    leanContract(),
    leanRoutes(),
    leanZod(),
    firstLoadBudget(),
    serverBundle(language),
  ],
  server: { proxy: { '/api': API, '/social': API } },
  build: {
    // All languages share the folder, and files that are identical in them are stored once.
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: language === DEFAULT_LANGUAGE,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // The entry always loads the runtime, so preload lists leave it out.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => !file.startsWith(RUNTIME)),
    },
    // The map library is one file of 1,060 KB, loaded with a map. `firstLoadBudget` limits what every visitor loads.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      // The entry lists every chunk a page may need. Seven characters of a hash are 42 bits: enough to tell the files of
      // all releases apart that a browser may keep.
      output: {
        chunkFileNames: ({ name }) => (name === 'rolldown-runtime' ? `${RUNTIME}[hash:7].js` : 'assets/[hash:7].js'),
      },
    },
  },
}));
