import { ConnectAccount } from '@plumbline/contract/domains/appointments/external-calendar.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sealedTexts } from '../../../kernel/sealed-texts.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aBidder, takingPorts } from '../../service-requests/fixtures.ts';
import type { CalendarDiscovery, CalendarPort, CalendarReading } from '../ports.ts';
import { chooseCalendars, connectAccount, disconnectAccount } from './connect-account.ts';
import { connectCalendar, disconnectCalendar, refreshCalendar } from './connect-calendar.ts';
import { eraseAppointments } from './erase-appointments.ts';
import { listCalendars } from './list-calendars.ts';
import { refreshBusyTimes } from './refresh-busy-times.ts';

const { db } = await testDatabase();
const HOME = 'https://dav.example/dana/';
const LOGIN = ConnectAccount.parse({ address: 'dav.example', userName: 'dana', password: 'app-secret-1' });
const two = [
  { address: `${HOME}work/`, name: 'Work' },
  { address: `${HOME}home/`, name: 'Home' },
];
const busy: CalendarReading = {
  busy: [{ startsAt: new Date('2026-12-03T19:00Z'), endsAt: new Date('2026-12-03T21:00Z') }],
  unread: 0,
  validator: { etag: 'sync urn:1', lastModified: null },
  name: 'Work, renamed',
};

/** A contractor, and a CalDAV server on which `found` are. */
async function world(found: CalendarDiscovery = { calendars: two }) {
  const server: { found: CalendarDiscovery; reading: CalendarReading } = { found, reading: busy };
  const asked: Parameters<CalendarPort['read']>[] = [];
  const calendars: CalendarPort = {
    secrets: sealedTexts('a secret of the tests, long enough', 'tests'),
    read: async (...call) => {
      asked.push(call);
      return server.reading;
    },
    discover: async () => server.found,
  };
  const ctx = testContext(db, { clock: testClock(), ports: { ...takingPorts, calendars } });
  const { ctx: own, listing } = await aBidder(ctx);
  const connect = (given = {}) => connectAccount(own, { ...LOGIN, ...given });
  const readAll = async () => {
    for (const { id } of (await listCalendars(own)).calendars) {
      await refreshBusyTimes(ctx, { calendarId: id }, new AbortController().signal);
    }
  };
  const stored = async () => {
    const { rows } = await db.execute<{ text: string }>(sql`
      select to_jsonb(calendar)::text || to_jsonb(account)::text || coalesce(to_jsonb(busy)::text, '') as text
      from calendar_accounts as account join external_calendars as calendar on calendar.account_id = account.id
      left join external_busy_times as busy on busy.calendar_id = calendar.id
      where account.contractor_id = ${listing.id}`);
    return rows.map(({ text }) => text);
  };
  return { ctx, own, server, asked, connect, readAll, stored };
}

/** Connects the account and returns it with the two calendars found there, by name. */
async function connected({ connect }: Awaited<ReturnType<typeof world>>) {
  const [account] = (await connect()).accounts;
  const [home, work] = account?.found ?? [];
  if (!account || !home || !work) throw new Error('Nothing was found');
  return { account, home, work };
}

