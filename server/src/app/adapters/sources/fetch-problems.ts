import { PrivateAddressError } from './public-network.ts';
import { SourceProblem } from './source-problem.ts';

const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export const isPassingStatus = (status: number): boolean => PASSING.has(status);

interface Refusing {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly url: URL;
}

/** What an answer means that is none, and whether it may be another in a moment. */
export function refusalOf({ status, headers, url }: Refusing, now: Date): SourceProblem {
  const waitMs = retryAfter(headers['retry-after'], now);
  const { host } = url;
  const isPassing = isPassingStatus(status);
  if (status === 429) return new SourceProblem(`${host} says that it is asked too often (429).`, { isPassing, waitMs });
  if (status === 401 || status === 403) {
    return new SourceProblem(
      `${host} doesn't let us read this address (${status}). Check whether it needs a key, or forbids programs.`,
    );
  }
  if (status === 404 || status === 410) {
    return new SourceProblem(`${host} has nothing at this address (${status}). Check the address of the source.`);
  }
  return new SourceProblem(`${host} answered ${status} instead of its data.`, { isPassing, waitMs });
}

/** RFC 9110, 10.2.3: seconds or a date. Milliseconds from now on. */
export function retryAfter(value: string | string[] | undefined, now: Date): number | null {
  if (typeof value !== 'string') return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 7 * 24 * 60 * 60 * 1000) : null;
}

/** What a connection dies of, in words. */
const causes: Readonly<Record<string, string>> = {
  ENOTFOUND: "can't be found. Check the address of the source.",
  EAI_AGAIN: "can't be found at the moment.",
  ECONNREFUSED: 'refuses connections.',
  ECONNRESET: 'broke off its answer.',
  UND_ERR_CONNECT_TIMEOUT: "can't be reached: it doesn't answer.",
  ETIMEDOUT: "can't be reached: it doesn't answer.",
  UND_ERR_HEADERS_TIMEOUT: 'was silent for too long.',
  UND_ERR_BODY_TIMEOUT: 'was silent in the middle of its answer for too long.',
  UND_ERR_SOCKET: 'broke off its answer.',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'broke off its answer.',
  ERR_STREAM_PREMATURE_CLOSE: 'broke off its answer.',
  UND_ERR_HEADERS_OVERFLOW: 'sent too many headers.',
  Z_BUF_ERROR: 'broke off its answer.',
  Z_DATA_ERROR: 'sent an answer that is packed wrongly.',
};

/** The same of a connection that failed. */
export function problemOf(error: unknown, host: string, isOverdue: boolean): SourceProblem {
  if (error instanceof SourceProblem) return error;
  if (isOverdue) return new SourceProblem(`${host} took too long for one answer.`, { isPassing: true });
  const { code = '', cause } = error as { code?: string; cause?: unknown };
  const isPrivate = [error, cause].some((one) => one instanceof PrivateAddressError);
  if (isPrivate) {
    return new SourceProblem(
      `${host} leads into a private network, where nothing is read. An own server can be allowed with SOURCE_PRIVATE_ORIGINS.`,
    );
  }
  return new SourceProblem(`${host} ${causes[code] ?? `can't be read (${code || 'failure'}).`}`, { isPassing: true });
}
