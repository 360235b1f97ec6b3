import { createECDH, createHash } from 'node:crypto';
import type { Agent } from 'node:https';
import type { PushPayload } from '@plumbline/contract/domains/messaging/push.ts';
import webPush, { type RequestOptions } from 'web-push';
import type { Delivery, PushNotification, PushPort } from '../../domains/messaging/public.ts';
import { traceHeaders } from '../../kernel/trace.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Contact address for push services: 'mailto:…' or an https address. */
  readonly subject: string;
  /** Additional hosts of push services. */
  readonly hosts?: readonly string[];
  /** Milliseconds to wait for a silent push service. */
  readonly patience?: number;
  /** The agent for reaching push services, in tests. */
  readonly agent?: Agent;
}

/** Derives the key pair from a secret of 32 bytes. */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(secret, 'base64url'));
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret };
}

/** The push services of Chrome and browsers based on it, Firefox, Safari and Edge. */
const WELL_KNOWN = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];
const PATIENCE_MS = 10_000;
/** A notification that is a day late is useless. */
const DAY_SECONDS = 86_400;
const RETRY_SECONDS = 60;

/**
 * Sends notifications to browsers through their makers' push services (RFC 8030, encrypted by RFC 8291, signed by RFC
 * 8292).
 */
export function createWebPush({ keys, subject, hosts = [], patience = PATIENCE_MS, agent }: WebPushOptions): PushPort {
  const accepts = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url === null || url.protocol !== 'https:') return false;
    return hosts.includes(url.host) || (url.port === '' && WELL_KNOWN.some((known) => known.test(url.hostname)));
  };
  const options: RequestOptions = {
    vapidDetails: { subject, ...keys },
    TTL: DAY_SECONDS,
    timeout: patience,
    ...(agent && { agent }),
  };
  return {
    by: 'Web Push',
    // A notification replaces the one with its tag.
    knowsRepetitions: true,
    publicKey: keys.publicKey,
    accepts,
    send: async ({ id, subscription, title, text, url }: PushNotification): Promise<Delivery> => {
      const { endpoint, p256dh, auth } = subscription;
      if (!accepts(endpoint))
        return { kind: 'refused', reason: { kind: 'unknown-push-service' }, because: 'no-such-address' };
      const payload: PushPayload = { id, title, body: text, url };
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
          ...options,
          headers: traceHeaders(),
          // A repetition replaces what waits for a browser that is offline (RFC 8030, 5.4): at most 32 characters.
          topic: createHash('sha256').update(id).digest('base64url').slice(0, 32),
        });
        return { kind: 'sent' };
      } catch (error) {
        return deliveryOf(error);
      }
    },
  };
}

const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function deliveryOf(error: unknown): Delivery {
  const { statusCode, headers, code } = error as {
    statusCode?: number;
    headers?: Record<string, string>;
    code?: string;
  };
  if (statusCode === undefined) {
    if (code === undefined) return { kind: 'unknown', reason: { kind: 'silent-push-service' }, trouble: 'silent' };
    return NOT_REACHED.has(code)
      ? { kind: 'retry', after: RETRY_SECONDS, reason: code, trouble: 'unreachable' }
      : { kind: 'unknown', reason: code, trouble: 'silent' };
  }
  const reason = `push service ${statusCode}`;
  if (statusCode === 404 || statusCode === 410) return { kind: 'refused', reason, because: 'no-such-address' };
  if (statusCode === 429 || statusCode >= 500) {
    return { kind: 'retry', after: Number(headers?.['retry-after']) || RETRY_SECONDS, reason };
  }
  return { kind: 'refused', reason };
}
