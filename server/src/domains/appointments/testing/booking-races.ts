import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { WEEKDAYS } from '@plumbline/contract/domains/directory/business-hours.ts';
import type { ContractorId, ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Context } from '../../../kernel/context.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import { aContractor } from '../../directory/fixtures.ts';
import { anAcceptedRequest } from '../../service-requests/fixtures.ts';
import type { BookingOrder, BookingOutcome } from './booking-process.ts';

const AT_ONCE = 10;
const FIRST_DAY = '2026-12-02';
/** Hours between the times of two pairs, so that they never overlap. */
const APART = 3;

export interface RaceReport {
  readonly pairs: number;
  /** The results of each pair, sorted: 'already-happened, booked' → count. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Number of current appointments. */
  readonly booked: number;
  /** Number of overlapping appointments. */
  readonly overlaps: number;
}

/**
 * Lets pairs of customers book overlapping times of one contractor concurrently, one from each of two processes: half
 * of the pairs the same hour, half overlapping hours.
 */
export async function raceForTimes(database: TestDatabase, pairs: number): Promise<RaceReport> {
  const ctx = testContext(database.db);
  const businessHours = Object.fromEntries(WEEKDAYS.map((day) => [day, 'Open 24 hours']));
  const { id: contractorId } = await aContractor(ctx, { businessHours });
  const [one, other] = [await startBooking(database.connectionString), await startBooking(database.connectionString)];
  const outcomes: Record<string, number> = {};
  try {
    for (let first = 0; first < pairs; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, pairs - first) }, (_, index) => first + index);
      const jobs = await Promise.all(
        numbers.map(async () => [await jobOf(ctx, contractorId), await jobOf(ctx, contractorId)] as const),
      );
      const ended = await Promise.all(
        numbers.map((number, index) => {
          const [mine, yours] = jobs[index] ?? [];
          return Promise.all([one.book(number, timeOf(number, 0), mine), other.book(number, timeOf(number, 1), yours)]);
        }),
      );
      for (const both of ended) {
        const outcome = both.toSorted().join(', ');
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }
  } finally {
    one.stop();
    other.stop();
  }
  return { pairs, outcomes, ...(await standing(ctx, contractorId)) };
}

function timeOf(number: number, side: 0 | 1): { proposedDate: string; proposedTime: string } {
  const hour = DateTime.fromISO(`${FIRST_DAY}T00:00`, { zone: 'America/Phoenix' }).plus({ hours: APART * number });
  const at = number % 2 === 1 && side === 1 ? hour.plus({ minutes: 30 }) : hour;
  return { proposedDate: at.toFormat('yyyy-MM-dd'), proposedTime: at.toFormat('HH:mm') };
}

/** In a zone without daylight saving time, so that no hour is skipped. */
const PLACE = { city: 'Phoenix', state: 'AZ', zipCode: '85004' };

const jobOf = async (ctx: Context, contractorId: ContractorId): Promise<ServiceRequestId> =>
  (await anAcceptedRequest(ctx, { ...PLACE, selectedPlumberIds: [contractorId], smsConsent: false })).id;

async function startBooking(connectionString: string) {
  const child = fork(join(import.meta.dirname, 'booking-process.ts'), [connectionString]);
  await once(child, 'message');
  const waiting = new Map<number, (outcome: string) => void>();
  child.on('message', ({ number, outcome }: BookingOutcome) => waiting.get(number)?.(outcome));
  return {
    book: (number: number, time: object, serviceRequestId: ServiceRequestId | undefined): Promise<string> => {
      const ended = new Promise<string>((resolve) => waiting.set(number, resolve));
      child.send({ number, booking: { ...time, serviceRequestId, duration: 60 } } satisfies BookingOrder);
      return ended;
    },
    stop: () => child.disconnect(),
  };
}

async function standing(ctx: Context, contractorId: ContractorId): Promise<{ booked: number; overlaps: number }> {
  const { rows } = await ctx.db.execute<{ booked: number; overlaps: number }>(sql`
    select count(*)::integer as booked,
      (select count(*)::integer from appointments a join appointments b on a.id < b.id
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        where a.contractor_id = ${contractorId} and b.contractor_id = ${contractorId}
          and a.status = 'booked' and b.status = 'booked') as overlaps
    from appointments where contractor_id = ${contractorId} and status = 'booked'`);
  return rows[0] ?? { booked: 0, overlaps: 0 };
}
