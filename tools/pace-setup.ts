import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inject, vi } from 'vitest';

/** Time limits of a test and a hook on a quiet machine, in milliseconds. */
export interface Limits {
  readonly test: number;
  readonly hook: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    limits: Limits;
  }
}

// Adjusts the limits of each file's tests to the machine's load when the file begins.
const { test, hook } = inject('limits');
vi.setConfig({ testTimeout: patience(test), hookTimeout: patience(hook) });
