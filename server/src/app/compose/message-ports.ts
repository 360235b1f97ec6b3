import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database.ts';
import { ownSecret } from '../../kernel/own-secret.ts';
import { createMailbox } from '../adapters/mailbox.ts';
import { noMail, noSms } from '../adapters/not-set-up.ts';
import { createSmtp, type DkimKey } from '../adapters/smtp.ts';
import { type Env, SettingError } from '../env.ts';

/**
 * Returns the senders of messages: a real adapter if configured, else the local mailbox; in production never the
 * mailbox.
 */
export async function messagePorts(
  env: Env,
  publicUrl: string,
  db: Database,
  clock: Clock,
): Promise<Context['ports']['messaging']> {
  const { SMTP_URL: url, MAIL_FROM: from, BOUNCE_ADDRESS: bounceAddress } = env;
  const isProduction = env.PLUMBLINE_MODE === 'production';
  const twilio = await twilioOf(env, publicUrl);
  const { createWebPush, vapidKeys } = await import('../adapters/web-push.ts');
  const keys = vapidKeys(await ownSecret(db, 'vapid'));
  const mailbox = createMailbox(db, clock, keys.publicKey);
  const pushed = env.WEB_PUSH ?? isProduction;
  const phone = twilio?.phone ?? (isProduction ? undefined : mailbox.phone);
  return {
    email:
      url !== undefined && from !== undefined
        ? createSmtp({ url, from, bounceAddress, dkim: dkimOf(env) })
        : isProduction
          ? noMail
          : mailbox.email,
    sms: twilio?.sms ?? (isProduction ? noSms : mailbox.sms),
    ...(phone && { phone }),
    push: pushed
      ? createWebPush({ keys, subject: subjectOf(env, publicUrl), hosts: env.WEB_PUSH_HOSTS })
      : mailbox.push,
    ...(twilio && { carrier: twilio.carrier }),
  };
}

/** The SDK takes half a second to load, so it is loaded only if needed. */
async function twilioOf(env: Env, publicUrl: string) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (accountSid === undefined || authToken === undefined || from === undefined) return null;
  const { createTwilio } = await import('../adapters/twilio.ts');
  return createTwilio({ accountSid, authToken, from, publicUrl });
}

function dkimOf(env: Env): DkimKey | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = env;
  if (domain === undefined || selector === undefined || file === undefined) return undefined;
  try {
    const privateKey = readFileSync(file, 'utf8');
    createPrivateKey(privateKey);
    return { domain, selector, privateKey };
  } catch {
    throw new SettingError(`DKIM_PRIVATE_KEY_FILE: there is no private key in PEM form at '${file}'.`);
  }
}

const subjectOf = (env: Env, publicUrl: string): string => {
  if (env.SUPPORT_EMAIL !== undefined) return `mailto:${env.SUPPORT_EMAIL}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:webmaster@localhost';
};
