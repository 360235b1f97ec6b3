import { once } from 'node:events';
import { createServer } from 'node:http';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSource } from '../../domains/ingest/fixtures.ts';
import { systemClock } from '../../kernel/clock.ts';
import { type DatabaseHandle, openDatabase } from '../../kernel/database.ts';
import { silentLog } from '../../kernel/log.ts';
import { testContext } from '../../kernel/testing/context.ts';
import { openFaultyLink } from '../../kernel/testing/faulty-link.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { unreadSources } from '../adapters/sources/testing/unread-sources.ts';
import type { Alert, AlertChannel } from './alert-channels.ts';
import { type IncidentWatch, type IncidentWatchOptions, watchIncidents } from './incident-watch.ts';

const database = await testDatabase();
const { db, connectionString } = database;
const link = await openFaultyLink(connectionString);
afterAll(() => link.close());
const within = { timeout: patience(30_000), interval: 20 };
const PACE = { lookEvery: 30, databaseAway: 150, gone: 60 };

let told: (Alert & { readonly by: string })[] = [];
let isMailBroken = false;
const channel = (by: string, breaksWith: AlertChannel['breaksWith'] = null): AlertChannel => ({
  way: 'webhook',
  breaksWith,
  send: async (alert) => {
    if (breaksWith === 'email' && isMailBroken) return false;
    told.push({ ...alert, by });
    return true;
  },
});

const open: (IncidentWatch | DatabaseHandle)[] = [];
async function watch(given: Partial<IncidentWatchOptions> = {}): Promise<IncidentWatch> {
  const handle = openDatabase(link.through(connectionString), { max: 2, patience: 2000 });
  const watching = await watchIncidents({
    source: { db: handle.db, clock: systemClock, settings: testContext(handle.db).settings },
    channels: [channel('mail', 'email'), channel('webhook')],
    language: 'en',
    publicUrl: 'https://plumbline.example',
    dataDir: '/nowhere',
    log: silentLog,
    pace: PACE,
    ...given,
  });
  open.push(watching, handle);
  return watching;
}

beforeEach(async () => {
  told = [];
  isMailBroken = false;
  await db.execute(sql`truncate incidents, incident_watch, provider_rests`);
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const breakMail = () =>
  db.execute(sql`
    insert into provider_rests (provider, channel, trouble, since, until)
    values ('SMTP', 'email', 'unreachable', now() - interval '5 minutes', now())`);
const repairMail = () => db.execute(sql`delete from provider_rests`);

/** Refuses all connections of the watching processes while `work` runs. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  await link.refuse();
  try {
    await work();
  } finally {
    await link.heal();
  }
}

describe('operators', { timeout: patience(60_000) }, () => {
  it('are told once of a broken mail server, by another way and by one of two processes, and again when it works', async () => {
    await Promise.all([watch(), watch()]);
    isMailBroken = true;
    await breakMail();
    await vi.waitFor(() => expect(told).toHaveLength(1), within);
    expect(told[0]).toMatchObject({
      by: 'webhook',
      kind: 'email',
      isOver: false,
      title: 'Plumbline: Trouble with mail',
    });
    expect(told[0]?.text).toMatch(
      /^The mail server refuses connections since .* UTC; 0 mails wait\.\nLook at the mail/,
    );
    await repairMail();
    isMailBroken = false;
    await vi.waitFor(() => expect(told).toHaveLength(2), within);
    expect(told[1]).toMatchObject({ by: 'mail', kind: 'email', isOver: true });
    expect(told[1]?.text).toContain('It works again.');
    const { rows } = await db.execute(sql`select kind from incidents where ended_at is not null`);
    expect(rows).toEqual([{ kind: 'email' }]);
  });

  it('are told of a source whose columns give less than before, until it gives them again', async () => {
    const id = await aSource(testContext(db, { ports: { sources: unreadSources } }));
    await db.execute(sql`
      update ingest_sources set enabled = true, warned_at = now(),
        warnings = '[{"field":"budget","kind":"dropped","before":90,"now":10}]' where id = ${id}`);
    await watch();
    await vi.waitFor(() => expect(told).toHaveLength(1), within);
    expect(told[0]).toMatchObject({ kind: 'columns', isOver: false });
    await db.execute(sql`update ingest_sources set warnings = '[]' where id = ${id}`);
    await vi.waitFor(() => expect(told[1]).toMatchObject({ kind: 'columns', isOver: true }), within);
  });

  it('hear nothing of a kind that only the next release knows', async () => {
    await db.execute(sql`alter table incidents drop constraint incidents_kind_check`);
    await db.execute(sql`
      insert into incidents (id, kind, said, began_at) values ('in_next', 'of-the-next-release', '{}', now())`);
    const watching = await watch();
    await breakMail();
    await vi.waitFor(() => expect(told).toHaveLength(1), within);
    expect(told[0]?.kind).toBe('email');
    // A process reads what all of them have found a moment later.
    await vi.waitFor(() => expect(watching.incidents().map(({ kind }) => kind)).toEqual(['email']), within);
  });

  it('are told later if nothing works at first', async () => {
    const broken = {
      way: 'webhook' as const,
      breaksWith: null,
      send: vi.fn<AlertChannel['send']>().mockRejectedValueOnce(new Error('none')),
    };
    broken.send.mockResolvedValueOnce(false).mockResolvedValue(true);
    await watch({ channels: [broken] });
    await breakMail();
    await vi.waitFor(() => expect(broken.send).toHaveBeenCalledTimes(3), within);
    await vi.waitFor(async () => {
      const { rows } = await db.execute(sql`select told_at is not null as told from incidents`);
      expect(rows).toEqual([{ told: true }]);
    }, within);
  });

  it('are told once of a database that is away, while it is, and again when it is back', async () => {
    const [one, other] = await Promise.all([watch(), watch()]);
    await withoutDatabase(async () => {
      await vi.waitFor(() => expect(told).toHaveLength(1), within);
      expect(told[0]).toMatchObject({ kind: 'database', isOver: false });
      expect(told[0]?.text).toMatch(/^The database has been unavailable since .* UTC: /);
      for (const each of [one, other]) expect(each.incidents()[0]).toMatchObject({ kind: 'database', endedAt: null });
    });
    await vi.waitFor(() => expect(told).toHaveLength(2), within);
    expect(told[1]).toMatchObject({ kind: 'database', isOver: true });
    await vi.waitFor(() => {
      for (const each of [one, other])
        expect(each.incidents()).toMatchObject([{ kind: 'database', endedAt: expect.any(String) }]);
    }, within);
  });

  it('hear nothing of a restart', async () => {
    const watching = await watch({ pace: { ...PACE, databaseAway: 600_000 } });
    await withoutDatabase(() => vi.waitFor(() => expect(watching.incidents()).toHaveLength(1), within));
    await vi.waitFor(() => expect(watching.incidents()).toEqual([]), within);
    expect(told).toEqual([]);
  });

  it('get another watcher when the process that watches ends', async () => {
    const first = await watch();
    await watch();
    await first.close();
    await breakMail();
    await vi.waitFor(() => expect(told).toHaveLength(1), within);
  });
});

describe("the dead man's switch", { timeout: patience(60_000) }, () => {
  it('is called while all is well, and not while something is broken', async () => {
    let calls = 0;
    const server = createServer((_request, reply) => {
      calls += 1;
      reply.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const heartbeatUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    try {
      await watch({ heartbeatUrl });
      expect(calls).toBe(1);
      for (const each of open.splice(0)) await each.close();
      await breakMail();
      await watch({ heartbeatUrl });
      expect(calls).toBe(1);
    } finally {
      server.close();
    }
  });
});
