/** Mutants of a rule that tests can't or needn't distinguish from the original, for one reason. */
export interface Justified {
  readonly file: string;
  /** The reason why the change makes no difference to anyone. */
  readonly because: string;
  /** Without line breaks and double spaces; the same change at two places is listed twice. */
  readonly mutants: readonly (readonly [was: string, becomes: string])[];
}
