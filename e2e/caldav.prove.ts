import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendars } from '../server/src/app/adapters/calendars/calendars.ts';
import { anEvent } from '../server/src/app/adapters/calendars/testing/caldav-server.ts';
import { createGuardedRequests } from '../server/src/app/adapters/sources/guarded-requests.ts';
import { createPoliteFetch } from '../server/src/app/adapters/sources/polite-fetch.ts';
import { systemClock } from '../server/src/kernel/clock.ts';
import { sealedTexts } from '../server/src/kernel/sealed-texts.ts';
import {
  openToServers,
  removeFolder,
  type ServerProcess,
  serverFolder,
  startServer,
} from './support/servers/server-process.ts';

const login = { userName: 'dana@example.com', password: 'app-password' };
const authorization = `Basic ${Buffer.from(`${login.userName}:${login.password}`).toString('base64')}`;
let folder: string;
let radicale: ServerProcess;
let origin: string;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Makes a request as a calendar program does, and returns its status. */
async function ask(method: string, path: string, body: string, headers = {}): Promise<number> {
  const response = await fetch(origin + path, { method, body, headers: { authorization, ...headers } });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return response.status;
}

const put = (file: string, ics: string) =>
  ask('PUT', `/dana@example.com/${file}`, ics, { 'content-type': 'text/calendar' });

const makeCalendar = (name: string, shown: string, holds: string) =>
  ask(
    'MKCALENDAR',
    `/dana@example.com/${name}/`,
    `<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>` +
      `<D:displayname>${shown}</D:displayname><C:supported-calendar-component-set><C:comp name="${holds}"/>` +
      '</C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>',
  );

const rename = (name: string, shown: string) =>
  ask(
    'PROPPATCH',
    `/dana@example.com/${name}/`,
    `<?xml version="1.0"?><D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:displayname>${shown}</D:displayname>` +
      '</D:prop></D:set></D:propertyupdate>',
  );

beforeAll(async () => {
  folder = await serverFolder('radicale');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  await writeFile(join(folder, 'users'), `${login.userName}:${login.password}\n`);
  const config = [
    '[server]',
    `hosts = 127.0.0.1:${port}`,
    '[auth]',
    'type = htpasswd',
    `htpasswd_filename = ${join(folder, 'users')}`,
    'htpasswd_encryption = plain',
    'delay = 0',
    '[storage]',
    `filesystem_folder = ${join(folder, 'collections')}`,
  ];
  await writeFile(join(folder, 'config'), config.join('\n'));
  await openToServers(folder);
  radicale = startServer('radicale', ['--config', join(folder, 'config')], { cwd: folder });
  const isReady = async () => (await fetch(`${origin}/.web/`).catch(() => null))?.ok === true;
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 200 || !radicale.isRunning()) throw new Error(radicale.output());
    await sleep(100);
  }
});
afterAll(async () => {
  await radicale.end();
  await removeFolder(folder);
});

const query = {
  from: new Date('2026-11-01T00:00Z'),
  to: new Date('2027-01-01T00:00Z'),
  timeZone: 'America/Kentucky/Louisville',
  ownSuffix: '@plumbline.example',
};

function reader() {
  const options = {
    userAgent: 'PlumblineProof/1.0',
    privateOrigins: [origin],
    patience: { connect: 5_000, silence: 10_000, answer: 20_000, maxBytes: 5 * 1024 * 1024 },
  };
  const requests = createGuardedRequests(options);
  const polite = createPoliteFetch({ ...options, clock: systemClock, pauseMs: 0 });
  afterAll(async () => {
    await requests.close();
    await polite.close();
  });
  return createCalendars(
    { requests, polite, privateOrigins: [origin] },
    sealedTexts('a secret of the proofs, long enough', 'proofs'),
  );
}

