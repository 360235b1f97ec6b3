import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database.ts';
import { prepared } from '../../../kernel/prepared.ts';
import { type StoredMessage, WHOLE } from './message.ts';

/** The facts about a recipient that decide whether they are sent anything. */
export type Standing = {
  readonly isOptedOut: boolean;
  /** Mail to them was returned recently. */
  readonly isUndeliverable: boolean;
};

/** Who is sending a message. */
export type Hold = {
  /** Another sender has claimed it. */
  readonly isUnderWay: boolean;
  /** A sender that is gone had claimed it. */
  readonly isLeftOpen: boolean;
  /** The end of that claim. */
  readonly claimedUntil: Date | null;
  /** Its recipient is opting out. */
  readonly isPaused: boolean;
};

export interface LockedMessage {
  readonly message: StoredMessage;
  readonly standing: Standing;
  readonly hold: Hold;
}

/**
 * Waits for locks on queued messages and their recipients, then returns the messages still queued with the recipients'
 * standing and with any claim on them. The locks are only held while messages are claimed, and not while they are sent.
 * One round trip.
 */
export async function lockQueuedMessages(db: Database, ids: readonly string[], now: Date): Promise<LockedMessage[]> {
  const { rows } = await db.execute<LockedRow>(
    prepared(sql`
      select ${WHOLE}, is_opted_out as "isOptedOut", is_undeliverable as "isUndeliverable",
        is_under_way as "isUnderWay", is_left_open as "isLeftOpen", claimed_until as "claimedUntil",
        is_paused as "isPaused"
      from lock_messages(${sql.param([...ids])}::text[]) as message,
        standing_of(channel, recipient, ${now.toISOString()}::timestamptz),
        claim_of(id, attempts, channel, recipient)`),
  );
  return rows.map(lockedOf);
}

type LockedRow = Omit<StoredMessage, 'notBefore' | 'notAfter' | 'sentAt' | 'createdAt'> &
  Standing &
  Omit<Hold, 'claimedUntil'> & {
    readonly notBefore: string | null;
    readonly notAfter: string | null;
    readonly sentAt: string | null;
    readonly createdAt: string;
    readonly claimedUntil: string | null;
  };

const lockedOf = ({
  isOptedOut,
  isUndeliverable,
  isUnderWay,
  isLeftOpen,
  isPaused,
  ...row
}: LockedRow): LockedMessage => {
  const { notBefore, notAfter, sentAt, createdAt, claimedUntil, ...rest } = row;
  return {
    message: {
      ...rest,
      notBefore: momentOf(notBefore),
      notAfter: momentOf(notAfter),
      sentAt: momentOf(sentAt),
      createdAt: new Date(createdAt),
    },
    standing: { isOptedOut, isUndeliverable },
    hold: { isUnderWay, isLeftOpen, claimedUntil: momentOf(claimedUntil), isPaused },
  };
};

const momentOf = (text: string | null) => (text === null ? null : new Date(text));
