import type { ContactMethod } from '@plumbline/contract/domains/accounts/contact-method.ts';
import type { Schedule } from '@plumbline/contract/domains/appointments/appointment.ts';
import { REMINDERS, type ReminderParty, reminderLabel } from '@plumbline/contract/domains/appointments/reminder.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import { sql } from 'drizzle-orm';
import { type Random, randomFrom } from '../../../seeds/random.ts';
import { aBooking } from '../../domains/appointments/fixtures.ts';
import { bookAppointment } from '../../domains/appointments/use-cases/book-appointment.ts';
import { cancelAppointment } from '../../domains/appointments/use-cases/cancel-appointment.ts';
import { rescheduleAppointment } from '../../domains/appointments/use-cases/reschedule-appointment.ts';
import { setEarlyReminders } from '../../domains/appointments/use-cases/set-early-reminders.ts';
import { showSchedule } from '../../domains/appointments/use-cases/show-schedule.ts';
import { aContractor } from '../../domains/directory/fixtures.ts';
import { type AnAcceptedRequest, anAcceptedRequest } from '../../domains/service-requests/fixtures.ts';
import { cancelRequest } from '../../domains/service-requests/requests/use-cases/cancel-request.ts';
import { reportProgress } from '../../domains/service-requests/requests/use-cases/report-progress.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { testContext } from '../../kernel/testing/context.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';
import { instantOf, wallTimeOf } from '../../kernel/zoned-time.ts';
import { type KillableWorkers, startWorkers } from './killable-workers.ts';
import { providerDiesOf } from './worker-process.ts';

const ZONE = 'America/Kentucky/Louisville';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS = 30;
const JOBS_PER_CONTRACTOR = 4;

export interface MonthOptions {
  /** The day of the clock change, in the middle of the month. */
  readonly changeDay: string;
  readonly jobs: number;
  readonly kills: number;
  readonly seed: number;
}

export interface MonthReport {
  /** Reminders that were due. */
  readonly due: number;
  /** Those whose provider died after accepting them. */
  readonly unknown: number;
  readonly moved: number;
  readonly cancelled: number;
  readonly kills: number;
  /** Descriptions of errors; empty if there are none. */
  readonly faults: readonly string[];
}

/** A period during which an appointment had one time, according to our own actions. */
interface Stretch {
  readonly from: Date;
  to: Date | null;
  readonly startsAt: Date;
}

interface Watched {
  readonly job: AnAcceptedRequest;
  readonly number: string;
  readonly customer: Addressee & { readonly early: boolean };
  readonly contractor: Addressee;
  readonly stretches: Stretch[];
}

interface Addressee {
  readonly email: string;
  readonly phone: string;
  readonly prefers: ContactMethod;
}

/** An attempted action at a time; the product decides whether it is possible. */
interface Attempt {
  readonly at: Date;
  readonly act: () => Promise<void>;
}

/**
 * Simulates a month of appointments that are made, moved and canceled at random around a clock change, while workers
 * are killed and started. Then compares the mailbox with what should have been due.
 */
export async function liveThroughMonth(database: TestDatabase, options: MonthOptions): Promise<MonthReport> {
  const random = randomFrom(options.seed);
  const middle = instantOf(options.changeDay, '12:00', ZONE);
  // Uses odd seconds, so that nothing happens exactly when something is due.
  const begin = new Date(middle.getTime() - (DAYS / 2) * DAY_MS + 17_000);
  const workers = await startWorkers(database, begin);
  const ctx = testContext(database.db, { clock: workers.clock, settings: { freeReferrals: 1_000_000 } });
  const month: Month = { ctx, random, options, begin, watched: [], counts: { moved: 0, cancelled: 0 } };
  try {
    const attempts = await plan(month);
    const kills = await play(workers, attempts, month, new Date(begin.getTime() + (DAYS + 3) * DAY_MS));
    return { ...(await compare(month)), ...month.counts, kills };
  } finally {
    workers.stop();
  }
}

