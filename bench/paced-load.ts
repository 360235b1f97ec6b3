import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measured } from './http-load.ts';

interface PacedLoad {
  readonly url: string;
  /** Paths with queries to request in rotation. */
  readonly paths: readonly string[];
  readonly perSecond: number;
}

/** Requests beyond this number wait for a connection. */
const CONNECTIONS = 50;

/**
 * Measures response times while requests arrive at an even pace, whether or not earlier ones have been answered. The time
 * runs from the moment a request is due, so a pause counts for everything that was due in it. Throws if a response isn't a
 * success.
 */
export async function measurePaced({ url, paths, perSecond }: PacedLoad, seconds: number): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const count = Math.round(perSecond * seconds);
  const begin = performance.now();
  const request = async (path: string, due: number): Promise<void> => {
    const [response] = (await once(http.get(url + path, { agent }), 'response')) as [http.IncomingMessage];
    response.resume();
    await once(response, 'end');
    if (response.statusCode !== 200) throw new Error(`${url + path}: ${response.statusCode}`);
    times.push(performance.now() - due);
  };
  for (let sent = 0; sent < count; ) {
    for (; sent < count && begin + (sent * 1000) / perSecond <= performance.now(); sent += 1) {
      pending.push(request(paths[sent % paths.length] ?? '/', begin + (sent * 1000) / perSecond));
    }
    await sleep(1);
  }
  await Promise.all(pending);
  agent.destroy();
  times.sort((one, other) => one - other);
  const quantile = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { perSecond: (times.length * 1000) / (performance.now() - begin), p50: quantile(0.5), p99: quantile(0.99) };
}
