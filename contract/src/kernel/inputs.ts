import * as z from 'zod';
import { inputWords } from './input.words.ts';
import { atMost } from './lengths.ts';
import { problem } from './words.ts';

/** A field of a query that was left empty says nothing. */
export const absentWhenEmpty = (value: unknown): unknown => (value === '' ? undefined : value);

/** The same in a body, where null says nothing either. */
export const absentWhenBlank = (value: unknown): unknown => (value === null ? undefined : absentWhenEmpty(value));

const noReason = problem(inputWords, ({ sayWhy }) => sayWhy);

/** Why an operator does something: for the audit log. */
export const Reason = z
  .string(noReason)
  .trim()
  .min(3, noReason)
  .max(...atMost(500));

/** The reply of a call that returns only what to tell whoever made it. */
export const Done = z.object({ message: z.string() });