interface Month {
  readonly ctx: Context;
  readonly random: Random;
  readonly options: MonthOptions;
  readonly begin: Date;
  readonly watched: Watched[];
  readonly counts: { moved: number; cancelled: number };
}

async function plan(month: Month): Promise<Attempt[]> {
  const { ctx, options, begin } = month;
  const attempts: Attempt[] = [];
  let contractor: { id: ContractorId; addressee: Addressee } | null = null;
  for (let number = 0; number < options.jobs; number += 1) {
    if (contractor === null || number % JOBS_PER_CONTRACTOR === 0) contractor = await someContractor(month);
    const watched = await someJob(month, number, contractor);
    month.watched.push(watched);
    const at = () => new Date(begin.getTime() + month.random.between(60, DAYS * 24 * 60) * MINUTE_MS);
    const made = new Date(begin.getTime() + month.random.between(60, DAYS * 18 * 60) * MINUTE_MS);
    attempts.push({ at: made, act: () => book(month, watched) });
    for (let change = month.random.between(0, 3); change > 0; change -= 1) {
      const kind = month.random.next();
      const act = kind < 0.6 ? move : kind < 0.8 ? cancel : kind < 0.9 ? cancelWhole : begins;
      attempts.push({ at: at(), act: () => act(month, watched) });
    }
  }
  return attempts.toSorted((a, b) => a.at.getTime() - b.at.getTime());

  async function someContractor({ random }: Month) {
    const prefers = random.percent(30) ? 'sms' : 'both';
    const listing = await aContractor(ctx, prefers === 'sms' ? { preferredContactMethod: 'sms' } : {});
    return {
      id: listing.id,
      addressee: { email: listing.email ?? '', phone: listing.phone ?? '', prefers },
    } as const;
  }
}

async function someJob(
  { ctx, random }: Month,
  number: number,
  contractor: { id: ContractorId; addressee: Addressee },
): Promise<Watched> {
  const prefers = random.pick(['email', 'sms', 'both'] as const);
  const phone = `+1502556${String(number).padStart(4, '0')}`;
  const customer = { email: `customer${number}@example.com`, phone, prefers, early: random.percent(40) };
  const job = await anAcceptedRequest(ctx, {
    selectedPlumberIds: [contractor.id],
    customerEmail: customer.email,
    customerPhone: phone,
    preferredContactMethod: prefers,
    smsConsent: true,
    preferredDate: wallTimeOf(new Date(ctx.clock.now().getTime() + 40 * DAY_MS), ZONE).day,
  });
  const { requestNumber } = await showSchedule(ctx, { id: job.id });
  return { job, number: requestNumber, customer, contractor: contractor.addressee, stretches: [] };
}

