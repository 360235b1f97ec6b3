import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    // By Stryker's runner.
    mode: 'dry-run' | 'mutant';
    globalNamespace: string;
    activeMutant: string;
  }
}

/**
 * Stryker brings a mutant in as the first test begins. What a test file works out as it loads would still come from the
 * code as it is, and tests of that find nothing out; so the mutant is there from the start.
 */
if (inject('mode') === 'mutant') {
  const stryker = (globalThis as Record<string, unknown>)[inject('globalNamespace')] as { activeMutant?: string };
  stryker.activeMutant = inject('activeMutant');
}
