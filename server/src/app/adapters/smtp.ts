import { createTransport } from 'nodemailer';
import type { Delivery, Email, EmailPort } from '../../domains/messaging/public.ts';
import { enhancedCodeOf, type Refusal, type Verdict, verdictOn } from './smtp-reply.ts';

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

const PATIENCE_MS = 10_000;
/** As many messages as connections: a message that waits for a connection would use up its time. */
const CONNECTIONS = 4;
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
    maxConnections: CONNECTIONS,
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
    atOnce: CONNECTIONS,
    send: async ({ id, to, subject, text, html, calendar, replyTo, unsubscribeUrl }: Email): Promise<Delivery> => {
      try {
        const { response } = await transport.sendMail({
          // Also ends the connection to a server that keeps it alive by answering slowly.
          signal: AbortSignal.timeout(patience * 2),
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
    check: async () => {
      try {
        await transport.verify();
        return null;
      } catch (error) {
        const delivery = deliveryOf(error);
        return 'trouble' in delivery ? (delivery.trouble ?? null) : null;
      }
    },
    close: () => transport.close(),
  };
}

/** Nodemailer's messages if no server was reached or it refused to talk: nothing has been sent. */
const NOT_REACHED = /^(connect |getaddrinfo |Connection timeout|Greeting never received)/;
const NOT_BEGUN = new Set(['EDNS', 'EAUTH', 'ETLS']);
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
  if (responseCode !== undefined && responseCode >= 400) {
    const enhanced = enhancedCodeOf(response);
    const reason = `SMTP ${responseCode}${enhanced === null ? '' : ` ${enhanced}`}`;
    return refusalOf(verdictOn({ code: responseCode, text: response, stage: stageOf(command) }), reason);
  }
  const reason = code ?? 'failure';
  return NOT_BEGUN.has(reason) || NOT_REACHED.test(message)
    ? { kind: 'retry', after: RETRY_SECONDS, reason, trouble: 'unreachable' }
    : { kind: 'unknown', reason, trouble: 'silent' };
}

function refusalOf(verdict: Verdict, reason: string): Delivery {
  switch (verdict) {
    case 'mailbox':
      return { kind: 'refused', reason, because: 'no-such-address' };
    case 'message':
      return { kind: 'refused', reason };
    case 'us':
      return { kind: 'retry', after: RETRY_SECONDS, reason, trouble: 'refuses-us' };
    case 'moment':
      return { kind: 'retry', after: RETRY_SECONDS, reason };
  }
}

/** Nodemailer names the command that was answered. */
const stageOf = (command: string | undefined): Refusal['stage'] =>
  command === 'RCPT TO' ? 'recipient' : command === 'DATA' ? 'content' : 'earlier';
