import type { Problem } from '@plumbline/contract/kernel/problem.ts';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

const parseProblem = (text: string): Problem | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A reply with an error status. Its message is `{status}: {body text, else status text}` (specification, section 7).
 */
export class ApiError extends Error {
  readonly status: number;
  /** The server's description of the problem, if the body has one. */
  readonly problem: Problem | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(body);
  }
}
