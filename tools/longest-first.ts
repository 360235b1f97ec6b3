import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long, because they repeatedly start products. */
const LONG = ['kills', 'processes', 'ingest', 'starting', 'rolling-restart', 'developing'].map(
  (name) => `/e2e/${name}.test.ts`,
);

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((end) => moduleId.endsWith(end));

/**
 * Vitest starts with the largest files. This runs `LONG` before them, so that no worker is left alone with one at the
 * end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
