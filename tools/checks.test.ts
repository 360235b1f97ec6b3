import { describe, expect, it } from 'vitest';
import { allChecks, checksOf } from './checks.ts';

const namesOf = (paths: readonly string[], isThere = (_: string) => true) =>
  checksOf(paths, isThere).map(({ name }) => name);
const TYPES = ['types of contract, server and tools', 'types of web', 'types of e2e'];
const typesOf = (...paths: string[]) => namesOf(paths).filter((name) => name.startsWith('types'));

describe('the checks for changed files', () => {
  it.each([
    ['contract/src/kernel/format.ts', TYPES],
    ['tsconfig.base.json', TYPES],
    ['package-lock.json', TYPES],
    ['server/package.json', TYPES],
    ['server/src/app/main.ts', ['types of contract and server']],
    ['tools/product.ts', [TYPES[0], TYPES[2]]],
    ['bench/run.ts', [TYPES[0]]],
    ['web/router-config.ts', [TYPES[0], TYPES[1]]],
    ['web/src/ui/button.tsx', [TYPES[1]]],
    ['e2e/wizard.test.ts', [TYPES[2]]],
    ['docs/architecture.md', []],
  ])('%s: types of what it may break', (path, expected) => {
    expect(typesOf(path)).toEqual(expected);
  });

  it('lint, format and measure only the changed files', () => {
    const checks = checksOf(['server/src/kernel/id.ts', 'docs/glossary.md'], () => true);
    for (const name of ['lint', 'format', 'regular expressions']) {
      const words = checks.find((check) => check.name === name)?.command;
      expect(words).toContain('server/src/kernel/id.ts');
      expect(words).not.toContain('docs/glossary.md');
    }
  });

  it('treat a removed file as a change of types, and do not read it', () => {
    const names = namesOf(['web/src/ui/button.tsx'], () => false);
    expect(names).toContain('types of web');
    expect(names).not.toContain('lint');
    expect(names).not.toContain('format');
  });

  it('always include the structure', () => {
    expect(namesOf([])).toContain('structure');
  });

  it('are all part of the full run', () => {
    const all = allChecks.map(({ name }) => name);
    for (const name of namesOf(['contract/src/kernel/format.ts', 'web/index.html'])) expect(all).toContain(name);
  });
});
