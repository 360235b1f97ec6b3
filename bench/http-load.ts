import autocannon from 'autocannon';

export interface HttpLoad {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** A body for each request, made anew. */
  readonly body?: () => string;
  /** Requests under way at the same time. */
  readonly connections?: number;
}

/** Answers a second of a server under load. Throws when one answer is not a success: a refusal is no work done. */
export async function requestsPerSecond(load: HttpLoad, seconds: number): Promise<number> {
  const { url, method, headers = {}, body, connections = 10 } = load;
  const result = await autocannon({
    url,
    method,
    headers: { ...headers },
    connections,
    duration: seconds,
    ...(body && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  if (result.errors > 0 || result.timeouts > 0 || result.non2xx > 0) {
    throw new Error(
      `${method} ${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} answers that are no success`,
    );
  }
  return result['2xx'] / result.duration;
}
