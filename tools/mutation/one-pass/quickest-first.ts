import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TIMES } from './variables.ts';

/** Runs the fastest files first: mutants that they kill aren't tried with slow ones. */
export class QuickestFirst extends BaseSequencer {
  readonly #times = JSON.parse(process.env[TIMES] ?? '{}') as Readonly<Record<string, number>>;

  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const timeOf = ({ moduleId }: TestSpecification) => this.#times[moduleId] ?? 0;
    return Promise.resolve(files.toSorted((one, other) => timeOf(one) - timeOf(other)));
  }
}
