import type { Watch } from '@plumbline/contract/domains/leads/watch.ts';
import { watchAddress } from '@plumbline/contract/domains/leads/watch-address.ts';
import { nextDelivery } from './rules/delivery.ts';
import type { WaitingWatch } from './store/watch.ts';

/** Returns a watch as its owner sees it. */
export const watchView = (watch: WaitingWatch): Watch => ({
  id: watch.id,
  name: watch.name,
  filter: watchAddress(watch.filter),
  delivery: watch.delivery,
  hour: watch.hour,
  timeZone: watch.timeZone,
  pausedAt: watch.pausedAt?.toISOString() ?? null,
  nextAt:
    watch.waitingSince === null || watch.pausedAt !== null
      ? null
      : nextDelivery(watch, watch.waitingSince).toISOString(),
  lastToldAt: watch.lastToldAt?.toISOString() ?? null,
  waiting: watch.waiting,
});
