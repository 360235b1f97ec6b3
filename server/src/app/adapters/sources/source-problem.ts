/** Why a source can't be read, in a sentence for the operator: no paths, no queries, no keys. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
  /** Whether the same request may well succeed in a moment. */
  readonly isPassing: boolean;
  /** Milliseconds that the source asks to be left alone for; null when it doesn't say. */
  readonly waitMs: number | null;

  constructor(
    message: string,
    { isPassing = false, waitMs = null }: { isPassing?: boolean; waitMs?: number | null } = {},
  ) {
    super(message);
    this.isPassing = isPassing;
    this.waitMs = waitMs;
  }
}
