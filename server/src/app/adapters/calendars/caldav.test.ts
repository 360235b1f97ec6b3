import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../kernel/clock.ts';
import { sealedTexts } from '../../../kernel/sealed-texts.ts';
import { createGuardedRequests } from '../sources/guarded-requests.ts';
import { createPoliteFetch } from '../sources/polite-fetch.ts';
import { sourceServer } from '../sources/testing/source-server.ts';
import { createCalendars } from './calendars.ts';
import { anEvent, caldavServer, said } from './testing/caldav-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const query = {
  from: new Date('2026-11-01T00:00Z'),
  to: new Date('2027-01-01T00:00Z'),
  timeZone: 'America/Kentucky/Louisville',
  ownSuffix: '@plumbline.example',
};
const login = { userName: 'dana@example.com', password: 'app-password' };

/** A CalDAV server with one calendar, and what reads it. */
async function world() {
  const server = await caldavServer();
  const options = {
    userAgent: 'PlumblineTest/1.0',
    privateOrigins: [server.origin],
    patience: { connect: 1000, silence: 300, answer: 900, maxBytes: 200_000 },
  };
  const requests = createGuardedRequests(options);
  const polite = createPoliteFetch({ ...options, clock: systemClock, pauseMs: 0 });
  closing.push(requests.close, polite.close, server.close);
  const secrets = sealedTexts('a secret of the tests, long enough', 'tests');
  const calendars = createCalendars({ requests, polite, privateOrigins: options.privateOrigins }, secrets);
  const address = `${server.origin}/dav/dana/work/`;
  const validator = (etag: string | null) => (etag === null ? null : { etag, lastModified: null });
  const read = async (etag: string | null = null, signal = new AbortController().signal) =>
    calendars.read({ address, login }, validator(etag), query, signal);
  /** Reads a calendar that must be readable, and returns its state and its busy times as texts. */
  const readBusy = async (etag: string | null = null) => {
    const reading = await read(etag);
    if (reading === 'not-modified' || 'trouble' in reading) throw new Error(JSON.stringify(reading));
    const busy = reading.busy.map(({ startsAt, endsAt }) => `${startsAt.toISOString()}/${endsAt.toISOString()}`);
    return { busy, state: reading.validator.etag, name: reading.name };
  };
  const discover = (at = '', given = {}) =>
    calendars.discover({ ...login, address: server.origin + at, ...given }, new AbortController().signal);
  return { server, read, readBusy, discover };
}

const morning = anEvent('1@elsewhere', ':20261201T150000Z', ':20261201T160000Z');
const MORNING = '2026-12-01T15:00:00.000Z/2026-12-01T16:00:00.000Z';

describe('the discovery of calendars', () => {
  it('begins at any address of a server, follows its redirect and names the calendars with events', async () => {
    const { server, discover } = await world();
    server.calendars.set('tasks', { name: 'Tasks', holds: ['VTODO'], objects: new Map() });
    server.calendars.set('home', { name: '', holds: ['VEVENT', 'VTODO'], objects: new Map() });
    const calendars = [
      { address: `${server.origin}/dav/dana/work/`, name: 'Work' },
      { address: `${server.origin}/dav/dana/home/`, name: 'home' },
    ];
    for (const at of ['', '/.well-known/caldav', '/dav/', '/dav/principals/dana/', '/somewhere/else']) {
      expect(await discover(at)).toEqual({ calendars });
    }
    expect(await discover('/dav/dana/work/')).toEqual({ calendars: calendars.slice(0, 1) });
  });

  it('says what is wrong with the password, the server or the account', async () => {
    const { server, discover } = await world();
    expect(await discover('', { password: 'wrong' })).toEqual({ trouble: 'wrong-password' });
    server.calendars.clear();
    expect(await discover()).toEqual({ trouble: 'no-calendars' });
    server.instead = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      return true;
    };
    expect(await discover()).toEqual({ trouble: 'no-server' });
    server.instead = () => true;
    expect(await discover()).toEqual({ trouble: 'too-slow' });
  });

  it('gives the password neither to an unencrypted server nor to a private network', async () => {
    const { server, discover } = await world();
    const inside = await sourceServer((_request, response) => response.end());
    closing.push(inside.close);
    expect(await discover('', { address: `${inside.origin}/` })).toEqual({ trouble: 'insecure' });
    const encrypted = inside.origin.replace('http:', 'https:');
    expect(await discover('', { address: encrypted })).toEqual({ trouble: 'private-address' });
    server.instead = (_request, response) => {
      response.writeHead(301, { location: `${inside.origin}/dav/` }).end();
      return true;
    };
    expect(await discover()).toEqual({ trouble: 'insecure' });
    expect(inside.asked).toEqual([]);
  });
});

