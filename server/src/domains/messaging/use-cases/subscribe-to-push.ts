import type { PushDevice, PushSubscriptionForm } from '@plumbline/contract/domains/messaging/push.ts';
import { PushSubscriptionId } from '@plumbline/contract/domains/messaging/push.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { deviceIn, deviceName } from '../../../kernel/http/device-name.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { messagingRefusalWords } from '../messaging.words.ts';
import {
  deleteSubscription,
  pushOwners,
  type StoredSubscription,
  subscriptionsOf,
  upsertSubscription,
} from '../store/push-subscription.ts';
import { ownerOf, withOwner } from './find-owner.ts';

const shown = ({ language }: Context, { id, device, createdAt }: StoredSubscription): PushDevice => ({
  id,
  device: deviceIn(language, device),
  createdAt: createdAt.toISOString(),
});

/**
 * Returns the public VAPID key.
 * @throws DomainError 'unavailable' if push notifications are not set up
 */
export function readPushKey({ ports }: Context): { publicKey: string } {
  const { push } = ports.messaging;
  if (push === undefined) {
    throw new DomainError(
      'unavailable',
      say(messagingRefusalWords, ({ notSetUp }) => notSetUp),
    );
  }
  return { publicKey: push.publicKey };
}

/** Returns the browsers that receive the caller's notifications. */
export async function listPushDevices(ctx: Context): Promise<PushDevice[]> {
  const owner = ownerOf(ctx);
  return owner === null ? [] : (await subscriptionsOf(ctx.db, owner)).map((each) => shown(ctx, each));
}

/**
 * Subscribes this browser to the caller's notifications.
 * @throws DomainError 'invalid-input' if the endpoint belongs to no known push service
 */
export async function subscribeToPush(
  ctx: Context,
  { endpoint, keys }: PushSubscriptionForm,
  call: Pick<Call, 'client' | 'rememberVisitor'>,
): Promise<PushDevice> {
  if (ctx.ports.messaging.push?.accepts(endpoint) !== true) {
    const message = say(messagingRefusalWords, ({ unknownService }) => unknownService);
    throw new DomainError('invalid-input', message, { endpoint: message });
  }
  const given = {
    id: PushSubscriptionId.parse(newId('ps')),
    endpoint,
    ...keys,
    device: deviceName(call.client.userAgent),
    createdAt: ctx.clock.now(),
  };
  return withOwner(ctx, call, async (owner) => shown(ctx, await upsertSubscription(ctx.db, owner, given)));
}

/**
 * Unsubscribes one of the caller's browsers.
 * @throws DomainError 'not-found' for any other
 */
export async function unsubscribeFromPush(ctx: Context, id: PushSubscriptionId): Promise<{ message: string }> {
  const owner = ownerOf(ctx);
  if (owner === null || !(await deleteSubscription(ctx.db, owner, id))) throw notFound();
  return { message: messagingRefusalWords[ctx.language].ended };
}

/** Returns whether an account has a browser that takes notifications. */
export async function takesPush(ctx: Context, userId: UserId): Promise<boolean> {
  const owner = `user:${userId}`;
  return (await pushOwners(ctx.db, [owner])).has(owner);
}
