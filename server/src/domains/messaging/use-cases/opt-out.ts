import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
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
import { settleMessages } from './settle-message.ts';

/** By which channels an address or a number is written to. */
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
 * Sends nothing more to these addresses but what the law wants mailed, by all channels or by those in `only`. Waits for
 * what is being sent to them at this moment; what waits to be sent is held back and goes by its next channel, if it has
 * one. `source` says whether it was asked for on the site or by texting STOP.
 */
export const optOut = (
  ctx: Context,
  addresses: readonly string[],
  source: OptOutSource,
  only?: readonly StoppedChannel[],
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const optOuts = said(addresses, source, only);
    if (optOuts.length === 0) return;
    const stopped = optOuts.map(({ address }) => address);
    await lockRecipients(ctx.db, stopped);
    await insertOptOuts(ctx.db, optOuts, ctx.clock.now());
    const channels = optOuts.map(({ channel }) => channel);
    const waiting = await lockWaitingFor(ctx.db, stopped, channels);
    const fate = { status: 'suppressed', reason: { kind: 'opted-out' } } as const;
    await settleMessages(
      ctx,
      waiting.map((message) => ({ message, fate, goesOn: true })),
    );
  });

/** Ends what was asked for by one way: the site doesn't end a STOP. */
export const optIn = (
  ctx: Context,
  addresses: readonly string[],
  source: OptOutSource,
  only?: readonly StoppedChannel[],
): Promise<void> => deleteOptOuts(ctx.db, said(addresses, source, only));

/** By which ways messages to any of these addresses were ended; empty when all get them. */
export const findOptOuts = async (ctx: Context, addresses: readonly string[]): Promise<OptOutSource[]> => [
  ...new Set((await optOutsOf(ctx.db, addresses.map(plain))).map(({ source }) => source)),
];
