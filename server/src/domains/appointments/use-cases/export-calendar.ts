import { type CalendarFeedKey, type ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { contactOf } from '../../directory/public.ts';
import { jobsOf, readJob } from '../../service-requests/public.ts';
import { appointmentLetterWords } from '../rules/appointment-letters.words.ts';
import { contractorEntry, customerEntry } from '../rules/calendar-entry.ts';
import { calendarFeed, calendarFile } from '../rules/calendar-object.ts';
import { appointmentsOfContractor, newestOf } from '../store/appointment.ts';
import { contractorOfFeed } from '../store/calendar-feed.ts';

const DAY_MS = 86_400_000;
const FEED_BACK_DAYS = 30;
const FEED_AHEAD_DAYS = 366;

/**
 * Returns the appointment behind a link as a calendar file.
 * @throws DomainError 'not-found' if there is none
 */
export async function exportAppointment(ctx: Context, id: string): Promise<string> {
  const { job, viewer } = await readJob(ctx, { id });
  const appointment = await newestOf(ctx, job.requestId);
  const isViewers = viewer.party === 'customer' || viewer.referralId === appointment?.referralId;
  if (appointment?.status !== 'booked' || !isViewers) throw notFound();
  const contact = await contactOf(ctx, appointment.contractorId);
  const facts = { appointment, job, contact, settings: ctx.settings };
  const entryOf = viewer.party === 'customer' ? customerEntry : contractorEntry;
  return calendarFile(entryOf(facts, ctx.language), ctx.clock.now());
}

/**
 * Returns all of a contractor's appointments around today, for the holder of the secret.
 * @throws DomainError 'not-found'
 */
export async function exportFeed(ctx: Context, key: CalendarFeedKey): Promise<string> {
  const contractorId = await contractorOfFeed(ctx, key);
  const contact = contractorId === null ? null : await contactOf(ctx, contractorId);
  if (contractorId === null || contact === null) throw notFound();
  const { companyName, language } = contact;
  const title = appointmentLetterWords[language].entry.feed(companyName);
  return calendarFeed(title, await feedEntries(ctx, contractorId, language), ctx.clock.now());
}

async function feedEntries(ctx: Context, contractorId: ContractorId, language: Language) {
  const now = ctx.clock.now().getTime();
  const found = await appointmentsOfContractor(ctx, contractorId, {
    from: new Date(now - FEED_BACK_DAYS * DAY_MS),
    to: new Date(now + FEED_AHEAD_DAYS * DAY_MS),
  });
  const jobs = await jobsOf(
    ctx,
    found.map(({ requestId }) => requestId),
  );
  return found.flatMap((appointment) => {
    const job = jobs.get(appointment.requestId);
    const facts = job && { appointment, job, contact: null, settings: ctx.settings };
    return facts === undefined ? [] : [contractorEntry(facts, language)];
  });
}
