import { smsSegments } from '@plumbline/contract/domains/messaging/sms-segments.ts';
import type { OutreachReceipt, WrittenScript } from '@plumbline/contract/domains/outreach/outreach.ts';
import type { OutreachId, OutreachScriptId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { languageReachedAt } from '../../directory/public.ts';
import { messageFates } from '../../messaging/public.ts';
import { footerOf } from '../notifications.ts';
import { writerOf } from '../policy.ts';
import { goesAt } from '../rules/delivery.ts';
import { outreachById } from '../store/outreach.ts';
import { scriptOf } from '../store/outreach-script.ts';
import { openListing, reachNow } from './open-listing.ts';

/**
 * Returns a text that was written for this caller, until it expires, and what became of it.
 * @throws DomainError 'not-found' for an unknown or expired text, or somebody else's
 */
export async function showScript(ctx: Context, id: OutreachScriptId): Promise<WrittenScript> {
  const writer = writerOf(ctx.actor);
  const script = writer === null ? null : await scriptOf(ctx.db, writer, id, ctx.clock.now());
  if (script === null) throw notFound();
  const { channel, recipient, outreachId } = script;
  const { contact } = await openListing(ctx, script.projectId);
  const { note, contactAddress } = await reachNow(ctx, channel, contact);
  const language = await languageReachedAt(ctx, contactAddress ?? recipient);
  return {
    approvalId: script.id,
    textHash: script.textHash,
    expiresAt: script.expiresAt.toISOString(),
    projectId: script.projectId,
    channel,
    delivery: script.delivery,
    urgency: script.urgency,
    to: recipient,
    note,
    message: script.message,
    subject: script.subject,
    segments: channel === 'sms' ? smsSegments(script.message) : null,
    footer: channel === 'email' ? footerOf(script, ctx.settings, language) : null,
    bidderName: script.senderName,
    bidderCompany: script.senderCompany,
    bidderPhone: script.senderPhone,
    bidderEmail: script.senderEmail,
    receipt: outreachId === null ? null : await receiptOf(ctx, outreachId),
  };
}

/** Returns the receipt of a message sent earlier, with its current status. */
export async function receiptOf(ctx: Context, id: OutreachId): Promise<OutreachReceipt> {
  const outreach = await outreachById(ctx.db, id);
  if (outreach === null) throw new Error('A script was sent as an outreach that is not there');
  const [fate] = await messageFates(ctx, [{ kind: 'outreach', id }]);
  const { channel, delivery, recipient, position } = outreach;
  const createdAt = new Date(position.at).toISOString();
  const sent = { id, channel, delivery, to: recipient, status: fate?.status ?? 'queued', createdAt };
  return { ...sent, goesAt: goesAt(sent, ctx.clock.now()) };
}
