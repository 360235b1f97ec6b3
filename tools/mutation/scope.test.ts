import { describe, expect, it } from 'vitest';
import { groupOf } from './scope.ts';

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
