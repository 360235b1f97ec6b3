import { setTimeout as sleep } from 'node:timers/promises';
import type { MailboxMessage } from '@plumbline/contract/domains/messaging/message.ts';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import type { Product } from '../../tools/product.ts';
import { api, aSubmission, type findPlumbers, submit } from './submissions.ts';

/** A small generator with a seed, so that a run can be repeated (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Acknowledged {
  readonly id: string;
  /** When it was first sent, in milliseconds of `Date.now`. */
  readonly sentAt: number;
  readonly requestNumber: string;
  readonly customer: string;
  readonly contractor: { readonly email: string; readonly phone: string };
}

export interface SubmittersOptions {
  url(): string;
  /** Each has an email address and a phone. */
  readonly contractors: Awaited<ReturnType<typeof findPlumbers>>;
  readonly seed: number;
  /** Returns how often somebody retries, with the same key, until there is a response. */
  tries(): number;
  /** Milliseconds between two submissions of each of the four submitters; 25 by default. */
  readonly pauseMs?: number;
}

const SUBMITTERS = 4;
const PAUSE_MS = 25;
/** Milliseconds without progress after which missing items count as lost. */
const SETTLE_MS = 60_000;

/** Submits continuously until stopped. The list grows with each submission that got a 201. */
export function keepSubmitting({ url, contractors, seed, tries, pauseMs = PAUSE_MS }: SubmittersOptions): {
  readonly acknowledged: readonly Acknowledged[];
  stop(): Promise<void>;
} {
  const acknowledged: Acknowledged[] = [];
  let stopping = false;
  let count = 0;
  const submitter = async (): Promise<void> => {
    while (!stopping) {
      const number = count++;
      const contractor = contractors[number % contractors.length];
      if (contractor === undefined) throw new Error('There is no contractor to ask');
      const customer = `customer-${seed}-${number}@example.com`;
      const form = aSubmission({ customerEmail: customer, selectedPlumberId: contractor.id });
      const sentAt = Date.now();
      for (let left = tries(); left > 0 && !stopping; left--) {
        const answer = await submit(url(), form, `key-${seed}-${number}`).catch(() => null);
        if (answer?.status === 201) {
          const { id, requestNumber } = answer.body;
          const { email, phone } = contractor;
          acknowledged.push({
            id,
            requestNumber,
            sentAt,
            customer,
            contractor: { email: email ?? '', phone: phone ?? '' },
          });
          break;
        }
        await sleep(200);
      }
      await sleep(pauseMs);
    }
  };
  const submitters = Array.from({ length: SUBMITTERS }, submitter);
  return {
    acknowledged,
    stop: async () => {
      stopping = true;
      await Promise.all(submitters);
    },
  };
}

/** Waits until the list has `count` more items. Gives up if the product seems to be down permanently. */
export async function untilGrown(items: readonly unknown[], count: number): Promise<void> {
  const wanted = items.length + count;
  const end = Date.now() + patience(SETTLE_MS);
  while (items.length < wanted && Date.now() < end) await sleep(PAUSE_MS);
}

/** Returns the remaining faults once no more pending items arrive. The speed depends on the machine. */
export async function lossesOf(
  product: Pick<Product, 'url'>,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
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

async function faultsNow({ url }: Pick<Product, 'url'>, acknowledged: readonly Acknowledged[]): Promise<string[]> {
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
