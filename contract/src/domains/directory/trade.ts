import * as z from 'zod';
import { tradeNames } from '../../kernel/trades.ts';

/** A contractor's trade. Requests with the work type 'specific-project' go to construction firms. */
export const Trade = z.enum(tradeNames);
export type Trade = z.infer<typeof Trade>;
