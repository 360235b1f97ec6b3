import * as z from 'zod';
import { inputWords } from './input.words.ts';
import { atMost } from './lengths.ts';
import { problem } from './words.ts';

/** Treats an empty query field as absent. */
export const absentWhenEmpty = (value: unknown): unknown => (value === '' ? undefined : value);

/** Treats an empty text or null in a body as absent. */
export const absentWhenBlank = (value: unknown): unknown => (value === null ? undefined : absentWhenEmpty(value));

const noReason = problem(inputWords, ({ sayWhy }) => sayWhy);

/** An operator's reason for an action, for the audit log. */
export const Reason = z
  .string(noReason)
  .trim()
  .min(3, noReason)
  .max(...atMost(500));

/** The reply of a call that returns only a message to the caller. */
export const Done = z.object({ message: z.string() });
