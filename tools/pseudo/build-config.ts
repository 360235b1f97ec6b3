import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import base from '../../web/vite.config.ts';
import { inPseudo, isWords } from './pseudo-words.ts';

/** Plugins for small, fast pages in a single language. They don't apply if the browser generates the words. */
const LEFT_OUT: ReadonlySet<string> = new Set(['one-language', 'first-load-budget']);

const isKept = (plugin: PluginOption): boolean =>
  !(plugin && typeof plugin === 'object' && 'name' in plugin && LEFT_OUT.has(plugin.name));

const pseudoWords: Plugin = {
  name: 'pseudo-words',
  enforce: 'pre',
  config: () => ({ define: { 'import.meta.env.VITE_LANGUAGE': '"en"' } }),
  transform: (code, id) => (isWords(id) ? { code: inPseudo(id, code), map: null } : null),
};

const { plugins = [], ...rest } = base({ command: 'build', mode: 'production' });

/** The web app in the pseudo language. Only `npm run pseudo` builds or serves it. */
export default mergeConfig(
  { ...rest, plugins: plugins.flat().filter((each) => isKept(each as PluginOption)) },
  {
    root: fileURLToPath(new URL('../../web/', import.meta.url)),
    plugins: [pseudoWords],
    build: {
      outDir: fileURLToPath(new URL('../../node_modules/.cache/plumbline-pseudo/', import.meta.url)),
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
    },
  },
);
