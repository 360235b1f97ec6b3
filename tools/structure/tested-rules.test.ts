import { describe, expect, it } from 'vitest';
import { checkStructure } from './check.ts';

describe('a pure rule', () => {
  const untested = (path: string, text: string, besides: Record<string, string> = {}) =>
    checkStructure(new Map(Object.entries({ [path]: text, ...besides })));
  const f = 'export const f = () => 1;\n';
  const rule = 'server/src/domains/payments/rules/fee.ts';

  it.each([
    rule,
    'server/src/domains/payments/policy.ts',
    'server/src/domains/payments/views.ts',
    'server/src/domains/service-requests/lifecycle/rules/windows.ts',
    'contract/src/domains/payments/fee.ts',
    'contract/src/domains/service-requests/contact-mask/names.ts',
  ])('needs a test next to it: %s', (path) => {
    expect(untested(path, f)).toEqual([expect.stringMatching(/pure rule without a test; write .*\.test\.ts$/)]);
    expect(untested(path, f, { [path.replace('.ts', '.test.ts')]: 'export {};\n' })).toEqual([]);
  });

  it('is recognized however its function is written', () => {
    expect(untested(rule, 'export function f() {}\n')).toHaveLength(1);
    expect(untested(rule, 'export const f = function () {};\n')).toHaveLength(1);
    expect(untested(rule, 'export const f = async () => 1;\n')).toHaveLength(1);
  });

  it('is not a file with only tables and types, nor one that loads or sends', () => {
    expect(untested(rule, 'export const FEE = 500;\nexport type Fee = number;\nconst f = () => 1;\n')).toEqual([]);
    expect(untested('server/src/domains/payments/use-cases/pay.ts', f)).toEqual([]);
    expect(untested('server/src/domains/payments/notifications.ts', f)).toEqual([]);
    expect(untested('contract/src/domains/service-requests/contact-mask/testing/corpus.ts', f)).toEqual([]);
  });

  it('is not covered by a test that needs the database', () => {
    const test = 'server/src/domains/payments/rules/fee.db.test.ts';
    expect(untested(rule, f, { [test]: 'export {};\n' })).toHaveLength(1);
  });
});
