import * as z from 'zod';

/** Every way a call can be refused, with its HTTP status. No other code maps codes to statuses. */
export const problemStatus = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'code-required': 401,
  'not-allowed': 403,
  'second-factor-required': 403,
  'step-up-required': 403,
  'cross-site': 403,
  'fresh-sign-in-required': 403,
  'not-found': 404,
  'already-happened': 409,
  'idempotency-mismatch': 409,
  ambiguous: 409,
  'spending-cap': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  misdirected: 421,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

/** The body of every refused call. `fields` explains the problem of each invalid input, in words for people. */
export const Problem = z.object({
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Finds the call, and everything that followed from it, in the log. */
  traceId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
