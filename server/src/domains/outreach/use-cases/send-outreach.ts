import type { OutreachForm, OutreachReceipt } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { OutreachId, OutreachStopId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { callersLanguage } from '../../accounts/public.ts';
import { languageReachedAt } from '../../directory/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { messageOf } from '../notifications.ts';
import { outreachWords } from '../outreach.words.ts';
import { visitorWriter, writerOf } from '../policy.ts';
import { goesAt, outreachDay } from '../rules/delivery.ts';
import { textHash } from '../rules/final-text.ts';
import { isOncePerDay, KEPT_DAYS, MAX_OF_WRITER, MAX_TO_BIDDER, MAX_TO_CONTACT } from '../rules/limits.ts';
import type { Bidder } from '../rules/outreach-facts.ts';
import { plainFact } from '../rules/plain-fact.ts';
import { insertOutreach } from '../store/outreach.ts';
import { countMessage, forgetDays, takeDay } from '../store/outreach-limit.ts';
import { lockShownScript, markSent, type StoredScript } from '../store/outreach-script.ts';
import { openListing, reachNow } from './open-listing.ts';
import { bidderFrom } from './read-bidder.ts';
import { receiptOf } from './show-script.ts';
import { tellWriter } from './tell-writer.ts';

/**
 * Sends the text that the caller has reviewed, in one transaction with its limits: one message per bidder, project and
 * day besides call scripts, and a daily maximum per contact. Sending it again returns the same message.
 * @throws DomainError 'not-found' for an unknown project; 'already-happened' if no text was reviewed, it has expired,
 * the listing has changed, or the bidder has written today; 'too-many-requests' at a limit
 */
export async function sendOutreach(
  ctx: Context,
  form: OutreachForm,
  call: Pick<Call, 'client'>,
): Promise<OutreachReceipt> {
  const { bidderName: name, bidderCompany: company, bidderPhone: phone, bidderEmail: email } = form;
  const bidder = bidderFrom({ name, company, phone, email }, (field) => fieldNames[field]);
  const writer = writerOf(ctx.actor);
  return inTransaction(ctx, async (ctx) => {
    const listing = await openListing(ctx, form.projectId);
    const script = await shownScript(ctx, form, bidder, writer);
    if (script.outreachId !== null) return receiptOf(ctx, script.outreachId);
    if (listing.refusal !== null) throw new DomainError('already-happened', listing.refusal);
    const reach = await reachNow(ctx, script.channel, listing.contact);
    const { contactAddress } = reach;
    if (reach.delivery === null || contactAddress === null) throw new DomainError('already-happened', reach.note);
    const { channel, delivery, recipient } = script;
    const contactLanguage = await languageReachedAt(ctx, contactAddress);
    if (textHash(script, channel, reach.delivery, recipient, contactAddress, contactLanguage) !== script.textHash) {
      throw new DomainError(
        'already-happened',
        say(outreachWords, ({ refusals }) => refusals.contactChanged),
      );
    }
    const now = ctx.clock.now();
    const outreach = {
      ...script,
      id: newId('or') as OutreachId,
      stopId: newId('ost') as OutreachStopId,
      bidder: writer ?? script.bidder,
    };
    await insertOutreach(ctx.db, outreach, now);
    await takeTurn(ctx, outreach.id, { ...script, bidder: outreach.bidder }, contactAddress, call.client.visitorId);
    await markSent(ctx.db, script.id, outreach.id);
    const language = delivery === 'to-bidder' ? await callersLanguage(ctx) : contactLanguage;
    const projectTitle = plainFact(listing.project.title, 80) ?? outreachWords[language].byHand.unnamedProject;
    const sending = {
      id: outreach.id,
      stopId: outreach.stopId,
      script,
      language,
      projectTitle,
      contactPhone: listing.contact.phone,
    };
    await sendMessages(ctx, [messageOf(sending, ctx.settings)]);
    await tellWriter(ctx, outreach.bidder);
    const createdAt = now.toISOString();
    const sent = { id: outreach.id, channel, delivery, to: recipient, status: 'queued' as const, createdAt };
    return { ...sent, goesAt: goesAt(sent, now) };
  });
}

const fieldNames = {
  name: 'bidderName',
  company: 'bidderCompany',
  phone: 'bidderPhone',
  email: 'bidderEmail',
} as const;

/** Returns the text shown with these particulars, and to this caller if they have an id. */
async function shownScript(
  ctx: Context,
  form: OutreachForm,
  bidder: Bidder,
  writer: string | null,
): Promise<StoredScript> {
  const shown = {
    bidder: writer,
    projectId: form.projectId,
    channel: form.communicationMethod,
    senderName: bidder.name,
    senderCompany: bidder.company,
    senderEmail: bidder.email,
    senderPhone: bidder.phone,
    id: form.approvalId,
  };
  const script = await lockShownScript(ctx.db, shown, ctx.clock.now());
  if (script === null || (form.textHash !== undefined && form.textHash !== script.textHash)) {
    throw new DomainError(
      'already-happened',
      say(outreachWords, ({ refusals }) => refusals.lookFirst),
    );
  }
  return script;
}

/** Uses up the bidder's message of the day, and counts it. */
async function takeTurn(
  ctx: Context,
  outreachId: OutreachId,
  { projectId, bidder, senderEmail, senderPhone, channel, delivery }: StoredScript,
  contactAddress: string,
  visitorId: string | null,
): Promise<void> {
  const day = outreachDay(ctx.clock.now());
  const writers = [
    bidder,
    `email:${senderEmail}`,
    ...(senderPhone === null ? [] : [`phone:${senderPhone}`]),
    ...(visitorId === null ? [] : [visitorWriter(visitorId)]),
  ];
  if (isOncePerDay(channel, delivery) && !(await takeDay(ctx.db, { projectId, day, outreachId, writers }))) {
    throw new DomainError(
      'already-happened',
      say(outreachWords, ({ refusals }) => refusals.oncePerDay),
    );
  }
  const tallies = [
    { who: bidder, most: MAX_OF_WRITER },
    { who: `email:${senderEmail}`, most: MAX_OF_WRITER },
    delivery === 'to-bidder'
      ? { who: `mailed:${senderEmail}`, most: MAX_TO_BIDDER }
      : { who: `contact:${contactAddress}`, most: MAX_TO_CONTACT },
  ];
  if (!(await countMessage(ctx.db, day, tallies))) {
    throw new DomainError(
      'too-many-requests',
      say(outreachWords, ({ refusals }) => refusals.tooMany),
    );
  }
  await forgetDays(ctx.db, outreachDay(new Date(ctx.clock.now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000)));
}
