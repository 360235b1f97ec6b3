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
  <link rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin="">
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
    'assets/index.css': '@font-face{font-family:Archivo;src:url(/assets/archivo.woff2)}p{}',
  }).map(([file, text]) => writeFile(join(dist, file), text)),
);
const templates = await readTemplates(dist);
const { empty, withContent } = templates.in.en;
const head = { html: '<title>About</title>', capability: false, keptHere: false };

describe('a page that arrives empty', () => {
  it('starts the app at once, with the theme before the first paint', () => {
    const page = empty(head);
    expect(page).toContain('<script>theme()</script>\n  <title>About</title>');
    expect(page).toContain('<script type="module" crossorigin src="/assets/index.js"></script>');
    expect(page).not.toContain('late()');
  });
});

describe('a page that arrives with its content', () => {
  const page = withContent(head, {
    body: '<h1>$& and $1</h1>',
    data: '<script id="queries">1</script>',
    scripts: ['/assets/a.js'],
  });

  it('loads its scripts late: those of the app, and then its own', () => {
    expect(page).toContain('<script data-files="/assets/index.js /assets/react.js /assets/a.js">late()</script>');
    expect(page).not.toMatch(/type="module"|modulepreload/);
  });

  it('brings its styles, and what was typed as it was typed', () => {
    expect(page).toContain('<style>@font-face{font-family:Archivo;src:url(/assets/archivo.woff2)}p{}</style>');
    expect(page).toContain('<link rel="preload" href="/assets/archivo.woff2"');
    expect(page).toContain(`<div id="root"><h1>$& and $1</h1></div><script id="queries">1</script>`);
  });

  it('does not wait for the font if it is opened by a link in a message', () => {
    const answer = withContent({ ...head, capability: true }, { body: '', data: '', scripts: [] });
    expect(answer).toContain('<style>p{}</style>');
    expect(answer).not.toContain('rel="preload"');
    expect(answer).toContain('data-files="/assets/index.js /assets/react.js" data-font="/assets/archivo.woff2"');
  });

  it('can be hidden before the first paint where the browser knows more', () => {
    expect(page).not.toContain('kept()');
    expect(withContent({ ...head, keptHere: true }, { body: '', data: '', scripts: [] })).toContain(
      '<script>kept()</script>',
    );
  });

  it('has scripts and styles inside that the policy allows by their hashes', () => {
    const capability = withContent({ ...head, capability: true }, { body: '', data: '', scripts: [] });
    const hashesIn = (html: string, tag: 'script' | 'style') =>
      [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(
        ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
      );
    for (const whole of [capability, withContent(head, { body: '', data: '', scripts: [] })]) {
      expect(templates.scripts).toEqual(expect.arrayContaining(hashesIn(whole, 'script')));
      expect(templates.styles).toEqual(expect.arrayContaining(hashesIn(whole, 'style')));
    }
    expect(templates.scripts).toHaveLength(4);
    expect(templates.styles).toHaveLength(2);
  });
});
