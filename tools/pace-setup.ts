import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { inject, vi } from 'vitest';

/** What a test and a hook may take on a quiet machine, in milliseconds. */
export interface Limits {
  readonly test: number;
  readonly hook: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    limits: Limits;
  }
}

// For the tests of each file as the machine is loaded when the file begins.
const { test, hook } = inject('limits');
vi.setConfig({ testTimeout: patience(test), hookTimeout: patience(hook) });
