import * as z from 'zod';

const Entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
});
const Lock = z.object({ packages: z.record(z.string(), Entry) });

/**
 * Returns a sentence for each entry of a `package-lock.json` (version 2 or later) that a registry could swap unnoticed,
 * or that ties the install to one registry. Entries without content need no hash: the repository's workspaces, the
 * links to them, and packages bundled inside another package's archive.
 */
export function lockProblems(text: string): string[] {
  const { packages } = Lock.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (entry.link || !path.includes('node_modules/')) return [];
    const name = `${path} ${entry.version ?? ''}`.trim();
    const problems: string[] = [];
    if (entry.resolved !== undefined) {
      problems.push(
        `${name} names a registry (${hostOf(entry.resolved)}): install with omit-lockfile-registry-resolved.`,
      );
    }
    if (!entry.inBundle && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) {
      problems.push(
        `${name} has no sha512 integrity: choose a version that the registry has for every platform, and install again.`,
      );
    }
    return problems;
  });
}

/** Only the host: an address may contain a token. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'unreadable';
}