describe('a calendar on a Radicale server', () => {
  it('is found by the login, read, and afterwards only if its sync token says that it has changed', async () => {
    await makeCalendar('work', 'Work &amp; jobs', 'VEVENT');
    await makeCalendar('tasks', 'Tasks', 'VTODO');
    const calendars = reader();
    const { signal } = new AbortController();
    const found = { calendars: [{ address: `${origin}/dana%40example.com/work/`, name: 'Work & jobs' }] };
    for (const path of ['', '/.well-known/caldav', '/dana@example.com/']) {
      expect(await calendars.discover({ ...login, address: origin + path }, signal)).toEqual(found);
    }
    const wrong = { ...login, password: 'wrong', address: origin };
    expect(await calendars.discover(wrong, signal)).toEqual({ trouble: 'wrong-password' });

    const zone = ';TZID=America/New_York:';
    await put('work/1.ics', anEvent('1', ':20261201T150000Z', ':20261201T160000Z'));
    await put('work/2.ics', anEvent('2', ':20261202T150000Z', ':20261202T160000Z', ['TRANSP:TRANSPARENT']));
    await put('work/3.ics', anEvent('3', ':20261203T150000Z', ':20261203T160000Z', ['STATUS:CANCELLED']));
    await put('work/4.ics', anEvent('ap_1@plumbline.example', ':20261204T150000Z', ':20261204T160000Z'));
    const weekly = ['RRULE:FREQ=WEEKLY;COUNT=6', `EXDATE${zone}20261215T080000`];
    await put('work/5.ics', anEvent('5', `${zone}20261117T080000`, `${zone}20261117T090000`, weekly));
    await put('work/6.ics', anEvent('6', ':20200101T150000Z', ':20200101T160000Z'));
    await put('work/7.ics', anEvent('7', ';VALUE=DATE:20261224', ';VALUE=DATE:20261225'));
    const address = found.calendars[0]?.address ?? '';
    const read = async (etag: string | null) => {
      const since = etag === null ? null : { etag, lastModified: null };
      const reading = await calendars.read({ address, login }, since, query, signal);
      if (reading === 'not-modified' || 'trouble' in reading) return { reading };
      const busy = reading.busy.map(({ startsAt, endsAt }) => `${startsAt.toISOString()}/${endsAt.toISOString()}`);
      return { busy, etag: reading.validator.etag, name: reading.name };
    };
    const first = await read(null);
    expect(first).toEqual({
      busy: [
        '2026-11-17T13:00:00.000Z/2026-11-17T14:00:00.000Z',
        '2026-11-24T13:00:00.000Z/2026-11-24T14:00:00.000Z',
        '2026-12-01T13:00:00.000Z/2026-12-01T14:00:00.000Z',
        '2026-12-01T15:00:00.000Z/2026-12-01T16:00:00.000Z',
        '2026-12-08T13:00:00.000Z/2026-12-08T14:00:00.000Z',
        '2026-12-22T13:00:00.000Z/2026-12-22T14:00:00.000Z',
        '2026-12-24T05:00:00.000Z/2026-12-25T05:00:00.000Z',
      ],
      etag: expect.stringMatching(/^sync /),
      name: 'Work & jobs',
    });
    expect(await read(first.etag ?? null)).toEqual({ reading: 'not-modified' });

    await rename('work', 'Jobs');
    await put('work/1.ics', anEvent('1', ':20261201T170000Z', ':20261201T180000Z'));
    const changed = await read(first.etag ?? null);
    expect(changed.name).toBe('Jobs');
    expect(changed.busy).toContain('2026-12-01T17:00:00.000Z/2026-12-01T18:00:00.000Z');
    expect(changed.busy).not.toContain('2026-12-01T15:00:00.000Z/2026-12-01T16:00:00.000Z');
    await ask('DELETE', '/dana@example.com/work/1.ics', '');
    expect((await read(changed.etag ?? null)).busy).toHaveLength(6);
    expect(await read('sync http://radicale.org/ns/sync/unknown')).toMatchObject({ name: 'Jobs' });

    await ask('DELETE', '/dana@example.com/work/', '');
    expect(await read(null)).toEqual({ reading: { trouble: 'not-found' } });
    expect(await calendars.discover({ ...login, address: origin }, signal)).toEqual({ trouble: 'no-calendars' });
  });
});
