import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type PageFiles, pageFiles } from './page-files.ts';

/**
 * Builds the app again, for the server, into `dist/server/<language>/`, with a list of the files that each page
 * needs. Everything is bundled, so that rendering imports nothing else.
 */
export function serverBundle(language: Language): Plugin {
  let config: ResolvedConfig;
  let files: PageFiles | undefined;
  return {
    name: 'server-bundle',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, bundle) {
      files = pageFiles(bundle);
    },
    async closeBundle() {
      // Also called after a build that failed.
      if (!files) return;
      const out = join(resolve(config.root, config.build.outDir), 'server', language);
      await build({
        configFile: config.configFile ?? false,
        root: config.root,
        logLevel: 'error',
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { ssr: 'src/server.tsx', outDir: out, emptyOutDir: true, copyPublicDir: false },
        ssr: { noExternal: true },
      });
      await writeFile(join(out, 'page-files.json'), JSON.stringify(files));
    },
  };
}
