import { type EmailPort, putIntoMailbox, type SmsPort } from '../../domains/messaging/public.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';

/**
 * The local mailbox: keeps what would have been sent in the database, where `/dev/mailbox` shows it. Takes everything,
 * and a repeated send of the same message once. Uses a connection of its own beside the sending job's.
 */
export function createMailbox(db: Database, clock: Clock): { readonly email: EmailPort; readonly sms: SmsPort } {
  return {
    email: {
      send: async (email) => {
        await putIntoMailbox(db, { ...email, channel: 'email' }, clock.now());
        return { kind: 'sent' };
      },
    },
    sms: {
      send: async (sms) => {
        await putIntoMailbox(db, { ...sms, channel: 'sms', subject: null, html: null }, clock.now());
        return { kind: 'sent' };
      },
    },
  };
}
