import * as z from 'zod';
import { idOf } from '../../kernel/id.ts';
import { problem } from '../../kernel/words.ts';
import { messagingInputWords } from './messaging-input.words.ts';

export const PushSubscriptionId = idOf('PushSubscriptionId');
export type PushSubscriptionId = z.infer<typeof PushSubscriptionId>;

const KEY = /^[A-Za-z0-9_-]+={0,2}$/;

/** The result of a browser's `PushSubscription.toJSON()`; other fields are ignored. */
export const PushSubscriptionForm = z.object({
  endpoint: z
    .url({ protocol: /^https$/, ...problem(messagingInputWords, ({ noPushAddress }) => noPushAddress) })
    .max(2000),
  keys: z.object({
    p256dh: z
      .string(problem(messagingInputWords, ({ keyMissing }) => keyMissing))
      .regex(
        KEY,
        problem(messagingInputWords, ({ keyWrong }) => keyWrong),
      )
      .min(80)
      .max(120),
    auth: z
      .string(problem(messagingInputWords, ({ secretMissing }) => secretMissing))
      .regex(
        KEY,
        problem(messagingInputWords, ({ secretWrong }) => secretWrong),
      )
      .min(16)
      .max(40),
  }),
});
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>;

/** A browser that receives notifications for this account or visitor. */
export const PushDevice = z.object({
  id: PushSubscriptionId,
  /** 'Firefox on Windows' */
  device: z.string(),
  createdAt: z.iso.datetime(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** The payload of a push, as JSON, for the service worker. */
export interface PushPayload {
  /** The message's id, also the notification's tag: a repeated push replaces the notification. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The address on this site that a click opens. */
  readonly url: string;
}
