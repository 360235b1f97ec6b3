import { writeToSupport as endpoint } from '@plumbline/contract/domains/messaging/endpoints.ts';
import type { SupportConversation, SupportMessageForm } from '@plumbline/contract/domains/messaging/support.ts';
import type { UserId } from '@plumbline/contract/kernel/id.ts';
import { isSignedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { once } from '../../../kernel/idempotency.ts';
import type { ListPage, TimePosition } from '../../../kernel/list-page.ts';
import { newId } from '../../../kernel/random-id.ts';
import { supportMail } from '../notifications.ts';
import { supportHours } from '../rules/support-hours.ts';
import type { PushOwner } from '../store/push-subscription.ts';
import {
  conversationOf,
  insertSupportMessage,
  lettersPage,
  moveConversation,
  openConversation,
  type StoredLetter,
} from '../store/support.ts';
import { ownerOf } from './find-owner.ts';
import { sendMessages } from './send-messages.ts';

/** Returns the caller's messages to support, and the support hours. */
export async function readSupportConversation(ctx: Context): Promise<SupportConversation> {
  return show(ctx, ownerOf(ctx));
}

async function show(ctx: Context, owner: PushOwner | null): Promise<SupportConversation> {
  const { supportHours: setting, homeTimeZone: timeZone, supportEmail } = ctx.settings;
  const conversation = owner === null ? null : await conversationOf(ctx.db, owner);
  const { opensAt, ...hours } = supportHours(setting, timeZone, ctx.clock.now(), ctx.language);
  return {
    messages: (conversation?.messages ?? []).map(({ sentAt, ...message }) => ({
      ...message,
      sentAt: sentAt.toISOString(),
    })),
    email: conversation?.email ?? null,
    isForwarded: supportEmail !== null,
    hours: { ...hours, opensAt: opensAt?.toISOString() ?? null, timeZone },
  };
}

/**
 * Stores a message and mails it to support. Repeating the key has no further effect. A visitor who lost the first
 * response, and with it their cookie, is recognized as the same visitor.
 */
export async function writeToSupport(
  ctx: Context,
  { content, email = null }: { readonly content: string; readonly email?: SupportMessageForm['email'] | null },
  call: Pick<Call, 'idempotencyKey' | 'rememberVisitor'>,
): Promise<SupportConversation> {
  const own = ownerOf(ctx);
  const request = {
    endpoint: isSignedIn(ctx.actor) ? `${endpoint.name} ${own}` : endpoint.name,
    key: call.idempotencyKey,
    body: { content, email },
  };
  // The idempotency record contains who wrote, but not the message.
  const { owner, visitorId } = await once(ctx, request, async (ctx) => {
    const visitorId = own === null ? newId('vs') : null;
    const owner: PushOwner = own ?? `visitor:${visitorId}`;
    const at = ctx.clock.now();
    const conversationId = await openConversation(ctx.db, owner, {
      id: newId('cv'),
      email,
      at,
      language: ctx.language,
    });
    const id = newId('sm');
    await insertSupportMessage(ctx.db, { id, conversationId, content, at });
    const { supportEmail, supportLanguage } = ctx.settings;
    const { email: from } = await show(ctx, owner);
    if (supportEmail !== null)
      await sendMessages(ctx, [supportMail(supportEmail, { id, conversationId, content, from }, supportLanguage)]);
    return { owner, visitorId };
  });
  if (own !== null) return show(ctx, own);
  // Messages of a known visitor are never shown to an unknown one, whatever key they send.
  if (visitorId === null) return show(ctx, null);
  call.rememberVisitor(visitorId);
  return show(ctx, owner);
}

/** Returns a page of all messages to support, newest first, for operators. */
export const lettersToSupport = (
  ctx: Context,
  page: { readonly after: TimePosition | undefined; readonly limit: number },
): Promise<ListPage<StoredLetter>> => lettersPage(ctx.db, page);

/** Gives a visitor's conversation to an account. */
export const claimConversation = (ctx: Context, userId: UserId, visitorId: string): Promise<void> =>
  moveConversation(ctx.db, visitorId, userId);
