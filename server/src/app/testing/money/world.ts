import type { PaymentId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { aContractor } from '../../../domains/directory/fixtures.ts';
import { receiveWebhook } from '../../../domains/payments/public.ts';
import { takingPorts } from '../../../domains/service-requests/fixtures.ts';
import { type AConnection, aSilentConnection } from '../../../domains/service-requests/testing/fees.ts';
import type { Actor, Context } from '../../../kernel/context.ts';
import { type DatabaseHandle, openDatabase } from '../../../kernel/database.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { silentLog } from '../../../kernel/log.ts';
import { type TestClock, testContext } from '../../../kernel/testing/context.ts';
import { createStripe } from '../../adapters/stripe.ts';
import type { Fault } from '../../adapters/testing/stripe-api.ts';
import { StripeRefusal } from '../../adapters/testing/stripe-objects.ts';
import { createLocalStripe, type LocalStripe } from '../../adapters/testing/stripe-server.ts';
import { count, type Tally } from './tally.ts';

/** One contractor with their connections, an account at the provider, and the events between them. */
export interface World {
  /** Contexts on two connection pools, as in two processes. */
  readonly contexts: readonly [Context, Context];
  readonly operator: Actor;
  readonly clock: TestClock;
  readonly stripe: LocalStripe;
  readonly connections: AConnection[];
  readonly contractor: Awaited<ReturnType<typeof aContractor>>;
  /** The secrets given to browsers, which are required for paying. */
  readonly handedOut: Set<string>;
  /** Events that were delivered, for delivering them again. */
  readonly delivered: LocalStripe['webhooks']['waiting'][number][];
  /** Payments that were refunded by hand: their connections stay. */
  readonly givenBack: Set<PaymentId>;
  /** The fault of the next state-changing call to the provider. */
  fault: Fault | null;
  /** The number of ledger entries before this world's. */
  readonly entriesBefore: string;
  readonly tally: Tally;
}

/** Shared by all worlds of a database. */
export interface Ground {
  readonly databases: readonly [DatabaseHandle, DatabaseHandle];
  readonly clock: TestClock;
  readonly operator: Actor;
  readonly tally: Tally;
}

const DAY_MS = 86_400_000;
/** Longer than any pause of a process: nothing waits for a network here. */
const PATIENCE_MS = 20 * DAY_MS;

/** Creates a world after the last one, with separate ids and days. */
export async function aWorld(ground: Ground, number: number, freeReferrals: number): Promise<World> {
  const { clock, databases, operator, tally } = ground;
  clock.set(noonAfter(clock.now()));
  const stripe = createLocalStripe({ now: () => clock.now(), seed: number });
  const payments = createStripe({
    secretKey: stripe.secretKey,
    publishableKey: stripe.publishableKey,
    webhookSecret: stripe.webhooks.secret,
    fetch: stripe.fetch,
    patience: PATIENCE_MS,
    clock,
    log: silentLog,
  });
  const contextOn = ({ db }: DatabaseHandle) =>
    testContext(db, { clock, ports: { ...takingPorts, payments }, settings: { freeReferrals } });
  const contexts = [contextOn(databases[0]), contextOn(databases[1])] as const;
  const world: World = {
    contexts,
    operator,
    clock,
    stripe,
    connections: [],
    contractor: await aContractor(contexts[0]),
    handedOut: new Set(),
    delivered: [],
    givenBack: new Set(),
    fault: null,
    entriesBefore: await forgetJobs(contexts[0]),
    tally,
  };
  listen(world);
  return world;
}

/** Applies faults to a world's calls, and sends its webhooks to its second process. */
function listen(world: World): void {
  const { stripe, contexts, tally } = world;
  stripe.disturb(() => {
    const { fault } = world;
    world.fault = null;
    if (fault !== null) count(tally, `fault: ${fault}`);
    return fault;
  });
  stripe.webhooks.sendTo(async ({ body, signature }) => {
    try {
      await receiveWebhook(contexts[1], Buffer.from(body), { 'stripe-signature': signature });
      return 200;
    } catch (error) {
      if (isRefusal(error)) return 500;
      throw error;
    }
  });
}

/** Returns noon UTC on the next day. */
const noonAfter = (moment: Date): Date => new Date((Math.floor(moment.getTime() / DAY_MS) + 1.5) * DAY_MS);

/** Deletes the jobs of earlier worlds. Returns the ledger's newest entry. */
async function forgetJobs(ctx: Context): Promise<string> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with forgotten as (delete from graphile_worker._private_jobs)
    select coalesce(max(id), 0) as id from ledger_entries`);
  return rows[0]?.id ?? '0';
}

/** The contractor accepts one more request. */
export async function accept({ contexts, connections, contractor }: World): Promise<void> {
  connections.push(await aSilentConnection(contexts[0], contractor.id));
}

/** Returns whether the product refused, or the provider was unreachable; both are expected. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError ||
  error instanceof StripeRefusal ||
  (error instanceof Error && error.name === 'ProviderUnavailable');

/** Returns the amounts that the provider was asked to charge for a payment. */
export const intentsOf = ({ account }: LocalStripe, paymentId: PaymentId) =>
  [...account.intents.values()].filter(({ metadata }) => metadata['paymentId'] === paymentId);

/** Opens a pool without a time limit that parses each statement once per connection. */
export function openPatiently(connectionString: string): DatabaseHandle {
  const handle = openDatabase(connectionString, { max: 8, patience: 0 });
  const names = new Map<string, string>();
  handle.pool.on('connect', (client) => {
    const query: (...call: unknown[]) => unknown = client.query.bind(client);
    const named = (config: unknown, ...rest: unknown[]) => query(isStatement(config) ? name(config) : config, ...rest);
    Object.assign(client, { query: named });
  });
  const name = (config: { readonly text: string }): object => {
    const known = names.get(config.text) ?? `s${names.size + 1}`;
    names.set(config.text, known);
    return { ...config, name: known };
  };
  return handle;
}

const isStatement = (config: unknown): config is { text: string } =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';
