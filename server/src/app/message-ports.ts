import type { EmailPort, SmsPort } from '../domains/messaging/public.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../kernel/database.ts';
import { createMailbox } from './adapters/mailbox.ts';
import { noSms } from './adapters/no-sms.ts';
import { createSmtp } from './adapters/smtp.ts';
import type { Env } from './env.ts';

/** Who sends messages: a real adapter where one is set, else the local mailbox; in production never the mailbox. */
export function messagePorts(
  env: Env,
  db: Database,
  clock: Clock,
): { readonly email: EmailPort; readonly sms: SmsPort } {
  const mailbox = createMailbox(db, clock);
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  return {
    email: url === undefined || from === undefined ? mailbox.email : createSmtp({ url, from }),
    sms: env.PLUMBLINE_MODE === 'production' ? noSms : mailbox.sms,
  };
}
