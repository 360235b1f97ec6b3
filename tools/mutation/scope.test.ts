import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../install.mjs';
import { groupOf, isTestOrWords, testsOf } from './scope.ts';

describe('the group of a rule', () => {
  it.each([
    ['server/src/domains/payments/rules/postings.ts', 'payments'],
    ['contract/src/domains/payments/fee-policy.ts', 'payments'],
    ['server/src/domains/service-requests/lifecycle/rules/windows.ts', 'service-requests'],
    ['contract/src/domains/service-requests/contact-mask.ts', 'contact-mask'],
    ['contract/src/domains/service-requests/contact-mask/names.ts', 'contact-mask'],
    ['contract/src/kernel/answer-time.ts', 'kernel'],
  ])('%s: %s', (path, group) => expect(groupOf(path)).toBe(group));
});

it.each([
  ['server/src/domains/payments/rules/decline.words.ts', true],
  ['server/src/domains/payments/rules/decline.words.es.ts', true],
  ['server/src/domains/payments/rules/postings.test.ts', true],
  ['server/src/domains/payments/rules/postings.ts', false],
  ['server/src/domains/ingest/rules/permit-words.ts', false],
])('%s is a test or words: %s', (path, expected) => expect(isTestOrWords(path)).toBe(expected));

describe('the tests of a group', () => {
  const find = (group: string) =>
    globSync([...testsOf(group)], { cwd: repository }).map((path) => path.replaceAll(sep, '/'));

  it('are those of its domain', () => {
    expect(find('payments')).toEqual(
      expect.arrayContaining([
        'contract/src/domains/payments/fee-policy.test.ts',
        'server/src/domains/payments/rules/postings.test.ts',
      ]),
    );
    expect(find('payments').filter((path) => !path.includes('/payments/'))).toEqual([]);
  });

  it('are those of the mask alone, and of the contract’s kernel', () => {
    expect(find('contact-mask')).toEqual(
      expect.arrayContaining([
        'contract/src/domains/service-requests/contact-mask.test.ts',
        'contract/src/domains/service-requests/contact-mask/names.test.ts',
      ]),
    );
    expect(find('contact-mask')).not.toContain('contract/src/domains/service-requests/lifecycle.test.ts');
    expect(find('kernel')).toContain('contract/src/kernel/answer-time.test.ts');
  });
});
