import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import type { Trouble } from '@plumbline/contract/domains/messaging/provider-trouble.ts';
import type { Context } from '../../../kernel/context.ts';
import { createSlots, type Slots } from '../../../kernel/slots.ts';
import type { Delivery } from '../ports.ts';
import { opensBreaker, restMs, type Streak, streakAfter, troubleOf } from '../rules/breaker.ts';
import type { StoredMessage } from '../store/message.ts';
import {
  deleteRest,
  insertRest,
  noteRefused,
  type ProviderRest,
  prolongRest,
  selectRests,
  takeProbe,
} from '../store/provider-rest.ts';
import { requeueLater, requeueRefusals } from './requeue-refusals.ts';

/** What this process knows of a provider. Rests are shared by all processes, in the database. */
interface Watch {
  readonly slots: Slots;
  streak: Streak | null;
  /** The rest that is under way, as far as this process knows; null if the provider works. */
  rest: { readonly since: Date; isStored: boolean } | null;
  /** The last rest that is over. */
  past: { readonly since: Date; readonly endedAt: Date } | null;
}

/** By port: an entry lives as long as its port. */
const watches = new WeakMap<object, Watch>();
const AT_ONCE = 4;

type AnyPort = NonNullable<Context['ports']['messaging'][Channel]>;

/** Returns the port of a channel; undefined if none is set up. */
export const portOf = (ctx: Context, channel: Channel): AnyPort | undefined => ctx.ports.messaging[channel];

function watchOf(port: AnyPort): Watch {
  const known = watches.get(port);
  if (known !== undefined) return known;
  const watch: Watch = { slots: createSlots(port.atOnce ?? AT_ONCE), streak: null, rest: null, past: null };
  watches.set(port, watch);
  return watch;
}

/** Returns the provider of a channel, if there is one outside of this machine. */
function outsideOf(ctx: Context, channel: Channel): { port: AnyPort; watch: Watch; provider: string } | null {
  const port = portOf(ctx, channel);
  if (port === undefined || port.isLocal === true) return null;
  return { port, watch: watchOf(port), provider: port.by === 'Twilio' ? `Twilio ${channel}` : (port.by ?? channel) };
}

/** Which messages of one channel may go to their provider now, and when to look at the others again. */
export interface Pass {
  readonly going: readonly StoredMessage[];
  /** The only message going finds out whether the provider works again. */
  readonly isProbe: boolean;
  readonly waiting: readonly StoredMessage[];
  readonly until: Date;
}

/** No other message probes the provider for this long. Longer than a claim. */
const PROBE_MS = 60_000;
/** Waiting messages look again at least this often, so that they leave soon after a probe has succeeded. */
const LOOK_AGAIN_MS = 20_000;
/** Spreads the jobs that look again. */
const SPREAD_MS = 2_000;

/** Decides what goes to a provider that may be resting. All messages have the same channel. In the caller's transaction. */
export async function passFor(ctx: Context, messages: readonly StoredMessage[], now: Date): Promise<Pass> {
  const all: Pass = { going: messages, isProbe: false, waiting: [], until: now };
  const [first, ...others] = messages;
  const outside = first === undefined ? null : outsideOf(ctx, first.channel);
  if (first === undefined || outside === null) return all;
  const { watch, provider } = outside;
  // Another message may begin a rest while this one reads, or have begun one that isn't stored yet.
  const known = watch.rest;
  const wasStored = known?.isStored ?? false;
  const rest = (await selectRests(ctx.db)).find((each) => each.provider === provider);
  if (rest === undefined) {
    if (wasStored && watch.rest === known) endRest(watch, now);
    return watch.rest === null ? all : { going: [], isProbe: false, waiting: messages, until: nextLook(now) };
  }
  await joinRest(ctx, watch, rest);
  const isProbe = rest.until <= now && (await takeProbe(ctx.db, provider, now, later(now, PROBE_MS)));
  const until = isProbe || rest.until <= now ? later(now, LOOK_AGAIN_MS) : soonest(rest.until, now);
  return isProbe
    ? { going: [first], isProbe, waiting: others, until }
    : { going: [], isProbe, waiting: messages, until };
}

/** Adds what this process has seen refused to a rest that another one has begun. */
async function joinRest(ctx: Context, watch: Watch, { provider, since }: ProviderRest): Promise<void> {
  if (watch.rest !== null) return;
  const refused = watch.streak?.refused ?? [];
  watch.rest = { since, isStored: true };
  await noteRefused(ctx.db, provider, refused);
}

