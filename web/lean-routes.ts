import type { Plugin } from 'vite';

/** An import function that the router's plugin generates, one for each part of a route. */
const IMPORTER = /^const (\$\$split\w+Importer) = (\(\) => import\(.+\));$/gm;

/**
 * Lets the parts of a route that are in one chunk share the function that imports it. The router's plugin writes one for
 * each part, and a page's loader and component are always in one chunk.
 */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) => (/\/src\/routes\//.test(id) ? { code: withOneImporter(code), map: null } : null),
  };
}

/** Returns a module that has one function for each chunk. */
export function withOneImporter(code: string): string {
  const importers = new Map<string, string>();
  const renamed = new Map<string, string>();
  const kept = code.replace(IMPORTER, (whole, name: string, imports: string) => {
    const first = importers.get(imports);
    if (first === undefined) importers.set(imports, name);
    else renamed.set(name, first);
    return first === undefined ? whole : '';
  });
  return kept.replace(/\$\$split\w+Importer/g, (name) => renamed.get(name) ?? name);
}
