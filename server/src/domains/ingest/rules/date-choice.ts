import type { DateOrder, SourceDraft } from '@plumbline/contract/domains/ingest/source-draft.ts';
import { plainLine } from './plain-text.ts';

const NUMBERS = /^\s*(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(?:\d{4}|\d{2})(?!\d)/;

/**
 * Returns an example of a day that can be read in two ways, and how many days each way reads; null if the order follows
 * from the other days.
 *
 * @param order what the operator has chosen, so that the question stays until they change their mind
 */
export function ambiguousDates(values: readonly unknown[], order: DateOrder | ''): SourceDraft['dates'] {
  let example: string | null = null;
  let [monthFirst, dayFirst] = [0, 0];
  for (const value of values) {
    const text = plainLine(value, 40);
    const [, one, two] = NUMBERS.exec(text) ?? [];
    if (one === undefined || two === undefined) continue;
    if (Number(one) <= 12) monthFirst += 1;
    if (Number(two) <= 12) dayFirst += 1;
    if (Number(one) <= 12 && Number(two) <= 12 && one !== two) example ??= text;
  }
  // One day above 12 tells the order of all.
  const isClear = monthFirst !== dayFirst && order === '';
  return example === null || isClear ? null : { example, order, monthFirst, dayFirst };
}
