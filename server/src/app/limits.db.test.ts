import { describe, expect, it } from 'vitest';
import { testDatabase } from '../kernel/testing/test-database.ts';
import { routesOf } from './testing/route-list.ts';
import { testApp } from './testing/test-app.ts';

const { app } = await testApp(await testDatabase());

const streams = routesOf(app).filter(({ method, url }) => method === 'GET' && url.endsWith('/live'));

describe('the limits of a process', () => {
  it('end requests that take too long to arrive, and connections on which nothing moves', () => {
    const { headersTimeout, requestTimeout, timeout } = app.server;
    expect({ headersTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      timeout: 660_000,
    });
  });

  it('hold for all streams of live updates', () => {
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
