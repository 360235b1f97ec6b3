import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../../tools/product.ts';
import { findPlumbers } from './submissions.ts';
import { keepSubmitting, lossesOf, randomFrom, untilGrown } from './submitters.ts';

export interface KillOptions {
  readonly kills: number;
  readonly seed: number;
  /** Empty, or with the data of a product. */
  readonly dataDir: string;
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Descriptions of errors; empty if there are none. */
  readonly faults: string[];
}

/** Submissions to acknowledge before the next kill: a slow machine takes longer. */
const SUBMISSIONS_A_KILL = 5;

/**
 * Submits continuously while the app, the database or both are killed with SIGKILL at random times and restarted. Then
 * checks every submission that got a 201: the request must exist, with each of its messages in the mailbox exactly
 * once.
 */
export async function submitUnderKills(options: KillOptions): Promise<KillReport> {
  const random = randomFrom(options.seed);
  const start = () => startProduct({ dataDir: options.dataDir, env: { LOG_LEVEL: 'silent' } });
  let product = await start();
  const contractors = (await findPlumbers(product.url)).filter(({ email, phone }) => email !== null && phone !== null);
  const { acknowledged, stop } = keepSubmitting({
    url: () => product.url,
    contractors,
    seed: options.seed,
    tries: () => (random() < 0.5 ? 1 : 20),
  });

  for (let kill = 0; kill < options.kills; kill++) {
    await untilGrown(acknowledged, SUBMISSIONS_A_KILL);
    await sleep(random() * 1200);
    const victim = random();
    if (victim < 0.66) await killDatabase(options.dataDir);
    if (victim > 0.33) {
      await product.kill();
      product = await start();
    }
  }
  await sleep(500);
  await stop();
  const faults = await lossesOf(product, acknowledged);
  if ((await product.stop()) !== 0) faults.push('The product did not stop by itself');
  return { kills: options.kills, acknowledged: acknowledged.length, faults };
}

/** Kills the postmaster with SIGKILL, and with it all its connections. */
async function killDatabase(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n', 1)[0]);
  if (Number.isInteger(pid) && pid > 1) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is already down.
    }
  }
}
