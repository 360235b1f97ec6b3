import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { routesOf } from '../testing/route-list.ts';
import { testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const { app } = await testApp(database);

const streams = routesOf(app).filter(({ method, url }) => method === 'GET' && url.endsWith('/live'));

describe('the limits of a process', () => {
  it('end requests that take too long to arrive, and idle connections', () => {
    const { headersTimeout, requestTimeout, timeout } = app.server;
    expect({ headersTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      timeout: 660_000,
    });
  });

  it('apply to all streams of live updates together', () => {
    expect(streams.map(({ url }) => url).sort()).toEqual([
      '/api/craftsman/live',
      '/api/customer/live',
      '/api/dev/mailbox/live',
      '/api/projects/live',
      '/api/projects/sources/live',
      '/api/service-requests/:id/live',
    ]);
  });

  it.each(streams)('let one client open $url 120 times a minute', async ({ url }) => {
    const { headers } = await app.inject({ method: 'HEAD', url, remoteAddress: '203.0.113.9' });
    expect(headers['x-ratelimit-limit']).toBe('120');
  });
});

describe('a client on the machine itself', () => {
  const allowed = async (env: Record<string, string> = {}) => {
    const { app } = await testApp(database, { env });
    const { headers } = await app.inject({ url: '/api/stats', remoteAddress: '127.0.0.1' });
    return Number(headers['x-ratelimit-limit']);
  };

  it('is limited like any other in production, where a proxy may call from there', async () => {
    expect(
      await allowed({
        PLUMBLINE_MODE: 'production',
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'post@plumbline.example',
        DATA_DIR: '/srv/plumbline',
        REFERRAL_FEE_CENTS: '0',
        SENDER_POSTAL_ADDRESS: '1 Main St, Louisville, KY 40202',
      }),
    ).toBe(600);
  });

  it('is practically unlimited in a demonstration, for development and measurements', async () => {
    expect(await allowed()).toBeGreaterThan(1_000_000);
  });
});
