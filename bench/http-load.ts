import autocannon from 'autocannon';

export interface HttpLoad {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** A body for each request, made anew. */
  readonly body?: () => string;
  /** Paths with queries to ask for in turn, instead of the url's own. */
  readonly paths?: readonly string[];
  /** Requests under way at the same time. */
  readonly connections?: number;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds within which half, and all but one in a hundred, of the answers came. */
  readonly p50: number;
  readonly p99: number;
}

/** Answers a second of a server under load. Throws when one answer is not a success: a refusal is no work done. */
export const requestsPerSecond = async (load: HttpLoad, seconds: number): Promise<number> =>
  (await measureLoad(load, seconds)).perSecond;

/** The same, and how long the answers took. */
export async function measureLoad(load: HttpLoad, seconds: number): Promise<Measured> {
  const { url, method, headers = {}, body, paths, connections = 10 } = load;
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    connections,
    duration: seconds,
    ...(paths && { requests: paths.map((path) => ({ method, path })) }),
    ...(body && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  if (result.errors > 0 || result.timeouts > 0 || result.non2xx > 0) {
    throw new Error(
      `${method} ${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} answers that are no success`,
    );
  }
  return { perSecond: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
