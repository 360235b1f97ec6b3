import { DEFAULT_LANGUAGE } from '@plumbline/contract/kernel/language.ts';
import { problemText, type ReadingProblem } from '../../../domains/ingest/rules/reading-problem.ts';

/** The reason why a source can't be read, for the operator: no paths, no queries, no keys. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
  readonly problem: ReadingProblem;
  /** Whether the same request may soon succeed. */
  readonly isPassing: boolean;
  /** Milliseconds that the source asks us to wait; null if it doesn't say. */
  readonly waitMs: number | null;

  constructor(
    problem: ReadingProblem,
    { isPassing = false, waitMs = null }: { isPassing?: boolean; waitMs?: number | null } = {},
  ) {
    super(problemText(problem, DEFAULT_LANGUAGE));
    this.problem = problem;
    this.isPassing = isPassing;
    this.waitMs = waitMs;
  }
}
