import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANGUAGE, type Language, pathIn } from '@plumbline/contract/kernel/language.ts';
import { defaultSite, NONCE_PLACE, sentencePlaces } from '@plumbline/contract/kernel/site.ts';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { firstLoad } from './first-load.ts';

/** Replaces each sentence that depends on settings with a placeholder. Throws if a sentence isn't on the page. */
export function withSentencePlaces(html: string, language: Language): string {
  return sentencePlaces.reduce((page, { place, sentence }) => {
    const text = sentence(defaultSite, language);
    if (!page.includes(text)) throw new Error(`The landing page no longer says '${text}'`);
    return page.replaceAll(text, place);
  }, html);
}

/** Inlines the stylesheet, which saves a round trip before the first paint. The server adds the nonce. */
async function withStyles(html: string, dist: string): Promise<string> {
  const [link, file] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('The landing page has no stylesheet');
  const css = await readFile(join(dist, file), 'utf8');
  return html.replace(link, () => `<style nonce="${NONCE_PLACE}">${css}</style>`);
}

/** The page is visible before its scripts run, so they yield bandwidth to what is seen first. */
const unhurriedScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/**
 * Renders the landing page into `dist/prerendered/` at build time, so that it is visible before any script has run. The
 * browser then hydrates the markup.
 */
export function prerenderLanding(language: Language): Plugin {
  const folder = language === DEFAULT_LANGUAGE ? '' : language;
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
      // Also called after a failed build.
      if (!preloads) return;
      const dist = resolve(config.root, config.build.outDir);
      const out = join(dist, `.prerender-${language}`);
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
      const shell = await readFile(join(dist, folder, 'index.html'), 'utf8');
      const body = withSentencePlaces(await renderPage(pathIn(language, '/')), language);
      await rm(out, { recursive: true });
      const prerendered = join(dist, 'prerendered', folder);
      await mkdir(prerendered, { recursive: true });
      const page = shell
        .replace('</head>', () => `  ${links}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
      await writeFile(join(prerendered, 'index.html'), unhurriedScripts(await withStyles(page, dist)));
    },
  };
}
