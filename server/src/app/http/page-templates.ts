import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { RenderedPage } from './rendered-pages.ts';

const HEAD = '<!--head-->';
const THEME_SCRIPT = '<script src="/theme.js"></script>';
const ROOT = '<div id="root"></div>';

/** The built pages, into which the server writes. */
export interface PageTemplates {
  readonly in: Readonly<Record<Language, LanguageTemplates>>;
  /** Hashes of the scripts and styles inside them, for the content security policy. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface LanguageTemplates {
  /** Returns the empty page, in which the browser renders. */
  empty(head: PageHead): string;
  /** Returns the page with its content. It is seen before the scripts run, so the styles are inside it. */
  withContent(head: PageHead, content: Pick<RenderedPage, 'body' | 'data' | 'scripts'>): string;
}

interface PageHead {
  readonly html: string;
  /** The page opens by a link in a message, often with one bar of signal: it doesn't wait for the font. */
  readonly capability: boolean;
  /** The browser may know more about what the page shows than the server does. */
  readonly keptHere: boolean;
}

/** Reads the built pages and puts the scripts into them that must run before the first paint. */
export async function readTemplates(dist: string): Promise<PageTemplates> {
  const read = (file: string) => readFile(`${dist}${file}`, 'utf8');
  const theme = await read('theme.js');
  const earlyPress = await read('early-press.js');
  const keptHere = await read('kept-here.js');
  const lateStart = await read('late-start.js');
  const styles = new Set<string>();
  const templatesIn = async (folder: string): Promise<LanguageTemplates> => {
    const built = await readFile(`${dist}${folder}index.html`, 'utf8');
    const shell = built.replace(THEME_SCRIPT, () => `<script>${theme}</script>`);
    const { page: styled, css } = await withStyles(dist, shell);
    const { page: whole, files } = withoutScripts(styled);
    // An empty page has nothing to press.
    const pressed = whole.replace('</head>', () => `<script>${earlyPress}</script></head>`);
    const { page: plain, css: plainCss, font } = withoutFont(pressed, css);
    for (const style of [css, plainCss]) styles.add(style);
    return {
      empty: (head) => withHead(shell, head),
      withContent: (head, { body, data, scripts }) => {
        const own = `data-files="${[...files, ...scripts].join(' ')}"${head.capability ? ` data-font="${font}"` : ''}`;
        return withHead(head.capability ? plain : pressed, head)
          .replace('</head>', () => `<script ${own}>${lateStart}</script></head>`)
          .replace('</head>', () => (head.keptHere ? `<script>${keptHere}</script></head>` : '</head>'))
          .replace(ROOT, () => `<div id="root">${body}</div>${data}`);
      },
    };
  };
  return {
    in: { en: await templatesIn(''), es: await templatesIn('es/') },
    scripts: [theme, earlyPress, keptHere, lateStart].map(hashOf),
    styles: [...styles].map(hashOf),
  };
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const withHead = (page: string, { html }: PageHead): string => page.replace(HEAD, () => html);

/** Puts the stylesheet into the page, which saves a round trip before the first paint. */
async function withStyles(dist: string, html: string): Promise<{ page: string; css: string }> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('The built page has no stylesheet');
  const css = await readFile(`${dist}${file}`, 'utf8');
  return { page: html.replace(link, () => `<style>${css}</style>`), css };
}

/** Takes the app's scripts out of the page: the entry first, and then what it imports. */
function withoutScripts(html: string): { page: string; files: readonly string[] } {
  const files: string[] = [];
  const page = html.replaceAll(
    /\s*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)">(?:<\/script>)?/g,
    (_tag, file: string) => {
      files.push(file);
      return '';
    },
  );
  if (files.length === 0) throw new Error('The built page has no scripts');
  return { page, files };
}

/** Takes the font out of the page, which is then shown in a system font of the same metrics. */
function withoutFont(html: string, css: string): { page: string; css: string; font: string } {
  const [link, font] = /<link rel="preload" href="([^"]+\.woff2)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || font === undefined) throw new Error('The built page has no font');
  const plain = css.replace(/@font-face\{[^}]*woff2[^}]*\}/, '');
  return { page: html.replace(link, '').replace(css, () => plain), css: plain, font };
}
