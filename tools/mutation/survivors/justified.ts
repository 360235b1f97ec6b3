/** Mutants of a rule that no test can or need tell from the code, for one reason. */
export interface Justified {
  readonly file: string;
  /** Why nobody sees, pays or is told anything else. */
  readonly because: string;
  /** Without line breaks and double spaces; the same change at two places stands here twice. */
  readonly mutants: readonly (readonly [was: string, becomes: string])[];
}
