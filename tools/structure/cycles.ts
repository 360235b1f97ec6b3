import type { SourceFile } from './source-file.ts';

/**
 * Finds import cycles, each as the paths on it with the first repeated at the end. Type-only imports count, except
 * between files of the contract, where two schemas may name each other's types, and from a translation, which has the
 * type of its English words. Dynamic imports don't count.
 */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const cycles: string[][] = [];

  const visit = (path: string) => {
    state.set(path, 'open');
    trail.push(path);
    for (const next of edges(byPath.get(path))) {
      if (!byPath.has(next)) continue;
      if (state.get(next) === 'open') cycles.push([...trail.slice(trail.indexOf(next)), next]);
      else if (!state.has(next)) visit(next);
    }
    trail.pop();
    state.set(path, 'done');
  };
  for (const path of byPath.keys()) if (!state.has(path)) visit(path);
  return cycles;
}

function edges(file: SourceFile | undefined): string[] {
  if (!file) return [];
  const mayNameTypes = file.path.startsWith('contract/') || /\.words\.es\.tsx?$/.test(file.path);
  const counted = file.imports.filter(({ dynamic, typeOnly }) => !dynamic && !(mayNameTypes && typeOnly));
  return [...new Set(counted.flatMap(({ target }) => target ?? []))];
}
