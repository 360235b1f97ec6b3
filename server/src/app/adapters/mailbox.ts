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
 * The local mailbox: keeps what would have been sent in the database, where `/dev/mailbox` shows it; calls as what
 * would be read aloud. Takes everything, and a repeated send of the same message once. Uses a connection of its own
 * beside the sending job's. `publicKey`: what browsers subscribe with, though nothing is sent to them.
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
