import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    // Provided by Stryker's runner.
    mode: 'dry-run' | 'mutant';
    globalNamespace: string;
    activeMutant: string;
  }
}

/**
 * Stryker activates a mutant when the first test begins. Values that a test file computes while loading would still
 * come from the original code, so the mutant is activated from the start.
 */
if (inject('mode') === 'mutant') {
  const stryker = (globalThis as Record<string, unknown>)[inject('globalNamespace')] as { activeMutant?: string };
  stryker.activeMutant = inject('activeMutant');
}
