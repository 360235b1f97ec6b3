import { readFileSync } from 'node:fs';
import { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import { type Half, halfOf } from './evaluation-text.ts';

/** A question as people ask it in public; only its trade is labelled. */
const RealText = z
  .object({
    text: z.string(),
    trade: z.string(),
    alsoAcceptable: z.union([z.string(), z.array(z.string())]).optional(),
  })
  .transform(({ text, trade, alsoAcceptable }) => ({
    text,
    trade: asWorkType(trade),
    also: [alsoAcceptable ?? []].flat().map(asWorkType),
  }));
export type RealText = z.infer<typeof RealText>;

const asWorkType = (trade: string) => WorkType.parse(trade === 'construction' ? 'specific-project' : trade);

/**
 * JSON lines of `{text, trade, alsoAcceptable?}`.
 * @throws ZodError when a line does not fit.
 */
export const readRealTexts = (path: string | URL): RealText[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => RealText.parse(JSON.parse(line)));

/** One half of the fresh texts in the style of real ones. */
export const readFreshRealTexts = (half: Half): RealText[] =>
  readRealTexts(new URL('./fresh/real-style.jsonl', import.meta.url)).filter((_, i) => halfOf(i) === half);
