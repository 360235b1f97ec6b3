/** An entry of a lock file, as far as it says what a package needs. */
export interface LockEntry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** The entry is a link to a workspace. */
  readonly link?: boolean;
  readonly resolved?: string;
}

/**
 * Returns the places ('node_modules/pg') of all packages that some workspaces need at run time, sorted, including those
 * that other platforms need instead. Types are nothing at run time.
 *
 * @param packages the `packages` of a `package-lock.json`, by place
 * @throws Error if one is not in the lock file
 */
export function runtimePackages(
  packages: Readonly<Record<string, LockEntry>>,
  workspaces: readonly string[],
): string[] {
  const found = new Set<string>();
  const open = [...workspaces];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { dependencies = {}, optionalDependencies = {}, ...peers } = packages[place] ?? {};
    const needed = { ...dependencies, ...optionalDependencies, ...requiredPeers(peers) };
    for (const name of Object.keys(needed)) {
      if (name.startsWith('@types/')) continue;
      const at = [...placesFrom(place, name)].find((candidate) => packages[candidate] !== undefined);
      // A registry may hold only the packages of some platforms.
      if (at === undefined && optionalDependencies[name] !== undefined) continue;
      if (at === undefined) throw new Error(`package-lock.json doesn't say where ${place} finds ${name}`);
      const { link, resolved } = packages[at] ?? {};
      // Workspaces are copied as sources.
      const next = link === true && resolved !== undefined ? resolved : at;
      if (found.has(next) || workspaces.includes(next)) continue;
      if (next === at) found.add(at);
      open.push(next);
    }
  }
  return [...found].sort();
}

function requiredPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: LockEntry): Record<string, string> {
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta[name]?.optional !== true),
  );
}

/** Returns where Node looks for a package, the nearest place first. */
function* placesFrom(place: string, name: string): Generator<string> {
  for (let folder = place; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (!folder.endsWith('node_modules')) yield `${folder}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}
