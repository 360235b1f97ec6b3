import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../kernel/clock.ts';
import { sealedTexts } from '../../../kernel/sealed-texts.ts';
import { createGuardedRequests } from '../sources/guarded-requests.ts';
import { createPoliteFetch } from '../sources/polite-fetch.ts';
import { type Reply, sourceServer } from '../sources/testing/source-server.ts';
import { createCalendars } from './calendars.ts';
import type { CalendarLimits } from './parser.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:1',
  'DTSTART:20261201T150000Z',
  'DTEND:20261201T160000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const query = {
  from: new Date('2026-11-01T00:00Z'),
  to: new Date('2027-01-01T00:00Z'),
  timeZone: 'America/Kentucky/Louisville',
  ownSuffix: '@plumbline.example',
};

/** Starts a calendar server with the given replies, and an adapter that may read it. */
async function serve(reply: Reply, limits: Partial<CalendarLimits> = {}) {
  const server = await sourceServer(reply);
  const privateOrigins = [server.origin];
  const patience = { connect: 1000, silence: 300, answer: 900, maxBytes: 100_000 };
  const options = { userAgent: 'PlumblineTest/1.0', privateOrigins };
  const polite = createPoliteFetch({
    ...options,
    clock: systemClock,
    pauseMs: 0,
    patience: { ...patience, attempts: 1 },
  });
  const requests = createGuardedRequests({ ...options, patience });
  closing.push(polite.close, requests.close, server.close);
  const secrets = sealedTexts('a secret of the tests, long enough', 'tests');
  const calendars = createCalendars({ polite, requests, privateOrigins }, secrets, limits);
  const read = (since: Parameters<typeof calendars.read>[1] = null, address = `${server.origin}/private.ics`) =>
    calendars.read({ address, login: null }, since, query, new AbortController().signal);
  return { server, read };
}

describe('a calendar at an ICS address', () => {
  it('is read, and afterwards only if it has changed', async () => {
    const { read } = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'text/calendar', etag: '"1"' }).end(CALENDAR);
    });
    const validator = { etag: '"1"', lastModified: null };
    const busy = [{ startsAt: new Date('2026-12-01T15:00Z'), endsAt: new Date('2026-12-01T16:00Z') }];
    expect(await read()).toEqual({ busy, unread: 0, validator });
    expect(await read(validator)).toBe('not-modified');
  });

  it.each([401, 403])('whose server answers %i has another trouble than one that is gone', async (status) => {
    const { read } = await serve((_request, response) => response.writeHead(status).end());
    expect(await read()).toEqual({ trouble: 'not-allowed' });
  });

  it('that is gone, silent, broken or too large says so', async () => {
    const { read, server } = await serve(({ url }, response) => {
      if (url === '/gone') response.writeHead(404).end();
      if (url === '/broken') response.socket?.destroy();
      if (url === '/large') response.end('x'.repeat(200_000));
      if (url === '/page') response.end('<!doctype html>');
    });
    const troubleAt = (path: string) => read(null, server.origin + path);
    expect(await troubleAt('/gone')).toEqual({ trouble: 'not-found' });
    expect(await troubleAt('/silent')).toEqual({ trouble: 'too-slow' });
    expect(await troubleAt('/broken')).toEqual({ trouble: 'unreachable' });
    expect(await troubleAt('/large')).toEqual({ trouble: 'too-large' });
    expect(await troubleAt('/page')).toEqual({ trouble: 'no-calendar' });
  });

  it('is never read in a private network, not even where a public address redirects to', async () => {
    const inside = await serve((_request, response) => response.end(CALENDAR));
    const { read } = await serve((_request, response) =>
      response.writeHead(302, { location: `${inside.server.origin}/private.ics` }).end(),
    );
    expect(await read()).toEqual({ trouble: 'private-address' });
    expect(await read(null, 'http://169.254.169.254/latest')).toEqual({ trouble: 'private-address' });
    expect(inside.server.asked).toEqual([]);
  });

  it('that takes too long to parse is given up', async () => {
    const { read } = await serve((_request, response) => response.end(CALENDAR), { parseMs: 1 });
    expect(await read()).toEqual({ trouble: 'too-complex' });
  });
});
