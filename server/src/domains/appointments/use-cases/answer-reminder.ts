import type { ReminderParty } from '@plumbline/contract/domains/appointments/reminder.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { DEFAULT_LANGUAGE, type Language } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { type ContractorContact, contactsTexting } from '../../directory/public.ts';
import { type IncomingText, sendMessages, textReply } from '../../messaging/public.ts';
import { type JobSummary, jobsOf } from '../../service-requests/public.ts';
import { appointmentLetterWords } from '../rules/appointment-letters.words.ts';
import { contractorScheduleUrl, customerScheduleUrl } from '../rules/links.ts';
import { type ReminderReply, readReminderReply } from '../rules/reminder-replies.ts';
import { visitsOfPhone } from '../store/appointment.ts';
import { remindedOf } from '../store/reminder.ts';
import type { JobAppointment } from '../tables.ts';
import { recordConfirmation } from './confirm-appointment.ts';

/** A visit as its sender is concerned with it. */
interface TextedVisit {
  readonly party: ReminderParty;
  readonly appointment: JobAppointment;
  readonly job: JobSummary;
  /** The language of messages to the sender. */
  readonly language: Language;
}

/**
 * Executes a text that answers a reminder: confirms the visit, or says where it can be moved. Returns false for every
 * other text, and for one whose sender has no visit to come. Receiving a text twice has one effect and one reply.
 */
export async function answerReminder(ctx: Context, text: IncomingText): Promise<boolean> {
  const reply = readReminderReply(text.body);
  if (reply === null) return false;
  const contacts = await contactsTexting(ctx, text.sender);
  // A contractor's 'yes' may mean a request, about which it says too little.
  if (reply.isYes && contacts.length > 0) return false;
  const visits = await meant(ctx, await visitsOf(ctx, text.sender, contacts), reply);
  const [visit, ...others] = visits;
  if (visit === undefined) return false;
  const language = reply.language ?? visit.language;
  const words =
    others.length > 0 ? whichVisit(visits, reply, language) : await execute({ ...ctx, language }, visit, reply);
  await sendMessages(ctx, [textReply(text, words, language)]);
  return true;
}

async function visitsOf(ctx: Context, phone: string, contacts: readonly ContractorContact[]): Promise<TextedVisit[]> {
  const own = new Map(contacts.map((contact) => [contact.id, contact]));
  const found = await visitsOfPhone(ctx, phone, [...own.keys()]);
  const jobs = await jobsOf(
    ctx,
    found.map(({ requestId }) => requestId),
  );
  return found.flatMap((appointment): TextedVisit[] => {
    const job = jobs.get(appointment.requestId);
    if (job === undefined) return [];
    const contact = own.get(appointment.contractorId);
    return contact === undefined
      ? [{ party: 'customer', appointment, job, language: job.customer.language }]
      : [{ party: 'contractor', appointment, job, language: contact.language ?? DEFAULT_LANGUAGE }];
  });
}

/** Returns the visits that a text can mean: the named one, else those that the sender was reminded of, else all. */
async function meant(ctx: Context, visits: readonly TextedVisit[], { code }: ReminderReply): Promise<TextedVisit[]> {
  if (code !== null) return visits.filter(({ job }) => job.requestNumber === `PL-${code}`);
  if (visits.length < 2) return [...visits];
  const ids = visits.map(({ appointment }) => appointment.id);
  const reminded = {
    customer: await remindedOf(ctx, ids, { party: 'customer' }),
    contractor: await remindedOf(ctx, ids, { party: 'contractor' }),
  };
  const asked = visits.filter(({ party, appointment }) => reminded[party].has(appointment.id));
  return asked.length > 0 ? asked : [...visits];
}

function whichVisit(visits: readonly TextedVisit[], { kind }: ReminderReply, language: Language): string {
  const numbers = visits.slice(0, 3).map(({ job }) => job.requestNumber);
  const [first = '', ...others] = numbers;
  const more = visits.length > numbers.length ? ', …' : '';
  const letter = kind === 'confirm' ? 'C' : 'R';
  return appointmentLetterWords[language].answer.whichVisit(letter, first, `${others.join(', ')}${more}`);
}

async function execute(
  ctx: Context & { readonly language: Language },
  { party, appointment, job }: TextedVisit,
  { kind }: ReminderReply,
): Promise<string> {
  const { answer } = appointmentLetterWords[ctx.language];
  const about = (words: string) => `${job.requestNumber}: ${words}`;
  const { settings, language } = ctx;
  const page = party === 'customer' ? customerScheduleUrl : contractorScheduleUrl;
  if (kind === 'move') return about(answer.moveAt(page(settings, appointment, language)));
  try {
    const id = party === 'customer' ? appointment.requestId : appointment.referralId;
    const { startsAt, timeZone } = await recordConfirmation(ctx, { id });
    return about(answer.confirmed(formatsIn(language).formatDateTime(startsAt.toISOString(), timeZone)));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'already-happened') throw error;
    return about(error.in(language).message);
  }
}