describe('an account on a CalDAV server', () => {
  it('shows the calendars found there, of which the chosen ones are read with its password', async () => {
    const here = await world();
    const { account, home, work } = await connected(here);
    expect([home, work]).toMatchObject([
      { name: 'Home', isChosen: false },
      { name: 'Work', isChosen: false },
    ]);
    expect((await listCalendars(here.own)).calendars).toEqual([]);
    await chooseCalendars(here.own, account.id, [work.id]);
    await here.readAll();
    const login = { address: 'https://dav.example', userName: 'dana', password: 'app-secret-1' };
    expect(here.asked.map(([place]) => place)).toEqual([{ address: `${HOME}work/`, login }]);
    expect((await listCalendars(here.own)).calendars).toMatchObject([{ name: 'Work, renamed', host: 'dav.example' }]);
  });

  it('with a single calendar needs no choice', async () => {
    const { connect } = await world({ calendars: two.slice(0, 1) });
    expect((await connect()).calendars).toMatchObject([{ name: 'Work', readAt: null }]);
  });

  it('is stored without its address, user name or password in plain text', async () => {
    const { connect, stored } = await world({ calendars: two.slice(0, 1) });
    await connect({ userName: 'dana-quixworth', address: 'https://dav.example/quixworth/' });
    const text = (await stored()).join('');
    expect(text).toContain('sealed_login');
    expect(text).not.toMatch(/app-secret|quixworth|dana\/work/);
  });

  it('is updated if the same login is entered again: password, names, new and vanished calendars', async () => {
    const here = await world();
    const { account, work } = await connected(here);
    await chooseCalendars(here.own, account.id, [work.id]);
    here.server.found = {
      calendars: [
        { address: `${HOME}work/`, name: 'Jobs' },
        { address: `${HOME}new/`, name: 'New' },
      ],
    };
    const { accounts } = await here.connect({ password: 'app-secret-2' });
    expect(accounts).toHaveLength(1);
    expect(accounts[0]?.found).toMatchObject([
      { id: work.id, name: 'Jobs', isChosen: true },
      { name: 'New', isChosen: false },
    ]);
    await here.readAll();
    expect(here.asked[0]?.[0].login?.password).toBe('app-secret-2');
  });

  it('whose password is wrong three times in a row is not asked again until another is entered', async () => {
    const here = await world({ calendars: two.slice(0, 1) });
    const [calendar] = (await here.connect()).calendars;
    const plans = async () => {
      const { rows } = await db.execute<{ at: string }>(sql`
        select run_at as at from graphile_worker._private_jobs where key = ${`read-calendar:${calendar?.id}`}`);
      return rows.length;
    };
    here.server.reading = { trouble: 'wrong-password' };
    const planned: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await db.execute(sql`delete from graphile_worker._private_jobs where key = ${`read-calendar:${calendar?.id}`}`);
      await here.readAll();
      planned.push(await plans());
    }
    expect(planned).toEqual([1, 1, 0]);
    await here.connect({ password: 'app-secret-2' });
    expect(await plans()).toBe(1);
  });

  it('forgets the busy times of a calendar that is no longer chosen, which can be chosen again', async () => {
    const here = await world();
    const { account, work } = await connected(here);
    for (const end of ['choose none', 'disconnect'] as const) {
      await chooseCalendars(here.own, account.id, [work.id]);
      await here.readAll();
      expect((await here.stored()).join('')).toContain('starts_at');
      if (end === 'disconnect') await disconnectCalendar(here.own, work.id);
      else await chooseCalendars(here.own, account.id, []);
      expect((await here.stored()).join('')).not.toContain('starts_at');
      expect((await listCalendars(here.own)).calendars).toEqual([]);
      await expect(refreshCalendar(here.own, work.id)).rejects.toMatchObject({ code: 'not-found' });
    }
    const before = here.asked.length;
    await refreshBusyTimes(here.ctx, { calendarId: work.id }, new AbortController().signal);
    expect(here.asked).toHaveLength(before);
  });

  it.each([
    ['wrong-password', 'password', /app password/],
    ['no-server', 'address', /no calendar server/],
    ['no-calendars', 'address', /has no calendar/],
    ['too-slow', 'address', /too long/],
  ] as const)(
    'that has the trouble %s is refused in plain words, and nothing is stored',
    async (trouble, field, words) => {
      const { own, connect } = await world({ trouble });
      const refused = await connect().catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'invalid-input', fields: { [field]: expect.stringMatching(words) } });
      expect((await listCalendars(own)).accounts).toEqual([]);
    },
  );

  it('is limited like other calendars', async () => {
    const here = await world();
    for (const name of ['1', '2', '3', '4']) {
      await connectCalendar(here.own, { name, address: `https://calendar.example/${name}.ics` });
    }
    const { account, home, work } = await connected(here);
    await expect(chooseCalendars(here.own, account.id, [home.id, work.id])).rejects.toMatchObject({
      fields: { calendars: 'You can connect 5 calendars. Disconnect one first.' },
    });
    expect((await chooseCalendars(here.own, account.id, [home.id])).calendars).toHaveLength(5);
    await here.connect({ userName: 'b' });
    await here.connect({ userName: 'c' });
    await expect(here.connect({ userName: 'd' })).rejects.toMatchObject({ code: 'already-happened' });
  });

  it('belongs to one contractor', async () => {
    const here = await world();
    const { account, work } = await connected(here);
    const stranger = await aBidder(here.ctx);
    await expect(chooseCalendars(stranger.ctx, account.id, [work.id])).rejects.toMatchObject({ code: 'not-found' });
    await expect(disconnectAccount(stranger.ctx, account.id)).rejects.toMatchObject({ code: 'not-found' });
    const [own] = (await connectAccount(stranger.ctx, LOGIN)).accounts;
    if (own) await chooseCalendars(stranger.ctx, own.id, [work.id]);
    expect((await listCalendars(here.own)).calendars).toEqual([]);
  });

  it('leaves nothing behind when it is disconnected or its owner erased', async () => {
    for (const end of ['disconnect', 'erase'] as const) {
      const here = await world();
      const { account, work } = await connected(here);
      await chooseCalendars(here.own, account.id, [work.id]);
      await here.readAll();
      if (end === 'disconnect') await disconnectAccount(here.own, account.id);
      else if (here.own.actor.kind === 'craftsman') {
        await eraseAppointments(here.ctx, { userId: here.own.actor.userId, email: 'dana@example.com' });
      }
      expect(await here.stored()).toEqual([]);
      expect(await listCalendars(here.own)).toEqual({ calendars: [], accounts: [] });
    }
  });
});

describe('the address of a CalDAV server', () => {
  it.each([
    ['dana@example.com', 'https://example.com/.well-known/caldav'],
    ['dav.example', 'https://dav.example'],
    [' caldavs://dav.example/dana/ ', 'https://dav.example/dana/'],
    ['http://dav.example', 'http://dav.example'],
  ])('may be entered as %s', (entered, address) => {
    expect(ConnectAccount.parse({ ...LOGIN, address: entered }).address).toBe(address);
  });

  it.each(['', 'file:///etc/passwd', 'two words', 'dana@'])('is never %j', (entered) => {
    expect(ConnectAccount.safeParse({ ...LOGIN, address: entered }).success).toBe(false);
  });
});
