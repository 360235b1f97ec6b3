import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { secondsOf } from './tests-in-turn.ts';

/**
 * Starts with the journeys that take the longest, so that no worker is left alone with one at the end. Vitest itself
 * starts with the largest files, which orders the others.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => secondsOf(b.moduleId) - secondsOf(a.moduleId));
  }
}
