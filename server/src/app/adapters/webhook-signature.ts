import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs a webhook call as payment providers do (docs.stripe.com/webhooks/signature): 't=…,v1=…', the time in seconds
 * and an HMAC-SHA256 over the time and the exact bytes.
 */
export function signWebhook(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${codeOf(Buffer.from(body), secret, time)}`;
}

/** @param tolerance seconds, in both directions. @returns null if the signature is valid. */
export function signatureProblem(
  rawBody: Buffer,
  header: string,
  secret: string,
  tolerance: number,
  now: Date,
): 'wrong-signature' | 'too-old' | null {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (parts === null) return 'wrong-signature';
  const [, time = '', code = ''] = parts;
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(rawBody, secret, Number(time))))) return 'wrong-signature';
  return Math.abs(now.getTime() / 1000 - Number(time)) > tolerance ? 'too-old' : null;
}

const codeOf = (body: Buffer, secret: string, time: number): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
