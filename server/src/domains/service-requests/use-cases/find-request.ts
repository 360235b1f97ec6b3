import { createHash } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/outbox.ts';
import { sendMessages } from '../../messaging/public.ts';
import { requestLinksMessage } from '../notifications.ts';
import { openRequestsOf } from '../store/service-request.ts';

/** Requests that one mail names; somebody with more has the newest. */
const MOST_LINKS = 20;
const TEN_MINUTES = 10 * 60_000;

/** Has the links of open requests mailed. Asks nothing, so the answer and its time don't tell whether there are any. */
export async function findRequest(ctx: Context, email: string): Promise<{ message: string }> {
  await enqueue(ctx, [{ task: 'mail-request-links', payload: { email } }]);
  return { message: 'If this address has open requests, their links are on their way to it.' };
}

/** Mails the links of the open requests of an address to it, at most once in ten minutes. Nothing if there are none. */
export async function mailRequestLinks(ctx: Context, { email }: { readonly email: string }): Promise<void> {
  const requests = await openRequestsOf(ctx, email, MOST_LINKS);
  if (requests.length === 0) return;
  const turn = Math.floor(ctx.clock.now().getTime() / TEN_MINUTES);
  const key = createHash('sha256').update(`${email} ${turn}`).digest('base64url');
  await sendMessages(ctx, [requestLinksMessage(ctx.settings, email, key, requests)]);
}
