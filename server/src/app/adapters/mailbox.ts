import {
  type EmailPort,
  type PushPort,
  putIntoMailbox,
  type SmsPort,
  type VoicePort,
} from '../../domains/messaging/public.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';

export interface Mailbox {
  readonly email: EmailPort;
  readonly sms: SmsPort;
  readonly phone: VoicePort;
  readonly push: PushPort;
}

const local = { isLocal: true, knowsRepetitions: true } as const;

/**
 * The local mailbox: stores messages in the database instead of sending them, and `/dev/mailbox` shows them; calls are
 * stored as the text to read aloud. Accepts everything, and stores a repeated message once. Uses a separate connection
 * from the sending job's. `publicKey`: the key that browsers subscribe with, although nothing is sent to them.
 */
export function createMailbox(db: Database, clock: Clock, publicKey = ''): Mailbox {
  const put = async (message: Parameters<typeof putIntoMailbox>[1]) => {
    await putIntoMailbox(db, message, clock.now());
    return { kind: 'sent' } as const;
  };
  return {
    email: {
      ...local,
      send: ({ id, to, subject, text, html, calendar }) =>
        put({ id, to, subject, text, html, calendar: calendar ?? null, channel: 'email' }),
    },
    sms: { ...local, send: ({ id, to, text }) => put({ id, to, text, channel: 'sms', subject: null, html: null }) },
    phone: {
      ...local,
      send: ({ id, to, text }) => put({ id, to, text, channel: 'phone', subject: null, html: null }),
    },
    push: {
      ...local,
      publicKey,
      accepts: () => true,
      send: ({ id, to, title, text, url }) =>
        put({ id, to, subject: title, text: `${text}\n${url}`, channel: 'push', html: null }),
    },
  };
}
