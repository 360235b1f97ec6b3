import type { ReadingProblem } from '../../../domains/ingest/rules/reading-problem.ts';
import { PrivateAddressError } from './public-network.ts';
import { SourceProblem } from './source-problem.ts';

const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export const isPassingStatus = (status: number): boolean => PASSING.has(status);

interface Refusing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly url: URL;
}

/** Describes a failed response, and whether a retry may succeed soon. */
export function refusalOf({ status, headers, url }: Refusing, now: Date): SourceProblem {
  const waitMs = retryAfter(headers['retry-after'], now);
  const { host } = url;
  const isPassing = isPassingStatus(status);
  if (status === 429) return new SourceProblem({ kind: 'too-often', host }, { isPassing, waitMs });
  if (status === 401 || status === 403) return new SourceProblem({ kind: 'not-allowed', host, status });
  if (status === 404 || status === 410) return new SourceProblem({ kind: 'not-found', host, status });
  return new SourceProblem({ kind: 'other-status', host, status }, { isPassing, waitMs });
}

/** Parses RFC 9110, 10.2.3: seconds or a date. Returns milliseconds from now. */
export function retryAfter(value: string | string[] | undefined, now: Date): number | null {
  if (typeof value !== 'string') return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 7 * 24 * 60 * 60 * 1000) : null;
}

/** The problem that the code of a failed connection stands for. */
const causes = {
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown-now',
  ECONNREFUSED: 'connection-refused',
  ECONNRESET: 'broke-off',
  UND_ERR_CONNECT_TIMEOUT: 'unreachable',
  ETIMEDOUT: 'unreachable',
  UND_ERR_HEADERS_TIMEOUT: 'silent',
  UND_ERR_BODY_TIMEOUT: 'silent-midway',
  UND_ERR_SOCKET: 'broke-off',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'broke-off',
  ERR_STREAM_PREMATURE_CLOSE: 'broke-off',
  UND_ERR_HEADERS_OVERFLOW: 'too-many-headers',
  Z_BUF_ERROR: 'broke-off',
  Z_DATA_ERROR: 'packed-wrongly',
} as const satisfies Readonly<Record<string, ReadingProblem['kind']>>;

const isCause = (code: string): code is keyof typeof causes => Object.hasOwn(causes, code);

/** Returns the problem of a connection that failed. */
export function problemOf(error: unknown, host: string, isOverdue: boolean): SourceProblem {
  if (error instanceof SourceProblem) return error;
  if (isOverdue) return new SourceProblem({ kind: 'too-slow', host }, { isPassing: true });
  const { code = '', cause } = error as { code?: string; cause?: unknown };
  const isPrivate = [error, cause].some((one) => one instanceof PrivateAddressError);
  if (isPrivate) return new SourceProblem({ kind: 'private-network', host });
  return new SourceProblem(isCause(code) ? { kind: causes[code], host } : { kind: 'connection-failed', host, code }, {
    isPassing: true,
  });
}
