import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTemplates } from './page-templates.ts';

const dist = `${await mkdtemp(join(tmpdir(), 'plumbline-templates-'))}/`;
afterAll(() => rm(dist, { recursive: true }));

/** A page as the web build makes it. */
const BUILT = `<head>
  <script src="/theme.js"></script>
  <!--head-->
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <link rel="stylesheet" crossorigin href="/assets/index.css">
  <style id="typeface">@font-face{font-family:Archivo}</style>
  <link rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin="" fetchpriority="low">
</head>
<body><div id="root"></div></body>`;

await mkdir(join(dist, 'es'));
await mkdir(join(dist, 'assets'));
await Promise.all(
  Object.entries({
    'index.html': BUILT,
    'es/index.html': BUILT,
    'theme.js': 'theme()',
    'early-press.js': 'press()',
    'kept-here.js': 'kept()',
    'late-start.js': 'late()',
    'assets/index.css': '@font-face{font-family:Fallback}h1{top:0}.a{top:1px}',
  }).map(([file, text]) => writeFile(join(dist, file), text)),
);
const templates = await readTemplates(dist);
const { empty, withContent } = templates.in.en;
const head = { html: '<title>About</title>', capability: false, keptHere: false };

describe('a page that arrives empty', () => {
  it('starts the app at once, with the theme before the first paint', () => {
    const page = empty(head).html;
    expect(page).toContain('<script>theme()</script>\n  <title>About</title>');
    expect(page).toContain('<script type="module" crossorigin src="/assets/index.js"></script>');
    expect(page).not.toContain('late()');
  });
});

describe('a page that arrives with its content', () => {
  const { html: page } = withContent(head, {
    body: '<h1>$& and $1</h1>',
    data: '<script id="queries">1</script>',
    scripts: ['/assets/a.js'],
  });

  it('loads its scripts late: those of the app, and then its own', () => {
    expect(page).toContain(
      '<script data-files="/assets/index.js /assets/react.js /assets/a.js" data-styles="/assets/index.css"',
    );
    expect(page).not.toMatch(/type="module"|modulepreload|rel="stylesheet"/);
  });

  it('brings the styles that it uses, and what was typed as it was typed', () => {
    expect(page).toContain('<style>@font-face{font-family:Fallback}h1{top:0}</style>');
    expect(page).toContain(`<div id="root"><h1>$& and $1</h1></div><script id="queries">1</script>`);
  });

  it('loads its font last, on the connection that has brought the page', () => {
    expect(page).toContain('<style id="typeface">@font-face{font-family:Archivo}</style>');
    expect(page).toMatch(/<link rel="preload" href="\/assets\/archivo.woff2"[^>]*><\/body>/);
  });

  it('does not load the font if it is opened by a link in a message', () => {
    const { html } = withContent({ ...head, capability: true }, { body: '', data: '', scripts: [] });
    expect(html).not.toMatch(/rel="preload"|typeface/);
    expect(html).toContain('data-font="/assets/archivo.woff2"');
  });

  it('can be hidden before the first paint where the browser knows more', () => {
    expect(page).not.toContain('kept()');
    expect(withContent({ ...head, keptHere: true }, { body: '', data: '', scripts: [] }).html).toContain(
      '<script>kept()</script>',
    );
  });

  it('has scripts and styles inside that the policy allows by their hashes', () => {
    const hashesIn = (html: string, tag: 'script' | 'style') =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(
        ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
      );
    const content = { body: '<p class="a">a</p>', data: '', scripts: [] };
    for (const whole of [withContent({ ...head, capability: true }, content), withContent(head, content)]) {
      expect(templates.scripts).toEqual(expect.arrayContaining(hashesIn(whole.html, 'script')));
      expect(whole.styles).toEqual(hashesIn(whole.html, 'style').toReversed());
    }
    expect(empty(head).styles).toEqual(hashesIn(empty(head).html, 'style'));
  });
});
