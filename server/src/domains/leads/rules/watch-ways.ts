import type { WatchChannel, WatchReach } from '@plumbline/contract/domains/leads/watch.ts';

/** A channel and its recipient. */
export interface Way {
  readonly channel: WatchChannel;
  readonly to: string;
}

interface Told {
  readonly userId: string;
  readonly channels: readonly WatchChannel[];
  readonly delivery: string;
}

/**
 * Returns how a watch tells its owner: by mail if they want it, and by one message that interrupts, a text rather than a
 * notification. If none of the chosen ways reaches them, it is told by mail.
 */
export function waysOf({ userId, channels, delivery }: Told, { email, push, phone }: WatchReach): Way[] {
  if (channels.length === 0) return [];
  const mail: Way[] = email === null ? [] : [{ channel: 'email', to: email }];
  const interrupting: Way[] =
    channels.includes('sms') && delivery === 'instant' && phone !== null
      ? [{ channel: 'sms', to: phone }]
      : channels.includes('push') && push
        ? [{ channel: 'push', to: `user:${userId}` }]
        : [];
  return [...(channels.includes('email') || interrupting.length === 0 ? mail : []), ...interrupting];
}