/** Returns a day of the month, often that of the clock change or the next, at any half hour. */
function someTime(month: Month): { proposedDate: string; proposedTime: string } {
  const now = month.ctx.clock.now().getTime();
  const end = month.begin.getTime() + DAYS * DAY_MS;
  const near = Date.parse(`${month.options.changeDay}T12:00:00Z`) + month.random.between(0, 1) * DAY_MS;
  const any = now + month.random.next() * Math.max(DAY_MS, end - now);
  const { day } = wallTimeOf(new Date(month.random.percent(40) && near > now ? near : any), ZONE);
  const half = month.random.between(0, 47);
  return {
    proposedDate: day,
    proposedTime: `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
  };
}

/** Carries out the action, if the product allows it, and records the appointment's new state. */
async function attempt(month: Month, watched: Watched, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
  const now = month.ctx.clock.now();
  const { appointment, requestStatus }: Schedule = await showSchedule(month.ctx, { id: watched.job.id });
  const stands =
    appointment?.status === 'booked' && requestStatus === 'scheduled' ? new Date(appointment.startsAt) : null;
  const last = watched.stretches.at(-1);
  if (last?.to === null && last.startsAt.getTime() === stands?.getTime()) return true;
  if (last?.to === null) last.to = now;
  if (stands !== null) watched.stretches.push({ from: now, to: null, startsAt: stands });
  return true;
}

/** Uses the contractor's link: they may come at any hour. */
const book = async (month: Month, watched: Watched): Promise<void> => {
  const { ctx } = month;
  await attempt(month, watched, async () => {
    const form = { ...someTime(month), duration: 60, serviceRequestId: watched.job.referralId };
    await bookAppointment(ctx, aBooking(form), null);
    await setEarlyReminders(ctx, watched.job.id, watched.customer.early);
  });
};
const move = async (month: Month, watched: Watched): Promise<void> => {
  const change = { ...someTime(month), reason: 'other' as const };
  if (await attempt(month, watched, () => rescheduleAppointment(month.ctx, watched.job.referralId, change))) {
    month.counts.moved += 1;
  }
};
const cancel = async (month: Month, watched: Watched): Promise<void> => {
  const id = month.random.percent(50) ? watched.job.id : watched.job.referralId;
  if (await attempt(month, watched, () => cancelAppointment(month.ctx, id, { reason: 'other' }))) {
    month.counts.cancelled += 1;
  }
};
const cancelWhole = async (month: Month, watched: Watched): Promise<void> => {
  if (await attempt(month, watched, () => cancelRequest(month.ctx, watched.job.id))) month.counts.cancelled += 1;
};
const begins = async (month: Month, watched: Watched): Promise<void> => {
  await attempt(month, watched, () => reportProgress(month.ctx, { ...watched.job, step: 'start' }));
};

/** Advances from one due or attempted event to the next, killing workers along the way. */
async function play(
  workers: KillableWorkers,
  attempts: readonly Attempt[],
  { random, options, begin }: Month,
  end: Date,
): Promise<number> {
  const killTimes = Array.from(
    { length: options.kills },
    () => begin.getTime() + random.next() * (end.getTime() - begin.getTime()),
  ).toSorted((a, b) => a - b);
  let [next, kills] = [0, 0];
  for (;;) {
    const due = await workers.nextDue();
    const tried = attempts[next]?.at;
    const moment = new Date(Math.min(due?.getTime() ?? Infinity, tried?.getTime() ?? Infinity, end.getTime()));
    // Kills it while it works, not while it waits.
    const killing = moment.getTime() >= (killTimes[kills] ?? Infinity) ? workers.killOne() : null;
    await workers.moveTo(moment);
    if (killing !== null) {
      await killing;
      kills += 1;
    }
    if (moment >= end) return kills;
    if (tried?.getTime() === moment.getTime()) {
      await attempts[next]?.act();
      next += 1;
      await workers.moveTo(moment);
    }
  }
}

/** An expected message in the mailbox: recipient, channel, time, request, and appointment time. */
interface Expected {
  readonly to: string;
  readonly channel: 'email' | 'sms';
  readonly at: Date;
  readonly number: string;
  readonly when: string;
  /** Only mails say which reminder they are. */
  readonly label: string | null;
}

const lineOf = ({ to, channel, at, number, when, label }: Expected): string =>
  `${at.toISOString()} ${channel} to ${to}: ${number}, ${when}${label === null ? '' : ` (${label})`}`;

function expectedOf(watched: Watched): Expected[] {
  return watched.stretches.flatMap((stretch) =>
    (['contractor', 'customer'] as const).flatMap((party) =>
      REMINDERS[party].flatMap((minutes) => expectedSends(watched, stretch, party, minutes)),
    ),
  );
}

function expectedSends(watched: Watched, stretch: Stretch, party: ReminderParty, minutes: number): Expected[] {
  const { startsAt, from, to } = stretch;
  const before = (offset: number) => new Date(startsAt.getTime() - offset * MINUTE_MS);
  const due = before(minutes);
  if (due <= from || (to !== null && due >= to)) return [];
  const until = before(Math.max(0, ...REMINDERS[party].filter((offset) => offset < minutes)));
  const { email, phone, prefers } = watched[party];
  const common = { number: watched.number, when: formatsIn('en').formatDateTime(startsAt.toISOString(), ZONE) };
  const mail = (at: Date): Expected => ({ ...common, to: email, channel: 'email', at, label: reminderLabel(minutes) });
  const text = (at: Date): Expected => ({ ...common, to: phone, channel: 'sms', at, label: null });
  const mails = prefers === 'sms' ? [] : [mail(due)];
  if (prefers === 'email') return mails;
  const morning = morningOf(due);
  const mayWake = party === 'customer' ? watched.customer.early : minutes === 30;
  if (morning === null || mayWake) return [...mails, text(due)];
  // A text waits for the morning; if that is too late, a mail replaces it.
  if (morning >= until) return prefers === 'sms' ? [mail(due)] : mails;
  return to !== null && to <= morning ? mails : [...mails, text(morning)];
}

/** Returns 8 AM after a moment between 9 PM and 8 AM; null during the day. */
function morningOf(moment: Date): Date | null {
  const { day, time } = wallTimeOf(moment, ZONE);
  if (time >= '08:00' && time < '21:00') return null;
  const date = time < '08:00' ? day : wallTimeOf(new Date(moment.getTime() + 10 * 3_600_000), ZONE).day;
  return instantOf(date, '08:00', ZONE);
}

async function compare({ ctx, watched }: Month): Promise<Pick<MonthReport, 'due' | 'unknown' | 'faults'>> {
  const expected = watched.flatMap(expectedOf).map(lineOf);
  const mailbox = await remindersInMailbox(ctx);
  const faults = [
    ...missing(expected, mailbox.lines).map((line) => `is missing: ${line}`),
    ...missing(mailbox.lines, expected).map((line) => `was not due: ${line}`),
  ];
  for (const { job, number } of watched) {
    for (const id of [job.id, job.referralId]) {
      const reminders = (await showSchedule(ctx, { id })).appointment?.reminders ?? [];
      for (const { status, reason, label } of reminders) {
        const isSettled = status === 'sent' || status === 'unknown' || (status === 'skipped' && reason !== null);
        if (!isSettled) faults.push(`${number}: the reminder ${label} is ${status}, ${reason ?? 'for no reason'}`);
      }
    }
  }
  if (mailbox.unknown !== mailbox.died) {
    faults.push(`${mailbox.died} mails had a provider that died, ${mailbox.unknown} are unknown`);
  }
  return { due: expected.length, unknown: mailbox.unknown, faults };
}

/** Returns the lines of one list that are missing from the other, counting repetitions. */
function missing(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

async function remindersInMailbox({ db }: Context): Promise<{ lines: string[]; died: number; unknown: number }> {
  const { rows } = await db.execute<{
    id: string;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string | null;
    text: string;
    at: string;
    status: string;
  }>(sql`
    select received.id, received.channel, received.recipient, received.subject, received.text,
      to_json(received.created_at) as at, messages.status
    from mailbox_messages as received left join messages on messages.id = received.id
    where received.text like '%Reminder: %'`);
  return {
    lines: rows.map(({ channel, recipient, subject, text, at }) => {
      const words = `${subject ?? ''} ${text}`;
      return lineOf({
        to: recipient,
        channel,
        at: new Date(at),
        number: /PL-\w+/.exec(words)?.[0] ?? '',
        when: /Reminder: .*? on (\w{3}, \w{3} \d+, [\d:]+ [AP]M \w+)/.exec(text)?.[1] ?? '',
        label: /^Reminder, (.*? before)/.exec(subject ?? '')?.[1] ?? null,
      });
    }),
    died: rows.filter(
      ({ channel, recipient, subject }) =>
        channel === 'email' && providerDiesOf({ to: recipient, subject: subject ?? '' }),
    ).length,
    unknown: rows.filter(({ status }) => status === 'unknown').length,
  };
}
