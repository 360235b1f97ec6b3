import { createHash } from 'node:crypto';
import type { Context } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/outbox.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { requestLinksMessage } from '../../letters/rules/request-links.ts';
import { requestsWords } from '../rules/requests.words.ts';
import { openRequestsOf } from '../store/service-request.ts';

/** Maximum number of requests in one email, newest first. */
const MOST_LINKS = 20;
const TEN_MINUTES = 10 * 60_000;

/** Enqueues an email with the links of open requests. Reads nothing, so neither reply nor timing reveals any. */
export async function findRequest(ctx: Context, email: string): Promise<{ message: string }> {
  await enqueue(ctx, [{ task: 'mail-request-links', payload: { email } }]);
  return { message: requestsWords[ctx.language].replies.linksOnTheWay };
}

/** Mails the links of an address's open requests to it, at most once in ten minutes. Sends nothing if there are none. */
export async function mailRequestLinks(ctx: Context, { email }: { readonly email: string }): Promise<void> {
  const requests = await openRequestsOf(ctx, email, MOST_LINKS);
  if (requests.length === 0) return;
  const turn = Math.floor(ctx.clock.now().getTime() / TEN_MINUTES);
  const key = createHash('sha256').update(`${email} ${turn}`).digest('base64url');
  await sendMessages(ctx, [requestLinksMessage(ctx.settings, email, key, requests)]);
}
