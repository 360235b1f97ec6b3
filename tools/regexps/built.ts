import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the regular expressions that a module builds while loading. Expressions built later from arguments aren't
 * included.
 */
export async function builtPatterns(root: string, path: string): Promise<{ source: string; flags: string }[]> {
  const found: { source: string; flags: string }[] = [];
  const original = RegExp;
  const keep = (made: RegExp) => {
    // Packages build their own while loading.
    if (new Error().stack?.split('\n')[3]?.includes(path)) found.push({ source: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (_target, [source, flags]: [string, string?]) => keep(new original(source, flags)),
    apply: (_target, _this, [source, flags]: [string, string?]) => keep(new original(source, flags)),
  });
  try {
    await import(`${pathToFileURL(join(root, path)).href}?measured`);
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}
