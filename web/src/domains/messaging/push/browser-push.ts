import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type {
  PushDevice,
  PushSubscriptionForm,
  PushSubscriptionId,
} from '@plumbline/contract/domains/messaging/push.ts';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { pushWords } from './push.words.ts';

const words = here(pushWords);

/** The browser's permission; also 'unsupported' if no service worker runs, as in a private window. */
export type PushPermission = NotificationPermission | 'unsupported';

/** Returns whether this browser supports notifications and allows them. Doesn't prompt the person. */
export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission;
}

/** The reason why notifications could not be turned on. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

/**
 * Asks for permission, subscribes this browser and tells the server. Call it only after a click, which browsers
 * require.
 * @throws PushRefused with a sentence for the person; ApiError
 */
export async function subscribeThisBrowser(): Promise<PushDevice> {
  if (pushPermission() === 'unsupported') throw new PushRefused(words.unsupported);
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefused(words.blocks);
  }
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new PushRefused(words.notReady);
  const { publicKey } = await call(getPushKey, {});
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((cause: unknown) => {
      throw new PushRefused(words.unreachable, { cause });
    });
  return call(subscribeToPush, { body: subscription.toJSON() as PushSubscriptionForm });
}

/** Ends the notifications to one of the own browsers. */
export const endPush = (id: PushSubscriptionId) => call(unsubscribeFromPush, { params: { id } });
