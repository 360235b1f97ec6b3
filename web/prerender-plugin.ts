import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NONCE_PLACE, type Site, sentencePlaces } from '@plumbline/contract/kernel/site.ts';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { firstLoad } from './first-load.ts';

/** The settings that the page is rendered with; only their sentences show, and those give way to places. */
const placeholderSite: Site = {
  mode: 'demonstration',
  publicUrl: '',
  referralFeeCents: 500,
  freeReferrals: 1,
  supportPhone: '',
  supportEmail: '',
  googleSignIn: false,
  transcribes: false,
  sendsTexts: true,
  makesCalls: true,
  locationFallback: 'unresolved',
};

/** Puts a place where each sentence from the settings stands. Fails when a sentence is not on the page. */
export function withSentencePlaces(html: string): string {
  return sentencePlaces.reduce((page, { place, sentence }) => {
    const text = sentence(placeholderSite);
    if (!page.includes(text)) throw new Error(`The landing page no longer says '${text}'`);
    return page.replaceAll(text, place);
  }, html);
}

/** The stylesheet inside the page: one round trip less before the first paint. The server puts in the nonce. */
async function withStyles(html: string, dist: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('The landing page has no stylesheet');
  const css = await readFile(join(dist, file), 'utf8');
  return html.replace(link, () => `<style nonce="${NONCE_PLACE}">${css}</style>`);
}

/** The page is there before its scripts: they leave the line to what is seen first. */
const unhurriedScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/**
 * Renders the landing page when the app is built, into `dist/prerendered/index.html`: it is seen before any script has
 * run. The browser then takes the markup over as it is.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  let preloads: string[] | undefined;
  return {
    name: 'prerender-landing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, bundle) {
      preloads = firstLoad(bundle).landing;
    },
    async closeBundle() {
      // Also called after a build that failed.
      if (!preloads) return;
      const dist = resolve(config.root, config.build.outDir);
      const out = join(dist, '.prerender');
      await build({
        configFile: config.configFile ?? false,
        root: config.root,
        logLevel: 'error',
        build: { ssr: 'src/prerender.tsx', outDir: out, emptyOutDir: true, copyPublicDir: false },
        ssr: { noExternal: true },
      });
      const { renderPage } = (await import(pathToFileURL(join(out, 'prerender.js')).href)) as {
        renderPage(path: string): Promise<string>;
      };
      const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ');
      const shell = await readFile(join(dist, 'index.html'), 'utf8');
      const body = withSentencePlaces(await renderPage('/'));
      await rm(out, { recursive: true });
      await mkdir(join(dist, 'prerendered'), { recursive: true });
      const page = shell
        .replace('</head>', () => `  ${links}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
      await writeFile(join(dist, 'prerendered/index.html'), unhurriedScripts(await withStyles(page, dist)));
    },
  };
}
