import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { pageStyles } from './page-styles.ts';
import type { RenderedPage } from './rendered-pages.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

const HEAD = '<!--head-->';
const THEME_SCRIPT = '<script src="/theme.js"></script>';
const ROOT = '<div id="root"></div>';
/** Where the part of the stylesheet goes that a page uses. */
const STYLES = '<style></style>';

/** The built pages, into which the server writes. */
export interface PageTemplates {
  readonly in: Readonly<Record<Language, LanguageTemplates>>;
  /** Hashes of the scripts inside them, for the content security policy. */
  readonly scripts: readonly string[];
}

interface LanguageTemplates {
  /** Returns the empty page, in which the browser renders. */
  empty(head: PageHead): WrittenPage;
  /** Returns the page with its content. It is seen before the scripts run, so the styles that it uses are inside it. */
  withContent(head: PageHead, content: Pick<RenderedPage, 'body' | 'data' | 'scripts'>): WrittenPage;
}

export interface WrittenPage {
  readonly html: string;
  /** Hashes of the styles inside it, for the content security policy. */
  readonly styles: readonly string[];
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
  const templatesIn = async (folder: string): Promise<LanguageTemplates> => {
    const built = await readFile(`${dist}${folder}index.html`, 'utf8');
    const shell = built.replace(THEME_SCRIPT, () => `<script>${theme}</script>`);
    const { page: whole, files } = withoutScripts(shell);
    const { page: unstyled, stylesheet } = withoutStylesheet(whole);
    const stylesOf = pageStyles(await read(stylesheet.slice(1)));
    // An empty page has nothing to press.
    const pressed = unstyled.replace('</head>', () => `<script>${earlyPress}</script></head>`);
    const { page: plain, font, link, typeface } = withoutFont(pressed);
    // The connection that has brought the page can then bring its font.
    const fontLast = pressed.replace(link, '').replace('</body>', () => `${link}</body>`);
    const ofTypeface = [hashOf(typeface)];
    return {
      empty: (head) => ({ html: withHead(shell, head), styles: ofTypeface }),
      withContent: (head, { body, data, scripts }) => {
        const loaded = `data-files="${[...files, ...scripts].join(' ')}" data-styles="${stylesheet}" data-ahead="${AHEAD}"`;
        const own = head.capability ? `${loaded} data-font="${font}"` : loaded;
        const styles = stylesOf(body);
        const html = withHead(head.capability ? plain : fontLast, head)
          .replace(STYLES, () => `<style>${styles}</style>`)
          .replace('</head>', () => `<script ${own}>${lateStart}</script></head>`)
          .replace('</head>', () => (head.keptHere ? `<script>${keptHere}</script></head>` : '</head>'))
          .replace(ROOT, () => `<div id="root">${body}</div>${data}`);
        return { html, styles: head.capability ? [hashOf(styles)] : [...ofTypeface, hashOf(styles)] };
      },
    };
  };
  return {
    in: { en: await templatesIn(''), es: await templatesIn('es/') },
    scripts: [theme, earlyPress, keptHere, lateStart, SPECULATION_RULES].map(hashOf),
  };
}

const AHEAD = SPECULATION_RULES.replaceAll('"', '&quot;');

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const withHead = (page: string, { html }: PageHead): string => page.replace(HEAD, () => html);

/**
 * Takes the stylesheet out of the page. Each page brings the part that it uses, which saves a round trip before the first
 * paint, and the app loads the whole.
 */
function withoutStylesheet(html: string): { page: string; stylesheet: string } {
  const [link, stylesheet] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || stylesheet === undefined) throw new Error('The built page has no stylesheet');
  return { page: html.replace(link, STYLES), stylesheet };
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
function withoutFont(html: string): { page: string; font: string; link: string; typeface: string } {
  const [link, font] = /<link rel="preload" href="([^"]+\.woff2)"[^>]*>/.exec(html) ?? [];
  const [style, typeface] = /<style id="typeface">([^<]*)<\/style>/.exec(html) ?? [];
  if (link === undefined || font === undefined || style === undefined || typeface === undefined) {
    throw new Error('The built page has no font');
  }
  return { page: html.replace(link, '').replace(style, ''), font, link, typeface };
}
