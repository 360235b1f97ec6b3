import autocannon from 'autocannon';

export interface HttpLoad {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Creates a body for each request. */
  readonly body?: () => string;
  /** Paths with queries to request in rotation instead of the URL's own. */
  readonly paths?: readonly string[];
  /** Number of concurrent requests. */
  readonly connections?: number;
}

export interface Measured {
  readonly perSecond: number;
  /** Response times in milliseconds: the median and the 99th percentile. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Measures a server's responses per second under load. Throws if any response isn't a success, because a refusal is not
 * work.
 */
export const requestsPerSecond = async (load: HttpLoad, seconds: number): Promise<number> =>
  (await measureLoad(load, seconds)).perSecond;

/** Measures the same together with the response times. */
export async function measureLoad(load: HttpLoad, seconds: number): Promise<Measured> {
  const { url, method, headers = {}, body, paths, connections = 10 } = load;
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    connections,
    duration: seconds,
    ...(paths && { setupClient: sharePaths(method, paths, connections) }),
    ...(body && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  if (result.errors > 0 || result.timeouts > 0 || result.non2xx > 0) {
    throw new Error(
      `${method} ${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} answers that are no success`,
    );
  }
  return { perSecond: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Gives each connection its share of the requests. autocannon would prepare all of them for each, while it measures. */
function sharePaths(method: HttpLoad['method'], paths: readonly string[], connections: number) {
  let next = 0;
  return (client: autocannon.Client) => {
    const own = paths.filter((_path, at) => at % Math.min(connections, paths.length) === next % paths.length);
    next += 1;
    client.setRequests(own.map((path) => ({ method, path })));
  };
}
