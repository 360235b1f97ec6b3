import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FONT = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));

/**
 * A text keeps the font in which it is shown first: lines that wrap differently would move what is below them. The next
 * page has Archivo.
 */
const declared = (url: string) =>
  `@font-face{font-family:Archivo;src:url(${url}) format("woff2-variations");font-weight:100 900;font-display:optional}`;

/**
 * Declares the typeface in the page itself, and loads it in parallel with the page. The stylesheet doesn't mention it: the
 * app loads that once more, and must not exchange the font of a page that somebody reads.
 */
export const typeface: Plugin = {
  name: 'typeface',
  buildStart() {
    if (this.environment.mode !== 'build') return;
    this.emitFile({ type: 'asset', name: 'archivo-latin-wght-normal.woff2', source: readFileSync(FONT) });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const file = bundle && Object.keys(bundle).find((name) => name.endsWith('.woff2'));
      const url = file === undefined ? `/@fs${FONT}` : `/${file}`;
      const attrs = {
        rel: 'preload',
        href: url,
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
        fetchpriority: 'low',
      };
      return [
        { tag: 'style', attrs: { id: 'typeface' }, children: declared(url), injectTo: 'head' },
        { tag: 'link', attrs, injectTo: 'head' },
      ];
    },
  },
};
