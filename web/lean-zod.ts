import type { Plugin } from 'vite';

const AS_JSON = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves out what describes schemas of zod as JSON Schema, 5 KB (gzip). Each schema has methods for it, so no bundler
 * can tell that only the server's documentation calls them.
 */
export function leanZod(): Plugin {
  return {
    name: 'lean-zod',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) => (AS_JSON.test(id) ? { code: withoutContents(code), map: null } : null),
  };
}

/** Returns a module that exports functions of the same names, which do nothing. */
export function withoutContents(code: string): string {
  const declared = [...code.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name);
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map(([, name]) => name);
  return [...declared, ...renamed].map((name) => `export const ${name} = () => undefined;`).join('\n');
}
