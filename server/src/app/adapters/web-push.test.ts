import { createECDH, randomBytes, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import { decrypt } from 'http_ece';
import { jwtVerify } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import { selfSigned } from './testing/self-signed.ts';
import { createWebPush, vapidKeys, type WebPushOptions } from './web-push.ts';

const keys = vapidKeys(randomBytes(32).toString('base64url'));
const certificate = selfSigned();

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Simulates a browser's subscription that can decrypt a push. */
function aBrowser(origin: string) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${origin}/push/1`,
      p256dh: curve.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    read: (body: Buffer): unknown =>
      JSON.parse(
        String(decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: auth.toString('base64url') })),
      ),
  };
}

interface Posted {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Starts a local push service over TLS that responds with `status`. */
async function pushService(status: number | null = 201, given: Partial<WebPushOptions> = {}) {
  const posted: Posted[] = [];
  const server = createServer(certificate, (request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push({ headers: request.headers, body: Buffer.concat(chunks) });
      if (status !== null) reply.writeHead(status, { 'retry-after': '7' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : 0}`;
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const push = createWebPush({
    keys,
    subject: 'mailto:help@plumbline.example',
    hosts: [host],
    patience: 400,
    agent: new Agent({ ca: certificate.cert }),
    ...given,
  });
  return { push, posted, browser: aBrowser(`https://${host}`) };
}

const notification = {
  id: 'msg_1',
  to: 'user:us_1',
  title: 'Accepted 🚰',
  text: 'They will call you.',
  url: '/track/sr_1',
};

describe('a notification', () => {
  it('can be read by its browser, and by no one on the way', async () => {
    const { push, posted, browser } = await pushService();
    expect(await push.send({ ...notification, subscription: browser.subscription })).toEqual({ kind: 'sent' });
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} }] = posted;
    expect(browser.read(body)).toEqual({
      id: 'msg_1',
      title: 'Accepted 🚰',
      body: 'They will call you.',
      url: '/track/sr_1',
    });
    expect(body.toString('latin1')).not.toContain('call you');
    expect(headers).toMatchObject({
      ttl: '86400',
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  it('is signed with our key, for that push service', async () => {
    const { push, posted, browser } = await pushService();
    await push.send({ ...notification, subscription: browser.subscription });
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(posted[0]?.headers['authorization'])) ?? [];
    expect(key).toBe(keys.publicKey);
    const raw = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, jwk, { audience: new URL(browser.subscription.endpoint).origin });
    expect(payload.sub).toBe('mailto:help@plumbline.example');
  });

  it.each([
    [404, { kind: 'refused', because: 'no-such-address' }],
    [410, { kind: 'refused', because: 'no-such-address' }],
    [413, { kind: 'refused' }],
    [429, { kind: 'retry', after: 7 }],
    [503, { kind: 'retry' }],
    [null, { kind: 'unknown' }],
  ])('that gets the response %s', async (status, outcome) => {
    const { push, browser } = await pushService(status);
    const delivery = await push.send({ ...notification, subscription: browser.subscription });
    expect(delivery).toMatchObject(outcome);
    expect(JSON.stringify(delivery)).not.toContain('/push/1');
  });

  it('goes only to known push services, over TLS', async () => {
    const { push, posted, browser } = await pushService(201, { hosts: [] });
    expect(await push.send({ ...notification, subscription: browser.subscription })).toMatchObject({ kind: 'refused' });
    expect(posted).toEqual([]);
    const accepted = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://db5p.notify.windows.com/w/?token=abc',
    ];
    expect(accepted.filter((endpoint) => !push.accepts(endpoint))).toEqual([]);
    const refused = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com.evil.example/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://127.0.0.1/abc',
      'https://evil.example/?https://fcm.googleapis.com/',
      'nonsense',
    ];
    expect(refused.filter((endpoint) => push.accepts(endpoint))).toEqual([]);
  });
});

it('the test’s own certificate is valid', () => {
  expect(new X509Certificate(certificate.cert).checkHost('localhost')).toBe('localhost');
});