function endRest(watch: Watch, now: Date): void {
  if (watch.rest === null) return;
  watch.past = { since: watch.rest.since, endedAt: now };
  watch.rest = null;
  watch.streak = null;
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const soonest = (until: Date, now: Date): Date =>
  later(new Date(Math.min(until.getTime(), now.getTime() + LOOK_AGAIN_MS)), Math.random() * SPREAD_MS);

/** Returns when to look again at messages whose provider has just begun to rest. */
export const nextLook = (now: Date): Date => soonest(later(now, restMs(0)), now);

/** Returns whether a channel's provider rests, as far as this process knows. */
export const isResting = (ctx: Context, channel: Channel): boolean =>
  (outsideOf(ctx, channel)?.watch.rest ?? null) !== null;

/** Returns what frees a place among the messages that this process passes to a provider; null if there is none in time. */
export const takeSlot = async (ctx: Context, channel: Channel, patienceMs: number): Promise<(() => void) | null> =>
  outsideOf(ctx, channel)?.watch.slots.take(patienceMs) ?? (() => undefined);

/** Asks a resting provider whether it would accept messages. Returns what is wrong, or null. */
export async function checkProvider(ctx: Context, channel: Channel): Promise<Trouble | null> {
  return (await portOf(ctx, channel)?.check?.()) ?? null;
}

/** A message that was passed to its provider, and when that began. */
type Passed = Pick<StoredMessage, 'id' | 'channel'> & { readonly begunAt: Date };

/**
 * Counts a result for or against its provider. Too many failures in a row start a rest, and a probe ends or prolongs it.
 * What was passed on during a rest counts to it, however late the provider refuses it.
 */
export async function noteResult(ctx: Context, message: Passed, delivery: Delivery, isProbe: boolean): Promise<void> {
  const outside = outsideOf(ctx, message.channel);
  if (outside === null) return;
  const now = ctx.clock.now();
  if (isProbe) return noteProbe(ctx, message.channel, troubleOf(delivery), refusedOf(message, delivery));
  const { watch, provider } = outside;
  const refused = refusedOf(message, delivery);
  if (watch.past !== null && message.begunAt <= watch.past.endedAt && refused.length > 0)
    return requeueLater(ctx, refused, watch.past.since);
  watch.streak = streakAfter(watch.streak, message.id, delivery, now);
  const { streak, rest } = watch;
  // Adds to a rest whose beginning isn't stored yet, too.
  if (streak === null || (rest !== null ? refused.length === 0 : !opensBreaker(streak))) return;
  const { trouble, since } = streak;
  if (rest === null) {
    watch.rest = { since, isStored: false };
    ctx.log.warn({ provider, trouble }, 'A provider fails and gets no more messages for now');
  }
  const until = later(now, restMs(0));
  const facts = { provider, channel: message.channel, trouble, since, until };
  try {
    await insertRest(ctx.db, { ...facts, refused: rest === null ? streak.refused : refused });
    if (watch.rest !== null) watch.rest.isStored = true;
  } catch (error) {
    // Nothing would end a rest that isn't stored.
    if (watch.rest?.isStored === false) watch.rest = null;
    throw error;
  }
}

const refusedOf = ({ id }: Pick<StoredMessage, 'id'>, delivery: Delivery): string[] =>
  delivery.kind === 'refused' && troubleOf(delivery) !== null ? [id] : [];

/**
 * Ends the rest of a provider whose probe has succeeded, and sends again what it refused in its bad hour; prolongs any
 * other rest.
 */
export async function noteProbe(
  ctx: Context,
  channel: Channel,
  trouble: Trouble | null,
  refused: readonly string[] = [],
): Promise<void> {
  const outside = outsideOf(ctx, channel);
  if (outside === null) return;
  const { watch, provider } = outside;
  if (trouble === null) {
    const rest = await deleteRest(ctx.db, provider);
    watch.rest ??= rest && { since: rest.since, isStored: true };
    endRest(watch, ctx.clock.now());
    ctx.log.info({ provider }, 'A provider works again');
    if (rest !== null) await requeueRefusals(ctx, rest.refused, rest.since);
    return;
  }
  await noteRefused(ctx.db, provider, refused);
  const rest = (await selectRests(ctx.db)).find((each) => each.provider === provider);
  const until = later(ctx.clock.now(), restMs((rest?.failedProbes ?? 0) + 1));
  await prolongRest(ctx.db, provider, trouble, until);
}
