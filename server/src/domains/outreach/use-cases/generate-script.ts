import type { OutreachScript, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { OutreachScriptId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { errorFacts } from '../../../kernel/error-facts.ts';
import { DomainError } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { newId } from '../../../kernel/random-id.ts';
import { languageReachedAt } from '../../directory/public.ts';
import { footerOf } from '../notifications.ts';
import { outreachWords } from '../outreach.words.ts';
import { visitorWriter, writerOf } from '../policy.ts';
import { checked, type FinalText, localText, textHash } from '../rules/final-text.ts';
import { APPROVAL_MINUTES } from '../rules/limits.ts';
import { type OutreachFacts, outreachFacts } from '../rules/outreach-facts.ts';
import { forgetExpired, insertScript } from '../store/outreach-script.ts';
import { findProfile } from './find-profile.ts';
import { openListing, reachNow } from './open-listing.ts';
import { bidderFrom } from './read-bidder.ts';

const FORGOTTEN_AT_ONCE = 20;

/**
 * Writes a message about a project and stores it, so that exactly this text can be sent. A visitor without an id gets
 * one.
 * @throws DomainError 'not-found' for an unknown project; 'already-happened' if the channel can't reach its contact;
 * 'invalid-input' if the bidder's names aren't names
 */
export async function generateScript(
  ctx: Context,
  form: ScriptForm,
  call: Pick<Call, 'rememberVisitor'>,
): Promise<OutreachScript> {
  const bidder = bidderFrom(form.bidderInfo, (field) => `bidderInfo.${field}`);
  const { projectId, communicationType: channel, urgency } = form;
  const known = writerOf(ctx.actor);
  const { project, status, contact, refusal } = await openListing(ctx, projectId);
  if (refusal !== null) throw new DomainError('already-happened', refusal);
  const { delivery, note } = await reachNow(ctx, channel, contact);
  const to = channel === 'email' ? contact.email : contact.phone;
  if (delivery === null || to === null) throw new DomainError('already-happened', note);
  const now = ctx.clock.now();
  const profile = await findProfile(ctx, bidder.company);
  const language = await languageReachedAt(ctx, to);
  const facts = outreachFacts({ project, status, contact, bidder, profile, channel, delivery, urgency, language, now });
  const text = (await modelText(ctx, facts)) ?? localText(facts);
  if (text === null) throw noMessage();
  const recipient = delivery === 'to-bidder' ? bidder.email : to;
  const visitorId = newId('vs');
  const sender = { senderName: bidder.name, senderCompany: bidder.company, senderEmail: bidder.email };
  const script = {
    id: newId('os') as OutreachScriptId,
    projectId,
    bidder: known ?? visitorWriter(visitorId),
    channel,
    delivery,
    urgency,
    recipient,
    ...sender,
    senderPhone: bidder.phone,
    subject: text.subject,
    message: text.message,
    textHash: textHash(text, channel, delivery, recipient, to, language),
  };
  const expiresAt = new Date(now.getTime() + APPROVAL_MINUTES * 60_000);
  await forgetExpired(ctx.db, now, FORGOTTEN_AT_ONCE);
  await insertScript(ctx.db, script, { now, expiresAt });
  if (known === null) call.rememberVisitor(visitorId);
  const { opening, subject, message, points, objections, close, segments } = text;
  return {
    approvalId: script.id,
    textHash: script.textHash,
    expiresAt: expiresAt.toISOString(),
    channel,
    delivery,
    to: recipient,
    note,
    message,
    opening,
    subject,
    points: [...points],
    objections: [...objections],
    close,
    segments,
    footer: channel === 'email' ? footerOf(sender, ctx.settings, language) : null,
  };
}

function noMessage(): DomainError {
  const simplerName = say(outreachWords, ({ refusals }) => refusals.simplerName);
  return new DomainError(
    'invalid-input',
    say(outreachWords, ({ refusals }) => refusals.noMessage),
    { 'bidderInfo.name': simplerName, 'bidderInfo.company': simplerName },
  );
}

/** Returns a model's text if there is a model and the text uses only the facts. Models only write English. */
async function modelText(ctx: Context, facts: OutreachFacts): Promise<FinalText | null> {
  const writer = ctx.ports.outreachWriter;
  if (writer === null || facts.language !== 'en') return null;
  try {
    return checked(await writer.write(facts), facts);
  } catch (error) {
    ctx.log.warn(errorFacts(error), 'The outreach writer failed');
    return null;
  }
}
