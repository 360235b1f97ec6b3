import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../install.mjs';
import { type LockEntry, runtimePackages } from './runtime-packages.ts';

describe('the packages of a release', () => {
  it('are what a workspace needs, and what that needs, from where Node finds it', () => {
    const packages: Record<string, LockEntry> = {
      server: { dependencies: { '@own/contract': '1', pg: '8' }, optionalDependencies: { other: '1' } },
      contract: { dependencies: { zod: '4' } },
      web: { dependencies: { react: '19' } },
      'node_modules/@own/contract': { link: true, resolved: 'contract' },
      'node_modules/pg': {
        dependencies: { types: '2' },
        peerDependencies: { native: '3', peer: '1' },
        peerDependenciesMeta: { native: { optional: true } },
      },
      'node_modules/pg/node_modules/types': {},
      'node_modules/types': {},
      'node_modules/peer': {},
      'node_modules/zod': {},
      'node_modules/other': {},
      'node_modules/react': {},
    };
    expect(runtimePackages(packages, ['server', 'contract'])).toEqual([
      'node_modules/other',
      'node_modules/peer',
      'node_modules/pg',
      'node_modules/pg/node_modules/types',
      'node_modules/zod',
    ]);
  });

  it('must be in the lock file', () => {
    expect(() => runtimePackages({ server: { dependencies: { lost: '1' } } }, ['server'])).toThrow(
      'where server finds lost',
    );
  });

  it('are none of those that only build or test', () => {
    const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(
      readFileSync(join(repository, 'package-lock.json'), 'utf8'),
    );
    const places = runtimePackages(packages, ['server', 'contract']);
    expect(places).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/zod']));
    const forOthers = /\/(?:react|vite|rolldown|typescript|vitest|playwright-core|jsdom|@types)(?:\/|$)/;
    expect(places.filter((place) => forOthers.test(place))).toEqual([]);
  });
});
