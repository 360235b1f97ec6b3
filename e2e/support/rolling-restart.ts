import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type Product, startProduct } from '../../tools/product.ts';
import type { Balancer } from './round-robin.ts';
import { type Answer, answerOf } from './status-of.ts';
import { aSubmission, findPlumbers } from './submissions.ts';

export interface RollingRestartOptions {
  readonly connectionString: string;
  /** Puts a load balancer in front of the processes. */
  balance(urls: readonly string[]): Promise<Balancer>;
  /** How often each of the two processes is restarted. */
  readonly times: number;
  readonly drainSeconds: number;
}

export interface RollingRestartReport {
  readonly requests: number;
  /** The failed requests: kind, status (0 for no response), and whether a process or the balancer answered. */
  readonly failed: readonly string[];
  /** How often the page that follows live updates had to connect again. */
  readonly reconnects: number;
  readonly exitCodes: readonly (number | null)[];
}

const CLIENTS = 4;

/** Restarts two processes one after the other while clients ask without a pause. */
export async function restartUnderLoad(options: RollingRestartOptions): Promise<RollingRestartReport> {
  const env = {
    DATABASE_URL: options.connectionString,
    PROCESS: 'web',
    DRAIN_SECONDS: String(options.drainSeconds),
    // A busy machine is slow, which is no failure.
    DATABASE_WAIT_SECONDS: '60',
    DATABASE_PAGE_SECONDS: '60',
    DATABASE_WRITE_SECONDS: '60',
  };
  const start = (port: number) => startProduct({ port, env });
  const ports = [await freePort(), await freePort()];
  const products: Product[] = [];
  for (const port of ports) products.push(await start(port));
  const balancer = await options.balance(products.map(({ url }) => url));
  const load = await clientsOf(balancer.url);
  const exitCodes: (number | null)[] = [];
  try {
    for (let round = 0; round < options.times; round++) {
      for (const [index, port] of ports.entries()) {
        exitCodes.push((await products[index]?.stop()) ?? null);
        products[index] = await start(port);
        // The balancer has to notice that it is back before the other one goes.
        await sleep(500);
      }
    }
  } finally {
    await load.stop();
    await balancer.close();
    for (const product of products) await product.stop();
  }
  return { ...load.seen(), exitCodes };
}

async function clientsOf(url: string) {
  const [contractor] = await findPlumbers(url);
  if (contractor === undefined) throw new Error('There is no contractor to ask');
  const kinds: Readonly<Record<string, () => Promise<Answer>>> = {
    landing: () => answerOf(`${url}/`),
    contractor: () => answerOf(`${url}/contractors/${contractor.slug}`),
    projects: () => answerOf(`${url}/api/projects?limit=1`),
    submission: () =>
      answerOf(`${url}/api/service-requests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aSubmission({ selectedPlumberId: contractor.id })),
      }),
  };
  const failed: string[] = [];
  let requests = 0;
  let streams = 0;
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      for (const [kind, request] of Object.entries(kinds)) {
        const { status, by } = await request();
        requests += 1;
        if (status !== 200 && status !== 201) failed.push(`${kind} ${status} by ${by}`);
      }
    }
  };
  const leaving = new AbortController();
  const follow = async () => {
    while (!isOver) {
      try {
        const stream = await fetch(`${url}/api/projects/live`, { signal: leaving.signal });
        if (stream.status !== 200) failed.push(`stream ${stream.status}`);
        streams += 1;
        for await (const _part of stream.body ?? []);
      } catch {
        // It has ended without a last word, which browsers don't mind.
      }
      await sleep(50);
    }
  };
  const running = [...Array.from({ length: CLIENTS }, ask), follow()];
  return {
    stop: async () => {
      isOver = true;
      leaving.abort();
      await Promise.all(running);
    },
    seen: () => ({ requests, failed, reconnects: streams - 1 }),
  };
}
