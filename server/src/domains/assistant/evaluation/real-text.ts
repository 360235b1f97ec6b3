import { readFileSync } from 'node:fs';
import { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import * as z from 'zod';
import { type Half, halfOf } from './evaluation-text.ts';

/** A question in the style of public forums. Only its trade is labeled. */
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
 * Reads JSON lines of `{text, trade, alsoAcceptable?}`.
 * @throws ZodError when a line does not match
 */
export const readRealTexts = (path: string | URL): RealText[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => RealText.parse(JSON.parse(line)));

/** Returns one half of the fresh texts in the style of real ones. */
export const readFreshRealTexts = (half: Half): RealText[] =>
  readRealTexts(new URL('./fresh/real-style.jsonl', import.meta.url)).filter((_, i) => halfOf(i) === half);
