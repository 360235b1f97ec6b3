import type { Rolldown } from 'vite';

/** The scripts of pages that the server renders, without those of the entry. */
export interface PageFiles {
  /** By route id, such as '/contractors/$slug'. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** The scripts of pages that have data. */
  readonly queries: readonly string[];
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])));

/** Returns the names of a chunk and of everything that it imports statically. */
function withImports(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(chunks, imported, found);
  return found;
}

const ROUTE = /\/src\/routes\/([^/?]+)\.tsx\?tsr-split/;
const QUERY_SCOPE = /\/src\/lib\/query-scope\.tsx$/;

/** 'projects.index' is '/projects/', and 'contractors.$slug' is '/contractors/$slug'. */
const routeId = (file: string): string => `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/');

/** Returns the scripts of the entry, in the order of their imports. */
export function entryFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = chunksOf(bundle);
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry');
  return withImports(chunks, entry.fileName);
}

/** Lists the scripts of each page. */
export function pageFiles(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = chunksOf(bundle);
  const entry = entryFiles(bundle);
  const beyondEntry = (file: string) => [...withImports(chunks, file)].filter((each) => !entry.has(each));
  const routes: Record<string, string[]> = {};
  let queries: string[] = [];
  for (const { fileName, moduleIds } of chunks.values()) {
    for (const id of moduleIds) {
      const file = ROUTE.exec(id)?.[1];
      if (file !== undefined) routes[routeId(file)] = beyondEntry(fileName);
      if (QUERY_SCOPE.test(id)) queries = beyondEntry(fileName);
    }
  }
  return { routes, queries };
}
