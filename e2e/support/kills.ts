import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { type Product, startProduct } from '../../tools/product.ts';
import { api, aSubmission, findPlumbers, submit } from './submissions.ts';

/** A small generator with a seed, so that a run can be repeated (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Acknowledged {
  readonly id: string;
  readonly requestNumber: string;
  readonly customer: string;
  readonly contractor: { readonly email: string; readonly phone: string };
}

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

const SUBMITTERS = 4;
const PAUSE_MS = 25;
/** Submissions to acknowledge before the next kill: a slow machine takes longer. */
const SUBMISSIONS_A_KILL = 5;
/** Milliseconds without progress after which missing items count as lost. */
const SETTLE_MS = 60_000;

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
  const acknowledged: Acknowledged[] = [];
  let stopping = false;
  let count = 0;

  const submitter = async (): Promise<void> => {
    while (!stopping) {
      const number = count++;
      const contractor = contractors[number % contractors.length];
      if (contractor === undefined) throw new Error('There is no contractor to ask');
      const customer = `customer-${options.seed}-${number}@example.com`;
      const form = aSubmission({ customerEmail: customer, selectedPlumberId: contractor.id });
      // People retry with the same key until they get a response; half of them give up after one try.
      for (let tries = random() < 0.5 ? 1 : 20; tries > 0 && !stopping; tries--) {
        const answer = await submit(product.url, form, `key-${options.seed}-${number}`).catch(() => null);
        if (answer?.status === 201) {
          const { id, requestNumber } = answer.body;
          const { email, phone } = contractor;
          acknowledged.push({ id, requestNumber, customer, contractor: { email: email ?? '', phone: phone ?? '' } });
          break;
        }
        await sleep(200);
      }
      await sleep(PAUSE_MS);
    }
  };
  const submitters = Array.from({ length: SUBMITTERS }, submitter);

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
  stopping = true;
  await Promise.all(submitters);
  const faults = await compare(product, acknowledged);
  if ((await product.stop()) !== 0) faults.push('The product did not stop by itself');
  return { kills: options.kills, acknowledged: acknowledged.length, faults };
}

/** Waits until the list has `count` more items. Gives up if the product seems to be down permanently. */
async function untilGrown(items: readonly unknown[], count: number): Promise<void> {
  const wanted = items.length + count;
  const end = Date.now() + patience(SETTLE_MS);
  while (items.length < wanted && Date.now() < end) await sleep(PAUSE_MS);
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

/** Returns the remaining faults once no more pending items arrive. The speed depends on the machine. */
async function compare(product: Product, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  let faults: string[] | null = null;
  let betterAt = Date.now();
  do {
    await sleep(1000);
    const now = await faultsNow(product, acknowledged).catch(() => null);
    if (now !== null && (faults === null || now.length < faults.length)) betterAt = Date.now();
    faults = now ?? faults;
  } while (faults?.length !== 0 && Date.now() < betterAt + patience(SETTLE_MS));
  return faults ?? ['The product did not recover from the last kill'];
}

async function faultsNow({ url }: Product, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const faults: string[] = [];
  const recipients = new Set(
    acknowledged.flatMap(({ customer, contractor }) => [customer, contractor.email, contractor.phone]),
  );
  const mail = new Map<string, string[]>();
  for (const to of recipients) {
    const path = `/api/dev/mailbox?limit=1000&to=${encodeURIComponent(to)}`;
    const { status, body } = await api<MailboxMessage[]>(url, path);
    // The last kill may have been the database's.
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    mail.set(
      to,
      body.map(({ subject, text }) => `${subject ?? ''} ${text}`),
    );
  }
  for (const { id, requestNumber, customer, contractor } of acknowledged) {
    const { status } = await api(url, `/api/track-service-request/${id}`);
    if (status !== 200) faults.push(`${requestNumber} was answered 201 and is not there (${status})`);
    for (const to of [customer, contractor.email, contractor.phone]) {
      const found = (mail.get(to) ?? []).filter((text) => text.includes(requestNumber)).length;
      if (found !== 1) faults.push(`${requestNumber} has ${found} messages to ${to} instead of one`);
    }
  }
  return faults;
}
