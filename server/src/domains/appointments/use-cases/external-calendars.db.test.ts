import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sealedTexts } from '../../../kernel/sealed-texts.ts';
import { testClock, testContext } from '../../../kernel/testing/context.ts';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { aBidder, anAcceptedRequest, takingPorts } from '../../service-requests/fixtures.ts';
import { aBooking } from '../fixtures.ts';
import type { CalendarPort, CalendarReading } from '../ports.ts';
import { bookAppointment } from './book-appointment.ts';
import { connectCalendar, disconnectCalendar, refreshCalendar } from './connect-calendar.ts';
import { eraseAppointments } from './erase-appointments.ts';
import { listCalendars } from './list-calendars.ts';
import { listFreeSlots } from './list-free-slots.ts';
import { refreshBusyTimes } from './refresh-busy-times.ts';

const { db } = await testDatabase();
const ADDRESS = 'https://calendar.example/secret-7f3a/basic.ics';
const NO_VALIDATOR = { etag: null, lastModified: null };
/** Thursday, December 3, 2 to 4 PM in Louisville. */
const TWO_TO_FOUR = { startsAt: new Date('2026-12-03T19:00Z'), endsAt: new Date('2026-12-03T21:00Z') };
const busyThen: CalendarReading = { busy: [TWO_TO_FOUR], unread: 0, validator: NO_VALIDATOR };
const free: CalendarReading = { busy: [], unread: 0, validator: NO_VALIDATOR };

/** A contractor with a connected calendar and a job, and a customer who may book. `answer` is what the calendar says. */
async function world() {
  const clock = testClock();
  const asked: Parameters<CalendarPort['read']>[] = [];
  const server: { answer: () => CalendarReading | Promise<CalendarReading> } = { answer: () => free };
  const calendars: CalendarPort = {
    secrets: sealedTexts('a secret of the tests, long enough', 'tests'),
    read: async (...call) => {
      asked.push(call);
      return server.answer();
    },
    discover: async () => ({ trouble: 'no-server' }),
  };
  const ctx = testContext(db, { clock, ports: { ...takingPorts, calendars } });
  const { ctx: own, listing } = await aBidder(ctx);
  const job = await anAcceptedRequest(ctx, { selectedPlumberIds: [listing.id] });
  const [calendar] = (await connectCalendar(own, { name: 'Work', address: ADDRESS })).calendars;
  if (calendar === undefined) throw new Error('Nothing is connected');
  const read = () => refreshBusyTimes(ctx, { calendarId: calendar.id }, new AbortController().signal);
  const book = () => bookAppointment(ctx, aBooking({ serviceRequestId: job.id, contractorId: null }), null);
  const slots = (id: string) => listFreeSlots(ctx, { id }, { date: '2026-12-03', duration: 120 });
  return { clock, ctx, own, listing, job, calendar, server, asked, read, book, slots };
}

const busyOf = async (contractorId: ContractorId) => {
  const { rows } = await db.execute(sql`select 1 from external_busy_times as busy
    join external_calendars as calendar on calendar.id = busy.calendar_id where contractor_id = ${contractorId}`);
  return rows.length;
};

