import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { endPauses } from '../store/claim.ts';
import { lockRecipients, lockWaitingFor } from '../store/message.ts';
import {
  deleteOptOuts,
  insertOptOuts,
  type OptOut,
  type OptOutSource,
  optOutsOf,
  plain,
  type StoppedChannel,
} from '../store/opt-out.ts';
import { betweenSends } from './pause-messages.ts';
import { settleMessages } from './settle-message.ts';

/** Returns the channels that use an email address or a number. */
const channelsTo = (address: string): readonly StoppedChannel[] =>
  address.startsWith('+') ? ['sms', 'phone'] : ['email'];

const said = (
  addresses: readonly string[],
  source: OptOutSource,
  only: readonly StoppedChannel[] | undefined,
): OptOut[] =>
  addresses.map(plain).flatMap((address) =>
    channelsTo(address)
      .filter((channel) => only === undefined || only.includes(channel))
      .map((channel) => ({ address, channel, source })),
  );

/**
 * Opts these addresses out of everything but transactional email, on all channels or those in `only`. Waits for
 * messages that are being sent to them, unless it is part of a larger transaction: those can't be recalled. Queued
 * messages are suppressed and passed to their next channel, if they have one. `source` tells whether the request came
 * from the site or from texting STOP.
 */
export async function optOut(
  ctx: Context,
  addresses: readonly string[],
  source: OptOutSource,
  only?: readonly StoppedChannel[],
): Promise<void> {
  const optOuts = said(addresses, source, only);
  if (optOuts.length === 0) return;
  const record = () => inTransaction(ctx, (ctx) => recordOptOuts(ctx, optOuts));
  if (ctx.outbox !== undefined) return record();
  const stopped = optOuts.map(({ address }) => address);
  return betweenSends(ctx, stopped, record);
}

async function recordOptOuts(ctx: Context, optOuts: readonly OptOut[]): Promise<void> {
  const stopped = optOuts.map(({ address }) => address);
  await lockRecipients(ctx.db, stopped);
  await insertOptOuts(ctx.db, optOuts, ctx.clock.now());
  // From the commit on, the opt-outs themselves hold messages back.
  await endPauses(ctx.db, stopped);
  const channels = optOuts.map(({ channel }) => channel);
  const waiting = await lockWaitingFor(ctx.db, stopped, channels);
  const fate = { status: 'suppressed', reason: { kind: 'opted-out' } } as const;
  await settleMessages(
    ctx,
    waiting.map((message) => ({ message, fate, goesOn: true })),
  );
}

/** Reverses opt-outs from one source. Opting in on the site doesn't reverse a STOP. */
export const optIn = (
  ctx: Context,
  addresses: readonly string[],
  source: OptOutSource,
  only?: readonly StoppedChannel[],
): Promise<void> => deleteOptOuts(ctx.db, said(addresses, source, only));

/** Returns the sources of the opt-outs of these addresses; empty if there are none. */
export const findOptOuts = async (ctx: Context, addresses: readonly string[]): Promise<OptOutSource[]> => [
  ...new Set((await optOutsOf(ctx.db, addresses.map(plain))).map(({ source }) => source)),
];
