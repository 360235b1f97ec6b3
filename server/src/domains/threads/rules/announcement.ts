import type { ThreadParty } from '@plumbline/contract/domains/threads/thread.ts';
import type { StoredThread } from '../tables.ts';

const MINUTE_MS = 60_000;
/** For this long, someone who has the page open may read a message, and further messages join it. */
export const BUNDLE_MINUTES = 2;
/** As long as an announcement is unread, another one follows no earlier than this. */
export const AGAIN_HOURS = 4;

/** A thread as one side reads it. */
export interface ReaderState {
  /** The newest message that this side has read, and was told of. */
  readonly read: number;
  readonly told: number;
  readonly toldAt: Date | null;
  readonly waitsSince: Date | null;
}

/** Returns how far a side has read a thread, and what it was told. */
export const readerOf = (thread: StoredThread, party: ThreadParty): ReaderState =>
  party === 'customer'
    ? {
        read: thread.customerRead,
        told: thread.customerTold,
        toldAt: thread.customerToldAt,
        waitsSince: thread.customerWaitsSince,
      }
    : {
        read: thread.contractorRead,
        told: thread.contractorTold,
        toldAt: thread.contractorToldAt,
        waitsSince: thread.contractorWaitsSince,
      };

/**
 * Returns when a side is to be told of what it hasn't read; null if nothing waits. All that has come by then is one
 * announcement.
 */
export function announcementDue({ read, told, toldAt, waitsSince }: ReaderState): Date | null {
  if (waitsSince === null) return null;
  const bundled = waitsSince.getTime() + BUNDLE_MINUTES * MINUTE_MS;
  const again = toldAt !== null && told > read ? toldAt.getTime() + AGAIN_HOURS * 60 * MINUTE_MS : 0;
  return new Date(Math.max(bundled, again));
}
