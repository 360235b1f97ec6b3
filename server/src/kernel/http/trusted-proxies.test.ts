import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { fastifyTrust, parseTrustedProxies } from './trusted-proxies.ts';

/** Returns the address the server takes for the client's, when `from` calls and names another one. */
async function clientOf(setting: string, from: string, forwardedFor: string | undefined): Promise<string> {
  const proxies = parseTrustedProxies(setting);
  if (proxies === null) throw new Error(`'${setting}' can't be set`);
  const app = Fastify({ trustProxy: fastifyTrust(proxies) });
  app.get('/', async (request) => request.ip);
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers });
  await app.close();
  return body;
}

describe('the client of a call', () => {
  const INVENTED = '198.51.100.1, 198.51.100.2';

  it("is the caller's address, whatever they claim, without a proxy", async () => {
    for (const setting of ['false', '0']) expect(await clientOf(setting, '203.0.113.7', INVENTED)).toBe('203.0.113.7');
  });

  it('is the address that the only proxy saw, not what the client put before it', async () => {
    expect(await clientOf('1', '10.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
    expect(await clientOf('1', '10.0.0.1', `${INVENTED}, 203.0.113.7`)).toBe('203.0.113.7');
    expect(await clientOf('1', '10.0.0.1', undefined)).toBe('10.0.0.1');
  });

  it('is the address that the first of two proxies saw', async () => {
    expect(await clientOf('2', '10.0.0.1', '203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
    expect(await clientOf('2', '10.0.0.1', `${INVENTED}, 203.0.113.7, 10.0.0.2`)).toBe('203.0.113.7');
  });

  it('is the last address outside the trusted networks', async () => {
    const setting = 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1';
    expect(await clientOf(setting, '127.0.0.1', `${INVENTED}, 203.0.113.7, 10.9.9.9, 192.0.2.1`)).toBe('203.0.113.7');
    expect(await clientOf(setting, '::1', `${INVENTED}, 2001:db8::7, fd00::1`)).toBe('2001:db8::7');
  });

  it("is the caller's address if it is outside the trusted networks", async () => {
    expect(await clientOf('10.0.0.0/8', '203.0.113.7', INVENTED)).toBe('203.0.113.7');
    expect(await clientOf('loopback', '10.0.0.1', INVENTED)).toBe('10.0.0.1');
  });
});

describe('the setting', () => {
  it.each(['true', '', 'yes', '-1', '1.5', '11', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8'])(
    'refuses %j',
    (setting) => {
      expect(parseTrustedProxies(setting)).toBeNull();
    },
  );

  it.each(['proxy.example', '10.0.0.0/08', '1, loopback', 'loopback,', '10.0.0', 'local'])(
    'refuses %j too',
    (setting) => {
      expect(parseTrustedProxies(setting)).toBeNull();
    },
  );
});
