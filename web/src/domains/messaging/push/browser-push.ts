import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@plumbline/contract/domains/messaging/endpoints.ts';
import {
  type PushDevice,
  PushSubscriptionForm,
  type PushSubscriptionId,
} from '@plumbline/contract/domains/messaging/push.ts';
import { call } from '../../../lib/call.ts';
import { here } from '../../../lib/language.ts';
import { pushWords } from './push.words.ts';

const words = here(pushWords);

/** What the browser allows: 'unsupported' also where no service worker runs, as in a private window. */
export type PushPermission = NotificationPermission | 'unsupported';

/** Whether notifications can come to this browser at all, and whether they may. Asks the person nothing. */
export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission;
}

/** Why notifications could not be turned on. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

/**
 * Asks for permission, subscribes this browser and tells the server. Only to be called by a click: browsers want one,
 * and people do.
 * @throws PushRefused with a sentence for the person; ApiError.
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
  return call(subscribeToPush, { body: PushSubscriptionForm.parse(subscription.toJSON()) });
}

/** Ends the notifications to one of the own browsers. */
export const endPush = (id: PushSubscriptionId) => call(unsubscribeFromPush, { params: { id } });
