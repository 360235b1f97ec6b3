import { createTransport } from 'nodemailer';
import type { Delivery, Email, EmailPort } from '../../domains/messaging/public.ts';

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string;
  /** 'Plumbline <post@plumbline.example>' */
  readonly from: string;
  /** Milliseconds that a silent server is waited for. */
  readonly patience?: number;
}

const PATIENCE_MS = 15_000;
const RETRY_SECONDS = 60;

/**
 * E-mail by any SMTP server, over a few kept connections. The message's id is its Message-ID. A server that falls
 * silent after it was given the message may have taken it: that is 'unknown', and not repeated.
 */
export function createSmtp({ url, from, patience = PATIENCE_MS }: SmtpOptions): EmailPort & { close(): void } {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 4,
    connectionTimeout: patience,
    greetingTimeout: patience,
    // Later than the greeting's: who was never greeted knows that nothing was given.
    socketTimeout: patience * 1.5,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, replyTo, subject, text, html }: Email): Promise<Delivery> => {
      try {
        const { response } = await transport.sendMail({
          from,
          to,
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
        });
        return { kind: 'sent', ref: response };
      } catch (error) {
        return deliveryOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** What nodemailer says when no server was reached or it would not talk to us: nothing has been given to it. */
const NOT_REACHED = /^(connect |getaddrinfo |Connection timeout|Greeting never received)/;
const NOT_BEGUN = new Set(['EDNS', 'EAUTH', 'ETLS']);

/** RFC 5321, 4.2.1: 4yz may be tried again, 5yz is final. Reasons hold codes, never addresses. */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  if (responseCode !== undefined && responseCode >= 500) return { kind: 'refused', reason: `SMTP ${responseCode}` };
  if (responseCode !== undefined && responseCode >= 400) {
    return { kind: 'retry', after: RETRY_SECONDS, reason: `SMTP ${responseCode}` };
  }
  const reason = code ?? 'failure';
  const isUntouched = NOT_BEGUN.has(reason) || NOT_REACHED.test(message);
  return isUntouched ? { kind: 'retry', after: RETRY_SECONDS, reason } : { kind: 'unknown', reason };
}
