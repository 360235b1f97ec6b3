import type { ProblemCode } from '@plumbline/contract/kernel/problem.ts';

/** A refusal that the caller can understand and act on. Anything else that is thrown is a plain 500. */
export class DomainError extends Error {
  readonly code: ProblemCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ProblemCode, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
  }
}

/** One body for whatever isn't there, was never there, or is somebody else's. */
export const notFound = () => new DomainError('not-found', 'There is nothing at this address.');
