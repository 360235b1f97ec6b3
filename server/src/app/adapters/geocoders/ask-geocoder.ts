import { GeocoderProblem } from '../../../domains/locations/ports.ts';
import { traceHeaders } from '../../../kernel/trace.ts';
import { retryAfter } from '../sources/fetch-problems.ts';

/** The address and limits of a geocoder. */
export interface GeocoderAccess {
  /** The service's URL. The operator's path or query, such as a key, is kept. */
  readonly url: string;
  /** The User-Agent, with an address for complaints. */
  readonly userAgent: string;
  readonly pauseMs: number;
  readonly dailyAddresses: number;
  /** For tests. */
  readonly patienceMs?: number;
}

const MAX_BYTES = 16 * 1024 * 1024;
const BUSY = new Set([429, 503]);

/** Returns the address of a call: `path` appended to the configured one, unless that already ends with it. */
export function callAddress(base: string, path: string, query: Readonly<Record<string, string | null>> = {}): URL {
  const url = new URL(base);
  const own = url.pathname.replace(/\/$/, '');
  url.pathname = own.endsWith(path) ? own : `${own}${path}`;
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== '') url.searchParams.set(name, value);
  return url;
}

/**
 * Calls a geocoder and returns the text of its response.
 *
 * @throws GeocoderProblem, which contains neither the service's address nor the request.
 */
export async function askGeocoder(
  url: URL,
  {
    userAgent,
    patienceMs,
    signal,
    body,
  }: { userAgent: string; patienceMs: number; signal: AbortSignal; body?: FormData },
): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': userAgent, 'accept-language': 'en', ...traceHeaders() },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      ...(body && { method: 'POST', body }),
    });
    if (response.ok) return await readText(response);
    await response.body?.cancel();
    const waitMs = retryAfter(response.headers.get('retry-after') ?? undefined, new Date());
    throw new GeocoderProblem(`It answered ${response.status}`, { waitMs, isBusy: BUSY.has(response.status) });
  } catch (error) {
    if (error instanceof GeocoderProblem) throw error;
    throw new GeocoderProblem('It gave no answer', { isBusy: false });
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new GeocoderProblem('It answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** @throws GeocoderProblem if it isn't JSON of that shape. */
export function parseAnswer<T>(text: string, schema: { safeParse(value: unknown): { data?: T; success: boolean } }): T {
  try {
    const { success, data } = schema.safeParse(JSON.parse(text));
    if (success && data !== undefined) return data;
  } catch {
    // Thrown below.
  }
  throw new GeocoderProblem('It answered something else');
}

/** Returns the house number, to compare the request with the result. */
export const houseNumber = (text: string): string => /^\s?0*([^\s]+)/.exec(text)?.[1]?.toUpperCase() ?? '';
