/** The rules whose mutants must be killed: globs from the root of the repository. */
export const scope: readonly string[] = [
  'server/src/domains/accounts/**/rules/*.ts',
  'server/src/domains/appointments/**/rules/*.ts',
  'server/src/domains/assistant/**/rules/*.ts',
  'server/src/domains/directory/rules/*.ts',
  'server/src/domains/locations/**/rules/*.ts',
  'server/src/domains/messaging/**/rules/*.ts',
  'server/src/domains/outreach/rules/*.ts',
  'server/src/domains/payments/**/rules/*.ts',
  'server/src/domains/projects/rules/*.ts',
  'server/src/domains/service-requests/**/rules/*.ts',
  'server/src/domains/ingest/rules/*.ts',
  'server/src/domains/*/policy.ts',
  'contract/src/domains/*/lifecycle.ts',
  // Fees and deadlines.
  'contract/src/domains/payments/fee-policy.ts',
  'contract/src/domains/appointments/reminder.ts',
  'contract/src/domains/directory/business-hours.ts',
  'contract/src/domains/service-requests/contact-mask{,/*}.ts',
  'contract/src/domains/service-requests/early-start.ts',
  'contract/src/domains/service-requests/time-slot.ts',
  'contract/src/kernel/answer-time.ts',
];

/**
 * Returns whether a file in a folder of rules is a test, or words: strings aren't mutated, and the little else in them
 * is tested by what uses them.
 */
export const isTestOrWords = (path: string): boolean => /\.(?:test|words(?:\.es)?)\.ts$/.test(path);

/**
 * Returns the group of a rule. Groups are tried one after the other, so that an interrupted run keeps its results: one
 * group per domain, and one for the mask, which is as large as a domain.
 */
export function groupOf(path: string): string {
  if (path.includes('/contact-mask')) return 'contact-mask';
  return /\/domains\/([^/]+)\//.exec(path)?.[1] ?? 'kernel';
}

/**
 * The tests that a group's mutants are tried against: those of its own domain. A domain is imported by most others, and
 * their tests would take most of the time to prove nothing new.
 */
export function testsOf(group: string): readonly string[] {
  if (group === 'kernel') return ['contract/src/kernel/**/*.test.ts'];
  if (group === 'contact-mask') return ['contract/src/domains/service-requests/contact-mask{,/**/*}.test.ts'];
  return [`contract/src/domains/${group}/**/*.test.ts`, `server/src/domains/${group}/**/*.test.ts`];
}
