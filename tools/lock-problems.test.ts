import { describe, expect, it } from 'vitest';
import { lockProblems } from './lock-problems.ts';

const INTEGRITY = `sha512-${'A'.repeat(86)}==`;
const lockOf = (packages: object) => JSON.stringify({ lockfileVersion: 3, packages });

describe('the lock file', () => {
  it('is accepted if every package from a registry has a hash and no address', () => {
    const packages = {
      '': { version: '1.0.0' },
      contract: { version: '1.0.0' },
      'node_modules/@plumbline/contract': { resolved: 'contract', link: true },
      'node_modules/zod': { version: '4.0.0', integrity: INTEGRITY },
      'node_modules/a/node_modules/inside': { version: '1.0.0', inBundle: true },
    };
    expect(lockProblems(lockOf(packages))).toEqual([]);
  });

  it.each([
    ['no hash', { version: '4.0.0', optional: true }],
    ['an outdated hash', { version: '4.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ])('is rejected with %s, including for a package of another platform', (_, entry) => {
    expect(lockProblems(lockOf({ 'web/node_modules/zod': entry }))).toEqual([
      expect.stringContaining('web/node_modules/zod 4.0.0 has no sha512 integrity'),
    ]);
  });

  it('is rejected with an address, of which only the host is printed', () => {
    const resolved = 'https://user:token@registry.example/zod-4.0.0.tgz';
    const [problem, ...others] = lockProblems(
      lockOf({ 'node_modules/zod': { version: '4.0.0', integrity: INTEGRITY, resolved } }),
    );
    expect(problem).toContain('names a registry (registry.example)');
    expect(problem).not.toContain('token');
    expect(others).toEqual([]);
  });
});