describe('a calendar on a CalDAV server', () => {
  it('is read as ICS files are: zones, repetitions with exceptions, free and canceled events, our own', async () => {
    const { server, readBusy } = await world();
    server.put('work', '1.ics', morning);
    server.put('work', '2.ics', anEvent('2', ':20261202T150000Z', ':20261202T160000Z', ['TRANSP:TRANSPARENT']));
    server.put('work', '3.ics', anEvent('3', ':20261203T150000Z', ':20261203T160000Z', ['STATUS:CANCELLED']));
    server.put('work', '4.ics', anEvent('ap_1@plumbline.example', ':20261204T150000Z', ':20261204T160000Z'));
    const zone = ';TZID=America/New_York:';
    const weekly = ['RRULE:FREQ=WEEKLY;COUNT=3', `EXDATE${zone}20261215T080000`];
    server.put('work', '5.ics', anEvent('5', `${zone}20261208T080000`, `${zone}20261208T090000`, weekly));
    expect((await readBusy()).busy).toEqual([
      MORNING,
      '2026-12-08T13:00:00.000Z/2026-12-08T14:00:00.000Z',
      '2026-12-22T13:00:00.000Z/2026-12-22T14:00:00.000Z',
    ]);
  });

  it.each(['sync-tokens', 'ctags', 'etags'] as const)(
    'that speaks of changes in %s is read only when it has changed',
    async (way) => {
      const { server, read, readBusy } = await world();
      server.speaks = way;
      server.put('work', '1.ics', morning);
      const { state, busy, name } = await readBusy();
      expect({ busy, name }).toEqual({ busy: [MORNING], name: 'Work' });
      expect(state).toMatch({ 'sync-tokens': /^sync /, ctags: /^ctag /, etags: /^etags / }[way]);
      server.asked.length = 0;
      expect(await read(state)).toBe('not-modified');
      expect(server.asked).not.toHaveLength(0);
      server.put('work', '1.ics', anEvent('1', ':20261201T170000Z', ':20261201T180000Z'));
      const changed = await readBusy(state);
      expect(changed.busy).toEqual(['2026-12-01T17:00:00.000Z/2026-12-01T18:00:00.000Z']);
      server.put('work', '1.ics', null);
      expect((await readBusy(changed.state)).busy).toEqual([]);
    },
  );

  it('is read completely if its server no longer knows the token, or answers it with too much', async () => {
    const { server, readBusy } = await world();
    server.put('work', '1.ics', morning);
    const { state } = await readBusy();
    server.oldestToken = 5;
    expect((await readBusy(state)).busy).toEqual([MORNING]);
    server.instead = (_request, response, body) => {
      if (!body.includes('sync-collection')) return false;
      response.writeHead(207).end('x'.repeat(300_000));
      return true;
    };
    expect((await readBusy(state)).busy).toEqual([MORNING]);
  });

  it('tells its new name', async () => {
    const { server, readBusy } = await world();
    server.calendars.set('work', { name: 'Jobs &  visits', holds: ['VEVENT'], objects: new Map() });
    expect((await readBusy()).name).toBe('Jobs & visits');
  });

  it('that refuses, is gone, slow or huge, or leaves events out says so', async () => {
    const { server, read } = await world();
    server.password = 'another';
    expect(await read()).toEqual({ trouble: 'wrong-password' });
    server.password = 'app-password';
    server.instead = () => true;
    expect(await read()).toEqual({ trouble: 'too-slow' });
    server.instead = (_request, response) => {
      response.writeHead(207).end('x'.repeat(300_000));
      return true;
    };
    expect(await read()).toEqual({ trouble: 'too-large' });
    const cut = '<d:response><d:href>/dav/dana/work/</d:href><d:status>HTTP/1.1 507 Full</d:status></d:response>';
    server.instead = (_request, response, body) => {
      if (!body.includes('calendar-data')) return false;
      said(response, [cut]);
      return true;
    };
    expect(await read()).toEqual({ trouble: 'too-large' });
    server.instead = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    expect(await read()).toEqual({ trouble: 'unreachable' });
    server.instead = () => false;
    server.calendars.clear();
    expect(await read()).toEqual({ trouble: 'not-found' });
  });

  it('ends when its reader stops waiting', async () => {
    const { server, read } = await world();
    server.instead = () => true;
    const begin = performance.now();
    expect(await read(null, AbortSignal.timeout(50))).toEqual({ trouble: 'too-slow' });
    expect(performance.now() - begin).toBeLessThan(280);
  });

  it.each([
    ['is cut off', '<d:multistatus xmlns:d="DAV:"><d:response>'],
    ['is deeply nested', `<d:multistatus>${'<d:response>'.repeat(15_000)}</d:multistatus>`],
    [
      'defines entities that grow',
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><d:multistatus>&b;</d:multistatus>`,
    ],
    ['reads files of ours', `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><d:multistatus>&f;</d:multistatus>`],
  ])('whose XML %s is no danger', async (_what, xml) => {
    const { server, read } = await world();
    server.instead = (_request, response) => {
      response.writeHead(207, { 'content-type': 'application/xml' }).end(xml);
      return true;
    };
    const reading = await read();
    expect(JSON.stringify(reading)).not.toMatch(/aaaa|root/);
    expect(reading).toSatisfy((one: object) => 'trouble' in one || 'busy' in one);
  });
});
