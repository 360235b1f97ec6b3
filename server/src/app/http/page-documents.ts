import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { NONCE_PLACE } from '@plumbline/contract/kernel/site.ts';
import type { RenderedPage } from './rendered-pages.ts';

const HEAD = '<!--head-->';

/** Puts rendered content into the page. */
const withContent = (page: string, { body, links, data }: RenderedPage): string =>
  page.replace('</head>', () => `  ${links}\n  </head>`).replace(ROOT, () => `<div id="root">${body}</div>${data}`);

/** The built pages, into which heads and contents are put. */
export interface Pages {
  readonly in: Readonly<Record<Language, LanguagePages>>;
  /** Hashes of the scripts inside them, for the content security policy. */
  readonly scripts: readonly string[];
}

interface LanguagePages {
  /** The empty page, for all paths. */
  readonly shell: string;
  /** The same for pages with content: it is seen before the scripts run, so the styles are inside it. */
  readonly styled: string;
}

const THEME_SCRIPT = '<script src="/theme.js"></script>';
const ROOT = '<div id="root"></div>';

/** Reads the built pages and puts the scripts into them that must run before the first paint. */
export async function readPages(dist: string): Promise<Pages> {
  const theme = await readFile(`${dist}theme.js`, 'utf8');
  const earlyPress = await readFile(`${dist}early-press.js`, 'utf8');
  const pagesIn = async (folder: string): Promise<LanguagePages> => {
    const built = await readFile(`${dist}${folder}index.html`, 'utf8');
    const shell = built.replace(THEME_SCRIPT, () => `<script>${theme}</script>`);
    // An empty page has nothing to press.
    const pressed = shell.replace('</head>', () => `<script>${earlyPress}</script></head>`);
    return { shell, styled: unhurriedScripts(await withStyles(dist, pressed)) };
  };
  return {
    in: { en: await pagesIn(''), es: await pagesIn('es/') },
    scripts: [theme, earlyPress].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`),
  };
}

/** Puts the stylesheet into the page, which saves a round trip before the first paint. */
async function withStyles(dist: string, html: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('The built page has no stylesheet');
  const css = await readFile(`${dist}${file}`, 'utf8');
  return html.replace(link, () => `<style nonce="${NONCE_PLACE}">${css}</style>`);
}

/** Lets what is seen first load before the scripts. */
const unhurriedScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/** Returns a page of a language with its head. Without content, the browser renders it. */
export function documentOf(
  { shell, styled }: LanguagePages,
  head: string,
  nonce: string,
  content: RenderedPage | null,
) {
  // The content is inserted last, so that nothing in it is replaced by the nonce.
  const document = (content === null ? shell : styled).replaceAll(NONCE_PLACE, nonce).replace(HEAD, () => head);
  return content === null ? document : withContent(document, content);
}
