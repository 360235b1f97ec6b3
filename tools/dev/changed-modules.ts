import { statSync } from 'node:fs';
import { type ResolveFnOutput, type ResolveHookSync, registerHooks } from 'node:module';
import { dirname, extname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

/** When the files of modules had last changed when they were loaded, in milliseconds, by URL. */
export type ModuleTimes = readonly (readonly [url: string, changedAt: number])[];

/** Gives modules a new URL after an edit, so that importing them again loads the new code. */
export interface FollowedModules {
  /**
   * Returns whether any module has changed since it was loaded. The next import reloads changed modules and all that
   * import them directly or indirectly, but no others.
   */
  renew(): boolean;
  /** Returns the URL under which a module is currently imported. */
  addressOf(url: string): string;
  times(): ModuleTimes;
}

/** Tracks the imports between our own modules. Packages never change while a server runs. */
export function followModules(): FollowedModules {
  const importersOf = new Map<string, Set<string>>();
  const loadedAt = new Map<string, number>();
  const versions = new Map<string, number>();
  // Resolving takes most of the time of reloading a module, and the same specifier leads to the same file.
  const resolutions = new Map<string, ResolveFnOutput>();
  const resolveInPackage = packageResolver();
  const addressOf = (url: string) => (versions.has(url) ? `${url}?v=${versions.get(url)}` : url);

  registerHooks({
    resolve(specifier, context, next) {
      const importer = ownModule(context.parentURL);
      if (importer === undefined) return resolveInPackage(specifier, context, next);
      const key = `${importer} ${specifier}`;
      try {
        const resolved = resolutions.get(key) ?? next(specifier, context);
        resolutions.set(key, resolved);
        const url = ownModule(resolved.url);
        if (url === undefined) return { ...resolved, shortCircuit: true };
        const importers = importersOf.get(url) ?? new Set();
        importersOf.set(url, importers.add(importer));
        return { ...resolved, url: addressOf(url), shortCircuit: true };
      } catch (error) {
        // The missing module may appear without any change to its importer.
        loadedAt.set(importer, Number.NaN);
        throw error;
      }
    },
    load(address, context, next) {
      const url = ownModule(address);
      // Recorded before the file is read, so that an edit in between counts as a change.
      if (url !== undefined) loadedAt.set(url, changeTime(url));
      return next(address, context);
    },
  });

  return {
    renew: () => {
      const changed = [...loadedAt].filter(hasChanged);
      const urls = changed.map(([url]) => url);
      for (const url of withImporters(urls, importersOf)) versions.set(url, (versions.get(url) ?? 0) + 1);
      return changed.length > 0;
    },
    addressOf,
    times: () => [...loadedAt],
  };
}

/** Returns whether the file of a module has changed since the module was loaded. */
export const hasChanged = ([url, changedAt]: ModuleTimes[number]): boolean => changedAt !== changeTime(url);

/**
 * Resolves the imports of packages. Node reads and parses the manifest of a package again for each of its files, which
 * takes a third of the time of loading all modules. Files of one folder with the same ending have the same format.
 */
function packageResolver(): ResolveHookSync {
  const formats = new Map<string, string>();
  return (specifier, context, next) => {
    const { parentURL, conditions } = context;
    if (parentURL === undefined || !specifier.startsWith('.') || !conditions.includes('import'))
      return next(specifier, context);
    const url = new URL(specifier, parentURL).href;
    const kind = `${dirname(url)} ${extname(url)}`;
    const format = formats.get(kind);
    if (format !== undefined) return { url, format, shortCircuit: true };
    const resolved = next(specifier, context);
    if (resolved.url === url && typeof resolved.format === 'string') formats.set(kind, resolved.format);
    return resolved;
  };
}

/** Returns the modules and everything that imports them, directly or indirectly. */
export function withImporters(
  changed: readonly string[],
  importersOf: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const found = new Set(changed);
  // A set that grows while it is iterated also visits what was added.
  for (const url of found) for (const importer of importersOf.get(url) ?? []) found.add(importer);
  return found;
}

/** Returns the URL without its version; undefined for packages and built-in modules. */
function ownModule(address: string | undefined): string | undefined {
  if (address?.startsWith('file:') !== true || address.includes('/node_modules/')) return undefined;
  const [url] = address.split('?');
  return url;
}

/** Returns the time of the last change of a module's file; 0 if it no longer exists. */
const changeTime = (url: string): number => statSync(fileURLToPath(url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
