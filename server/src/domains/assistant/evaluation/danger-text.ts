import { readFileSync } from 'node:fs';
import { Danger, Language } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';

/** The sets in `danger/`, by author. The model learns from `a` and `c`; `b` is held out. */
export type DangerSet = 'a' | 'b' | 'c';

/** A text with the danger that it tells of. README.md explains the labels. */
export const DangerText = z.strictObject({
  id: z.string().regex(/^danger-[abc]-\d{3,4}$/),
  text: z.string().min(1).max(1500),
  expected: z.strictObject({
    /** Null if nobody is in danger now. */
    danger: Danger.nullable(),
    /** It depends on something that the text doesn't say, so it may be asked. */
    ask: z.boolean(),
    language: Language,
    /** Dangers that are equally correct; null if none is. */
    or: z.union([z.array(Danger.nullable()), z.object({ danger: z.array(Danger.nullable()) })]).optional(),
  }),
  note: z.string().min(1).optional(),
});
export type DangerText = z.infer<typeof DangerText>;

/**
 * Returns the texts of a set, in the order of its file.
 * @throws ZodError when a line does not match the schema
 */
export const readDangerTexts = (set: DangerSet): DangerText[] =>
  readFileSync(new URL(`./danger/danger-${set}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => DangerText.parse(JSON.parse(line)));

/** Returns the other dangers that are equally correct. */
export const othersOf = ({ expected: { or } }: DangerText): readonly (Danger | null)[] =>
  or === undefined ? [] : Array.isArray(or) ? or : or.danger;
