import { domainOrder, domainParts } from './vocabulary.ts';

/** A file's place in the architecture. */
export type Place =
  | { readonly zone: 'contract-kernel' | 'server-kernel' | 'server-app' | 'server-seeds' }
  | { readonly zone: 'contract-domain' | 'server-domain' | 'web-domain'; readonly domain: string }
  | { readonly zone: 'web-routes' | 'web-ui' | 'web-lib' | 'web-entry' }
  | { readonly zone: 'outside' };

/**
 * Returns the place of a file. `outside` means files around the product: tools, benches, end-to-end tests and
 * configuration.
 */
export function placeOf(path: string): Place {
  const [, workspace, domain] = /^(contract|server|web)\/src\/domains\/([^/]+)\//.exec(path) ?? [];
  if (workspace && domain) return { zone: domainZone[workspace as keyof typeof domainZone], domain };
  const zone = fixedZones.find(([prefix]) => path.startsWith(prefix))?.[1];
  return { zone: zone ?? 'outside' };
}

const domainZone = { contract: 'contract-domain', server: 'server-domain', web: 'web-domain' } as const;

const fixedZones = [
  ['contract/src/', 'contract-kernel'],
  ['server/src/kernel/', 'server-kernel'],
  ['server/src/', 'server-app'],
  ['server/seeds/', 'server-seeds'],
  ['web/src/routes/', 'web-routes'],
  ['web/src/ui/', 'web-ui'],
  ['web/src/lib/', 'web-lib'],
  ['web/src/', 'web-entry'],
] as const;

/** Returns whether a file is a test or only used by tests: these may import more than the code they test. */
export const isTest = (path: string): boolean => /\.(?:test|prove)\.tsx?$|\/testing\//.test(path);

export const rankOf = (domain: string): number => domainOrder.findIndex((row) => row.includes(domain));

/** Returns whether code of `user` may use the domain `used`: itself, or one farther left. */
export const mayUseDomain = (user: string, used: string): boolean => user === used || rankOf(used) < rankOf(user);

/**
 * Returns the path segment after the domain, or after the part of it: `store`, `use-cases`, `routes` …; '' outside
 * domains.
 */
export function kindInDomain(path: string): string {
  const [, domain = '', first = '', second = ''] =
    /^server\/src\/domains\/([^/]+)\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  return (domainParts[domain]?.includes(first) ? second : first).replace(/\.ts$/, '');
}