describe('a connected calendar', () => {
  it('blocks times for the customer, and tells its owner which', async () => {
    const { server, job, read, slots } = await world();
    server.answer = () => busyThen;
    await read();
    const shown = await slots(job.id);
    expect(shown.slots.map(({ time }) => time)).not.toContain('14:00');
    expect(shown.slots.map(({ time }) => time)).toContain('16:00');
    expect(shown.refused).toBeUndefined();
    const refused = (await slots(job.referralId)).refused?.filter(({ why }) => why === 'calendar');
    expect(refused?.map(({ time }) => time)).toEqual(['12:30', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30']);
  });

  it('stores its address encrypted, and only once', async () => {
    const { own, listing, calendar } = await world();
    await connectCalendar(own, { name: '', address: ADDRESS });
    const { rows } = await db.execute<{ text: string }>(
      sql`select to_jsonb(calendar)::text as text from external_calendars as calendar where contractor_id = ${listing.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('secret-7f3a');
    expect(calendar).toMatchObject({ name: 'Work', host: 'calendar.example', readAt: null, trouble: null });
  });

  it('keeps what was read if it fails later, says so, and is asked less often', async () => {
    const { clock, own, server, read, listing } = await world();
    server.answer = () => busyThen;
    await read();
    server.answer = () => ({ trouble: 'unreachable' });
    clock.advance(61);
    await read();
    const [calendar] = (await listCalendars(own)).calendars;
    expect(calendar).toMatchObject({ readAt: '2026-12-01T15:00:00.000Z', trouble: 'unreachable', isStale: true });
    expect(await busyOf(listing.id)).toBe(1);
    const { rows } = await db.execute<{ next: Date }>(
      sql`select run_at as next from graphile_worker.jobs where key = ${`read-calendar:${calendar?.id}`}`,
    );
    expect(new Date(rows[0]?.next ?? 0)).toEqual(new Date('2026-12-01T16:31:00Z'));
  });

  it('tells how many entries could not be read, until they can', async () => {
    const { own, server, read } = await world();
    const unread = async () => (await listCalendars(own)).calendars.map((calendar) => calendar.unread);
    server.answer = () => ({ ...busyThen, unread: 2 });
    await read();
    expect(await unread()).toEqual([2]);
    server.answer = () => busyThen;
    await read();
    expect(await unread()).toEqual([0]);
  });

  it('is asked only for changes while it is known far enough ahead', async () => {
    const { clock, server, asked, read } = await world();
    server.answer = () => ({ busy: [TWO_TO_FOUR], unread: 0, validator: { etag: '"1"', lastModified: null } });
    await read();
    server.answer = () => 'not-modified';
    await read();
    clock.advance(31 * 24 * 60);
    await read();
    expect(asked.map(([, since]) => since?.etag ?? null)).toEqual([null, '"1"', null]);
  });

  it('is read again on request, at most once a minute, and only by its owner', async () => {
    const { ctx, own, read, calendar } = await world();
    const planned = async () => {
      const { rows } = await db.execute<{ run_at: Date }>(
        sql`select run_at from graphile_worker.jobs where key = ${`read-calendar:${calendar.id}`}`,
      );
      return new Date(rows[0]?.run_at ?? 0).toISOString();
    };
    await read();
    await refreshCalendar(own, calendar.id);
    expect(await planned()).toBe('2026-12-01T15:15:00.000Z');
    const stranger = await aBidder(ctx);
    await expect(refreshCalendar(stranger.ctx, calendar.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(disconnectCalendar(stranger.ctx, calendar.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leaves nothing behind when it is disconnected or its owner erased', async () => {
    for (const end of ['disconnect', 'erase'] as const) {
      const { ctx, own, server, read, listing, calendar } = await world();
      server.answer = () => busyThen;
      await read();
      if (end === 'disconnect') await disconnectCalendar(own, calendar.id);
      else if (own.actor.kind === 'craftsman') {
        await eraseAppointments(ctx, { userId: own.actor.userId, email: 'dana@example.com' });
      }
      expect((await listCalendars(own)).calendars).toEqual([]);
      expect(await busyOf(listing.id)).toBe(0);
    }
  });
});

describe('a customer who books', () => {
  it('is refused a time that the calendar has taken since it was read', async () => {
    const { server, read, book, clock } = await world();
    await read();
    clock.advance(1);
    server.answer = () => busyThen;
    await expect(book()).rejects.toThrow('The contractor is not free at this time. Choose another.');
    server.answer = () => free;
    clock.advance(1);
    expect(await book()).toMatchObject({ status: 'booked' });
  });

  it('waits no longer than two seconds for a calendar that never answers', async () => {
    const { server, book } = await world();
    server.answer = () => new Promise<never>(() => undefined);
    expect(await book()).toMatchObject({ status: 'booked' });
  });

  it('does not try a password that was refused', async () => {
    const { server, read, book, asked } = await world();
    server.answer = () => ({ trouble: 'wrong-password' });
    await read();
    expect(await book()).toMatchObject({ status: 'booked' });
    expect(asked).toHaveLength(1);
  });

  it('loses to a reading that was stored first, however many book at once', async () => {
    const { ctx, server, read, job, clock } = await world();
    server.answer = () => busyThen;
    const bookings = [1, 2, 3].map(() =>
      bookAppointment(ctx, aBooking({ serviceRequestId: job.id, contractorId: null }), null),
    );
    clock.advance(1);
    const outcomes = await Promise.allSettled([read(), ...bookings]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  });

  it('is not in the way of the contractor, who may book over their own calendar', async () => {
    const { ctx, server, read, job, asked } = await world();
    server.answer = () => busyThen;
    await read();
    const booked = await bookAppointment(ctx, aBooking({ serviceRequestId: job.referralId, contractorId: null }), null);
    expect(booked).toMatchObject({ status: 'booked' });
    expect(asked).toHaveLength(1);
  });
});
