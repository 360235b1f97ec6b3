import { createTransport } from 'nodemailer';
import type { Delivery, Email, EmailPort } from '../../domains/messaging/public.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string;
  /** 'Plumbline <post@plumbline.example>' */
  readonly from: string;
  /** The address to which undeliverable mail returns, with the mail's id after a '+'; without it, the sender's. */
  readonly bounceAddress?: string | undefined;
  readonly dkim?: DkimKey | undefined;
  /** Milliseconds to wait for a silent server. */
  readonly patience?: number;
}

export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

const PATIENCE_MS = 15_000;
const RETRY_SECONDS = 60;
/** RFC 8058 requires the unsubscribe headers to be signed. */
const SIGNED_FIELDS =
  'from:to:reply-to:subject:date:message-id:mime-version:content-type:list-unsubscribe:list-unsubscribe-post';

/**
 * Sends email through any SMTP server, over a small connection pool. The message's id becomes its Message-ID. A server
 * that goes silent after receiving a message may have accepted it: the result is 'unknown', without a retry.
 */
export function createSmtp(options: SmtpOptions): EmailPort & { close(): void } {
  const { url, from, bounceAddress, dkim, patience = PATIENCE_MS } = options;
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 4,
    connectionTimeout: patience,
    greetingTimeout: patience,
    // Later than the greeting's timeout: without a greeting, nothing has been sent.
    socketTimeout: patience * 1.5,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_FIELDS,
      },
    }),
  });
  const sender = /([^<\s]+@[^>\s]+)/.exec(from)?.[1] ?? from;
  const domain = sender.split('@')[1] ?? 'localhost';
  return {
    by: 'SMTP',
    send: async ({ id, to, subject, text, html, calendar, replyTo, unsubscribeUrl }: Email): Promise<Delivery> => {
      try {
        const { response } = await transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          envelope: { from: bounceAddress?.replace('@', `+${id}@`) ?? sender, to },
          ...(bounceAddress !== undefined && { dsn: { id, return: 'headers', notify: ['failure'] } }),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          ...(unsubscribeUrl && {
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
        });
        return { kind: 'sent', ref: response };
      } catch (error) {
        return deliveryOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Nodemailer's messages if no server was reached or it refused to talk: nothing has been sent. */
const NOT_REACHED = /^(connect |getaddrinfo |Connection timeout|Greeting never received)/;
const NOT_BEGUN = new Set(['EDNS', 'EAUTH', 'ETLS']);
/**
 * No such mailbox: by its enhanced code (RFC 3463), or by the plain text of older servers in response to the recipient.
 */
const NO_MAILBOX = /^5\d\d[ -]5\.1\.(?:0|1|2|3|6|10)\b/;
const BARE_REFUSAL = /^55[013][ -](?!5\.\d)/;

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
  readonly message: string;
}

/** RFC 5321, 4.2.1: 4yz may be retried, 5yz is final. Reasons contain codes, never addresses. */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode, response = '', command, message } = error as SmtpError;
  if (responseCode !== undefined && responseCode >= 500) {
    const isGone = NO_MAILBOX.test(response) || (command === 'RCPT TO' && BARE_REFUSAL.test(response));
    return { kind: 'refused', reason: `SMTP ${responseCode}`, ...(isGone && { because: 'no-such-address' as const }) };
  }
  if (responseCode !== undefined && responseCode >= 400) {
    return { kind: 'retry', after: RETRY_SECONDS, reason: `SMTP ${responseCode}` };
  }
  const reason = code ?? 'failure';
  const isUntouched = NOT_BEGUN.has(reason) || NOT_REACHED.test(message);
  return isUntouched ? { kind: 'retry', after: RETRY_SECONDS, reason } : { kind: 'unknown', reason };
}
