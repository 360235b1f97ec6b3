import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig } from 'vite';

/** The scripts that the server puts into pages, because they run before the first paint. */
const EARLY = ['theme.js', 'early-press.js', 'kept-here.js', 'late-start.js'];

/** Shortens them: every page carries them. */
export function earlyScripts(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'early-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      // One language's build copies the public files for all.
      if (!config.build.copyPublicDir) return;
      const out = resolve(config.root, config.build.outDir);
      await Promise.all(
        EARLY.map(async (name) => {
          const code = await readFile(join(config.publicDir, name), 'utf8');
          const { code: short, errors } = minifySync(name, code, { module: false });
          if (errors.length > 0)
            throw new Error(`${name} can't be shortened: ${errors.map(({ message }) => message).join()}`);
          await writeFile(join(out, name), short);
        }),
      );
    },
  };
}
