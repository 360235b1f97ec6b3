import { createECDH, createHash } from 'node:crypto';
import type { Agent } from 'node:https';
import type { PushPayload } from '@plumbline/contract/domains/messaging/push.ts';
import webPush, { type RequestOptions } from 'web-push';
import type { Delivery, PushNotification, PushPort } from '../../domains/messaging/public.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Whom a push service writes to about us: 'mailto:…' or an https address. */
  readonly subject: string;
  /** Hosts of push services beside the well-known ones. */
  readonly hosts?: readonly string[];
  /** Milliseconds that a silent push service is waited for. */
  readonly patience?: number;
  /** How push services are reached, for tests. */
  readonly agent?: Agent;
}

/** The key pair that a secret of 32 bytes stands for. */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(secret, 'base64url'));
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret };
}

/** The push services of Chrome and what is made from it, Firefox, Safari and Edge. */
const WELL_KNOWN = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];
const PATIENCE_MS = 10_000;
/** A notification that is a day late says nothing any more. */
const DAY_SECONDS = 86_400;
const RETRY_SECONDS = 60;

/** Notifications to browsers by the push services of their makers (RFC 8030, encrypted by RFC 8291, signed by RFC 8292). */
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
    // A notification takes the place of the one with its tag.
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
          // A repetition replaces what waits for a browser that is off (RFC 8030, 5.4): at most 32 characters.
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
    if (code === undefined) return { kind: 'unknown', reason: { kind: 'silent-push-service' } };
    return NOT_REACHED.has(code)
      ? { kind: 'retry', after: RETRY_SECONDS, reason: code }
      : { kind: 'unknown', reason: code };
  }
  const reason = `push service ${statusCode}`;
  if (statusCode === 404 || statusCode === 410) return { kind: 'refused', reason, because: 'no-such-address' };
  if (statusCode === 429 || statusCode >= 500) {
    return { kind: 'retry', after: Number(headers?.['retry-after']) || RETRY_SECONDS, reason };
  }
  return { kind: 'refused', reason };
}
