import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '@plumbline/contract/kernel/language.ts';
import type { RenderedPage } from './rendered-pages.ts';

const HEAD = '<!--head-->';
const ROOT = '<div id="root"></div>';
const THEME_SCRIPT = '<script src="/theme.js"></script>';

/** The built pages, into which heads and contents are put. */
export interface PageDocuments {
  /** Returns a page of a language with its head: without content, the browser renders it. */
  document(language: Language, head: string, content: RenderedPage | null): string;
  /** Hashes of the scripts and styles inside the pages, for the content security policy. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface LanguagePages {
  /** The empty page, for all paths. */
  readonly shell: string;
  /** The same for pages with content: it is seen before the scripts run, so the styles are inside it. */
  readonly styled: string;
}

/** Reads the built pages and puts the scripts into them that must run before the first paint. */
export async function pageDocuments(dist: string): Promise<PageDocuments> {
  const theme = await readFile(`${dist}theme.js`, 'utf8');
  const earlyPress = await readFile(`${dist}early-press.js`, 'utf8');
  const styles = new Set<string>();
  const pages = new Map<Language, LanguagePages>();
  for (const language of LANGUAGES) {
    const folder = language === 'en' ? '' : `${language}/`;
    const built = await readFile(`${dist}${folder}index.html`, 'utf8');
    const shell = built.replace(THEME_SCRIPT, () => `<script>${theme}</script>`);
    // An empty page has nothing to press.
    const pressed = shell.replace('</head>', () => `<script>${earlyPress}</script></head>`);
    const { html, css } = await withStyles(dist, pressed);
    styles.add(css);
    pages.set(language, { shell, styled: unhurriedScripts(html) });
  }
  return {
    scripts: [theme, earlyPress].map(hashOf),
    styles: [...styles].map(hashOf),
    document: (language, head, content) => {
      const { shell = '', styled = '' } = pages.get(language) ?? {};
      if (content === null) return shell.replace(HEAD, () => head);
      return withContent(
        styled.replace(HEAD, () => head),
        content,
      );
    },
  };
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Puts rendered content into the page. */
const withContent = (page: string, { body, links, data }: RenderedPage): string =>
  page.replace('</head>', () => `  ${links}\n  </head>`).replace(ROOT, () => `<div id="root">${body}</div>${data}`);

/** Puts the stylesheet into the page, which saves a round trip before the first paint. */
async function withStyles(dist: string, page: string): Promise<{ html: string; css: string }> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(page) ?? [];
  if (link === undefined || file === undefined) throw new Error('The built page has no stylesheet');
  const css = await readFile(`${dist}${file}`, 'utf8');
  return { css, html: page.replace(link, () => `<style>${css}</style>`) };
}

/** Lets what is seen first load before the scripts. */
const unhurriedScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
