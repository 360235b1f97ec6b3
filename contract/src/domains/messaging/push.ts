import * as z from 'zod';
import { idOf } from '../../kernel/id.ts';

export const PushSubscriptionId = idOf('PushSubscriptionId');
export type PushSubscriptionId = z.infer<typeof PushSubscriptionId>;

const KEY = /^[A-Za-z0-9_-]+={0,2}$/;

/** What a browser's `PushSubscription.toJSON()` gives; the rest of it is ignored. */
export const PushSubscriptionForm = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'This browser gave no push address.' }).max(2000),
  keys: z.object({
    p256dh: z.string('The key is missing.').regex(KEY, 'The key is wrong.').min(80).max(120),
    auth: z.string('The secret is missing.').regex(KEY, 'The secret is wrong.').min(16).max(40),
  }),
});
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>;

/** A browser that gets notifications of this account or visitor. */
export const PushDevice = z.object({
  id: PushSubscriptionId,
  /** 'Firefox on Windows' */
  device: z.string(),
  createdAt: z.iso.datetime(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** What the service worker finds in a push: the payload, as JSON. */
export interface PushPayload {
  /** The message's id, also the notification's tag: a repetition replaces it. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Where a click leads, on this site. */
  readonly url: string;
}
