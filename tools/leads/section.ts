import type { LabeledFolder } from '../../server/src/app/leads/labeled-rows.ts';

/** One part of the evaluation of leads. */
export interface Section {
  readonly name: string;
  /** Returns the results as lines of text. With `misses`, it names the misread rows. */
  report(folder: LabeledFolder, options: { readonly misses: boolean }): string | Promise<string>;
}

export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
