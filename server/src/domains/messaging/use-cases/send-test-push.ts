import type { TestReceipt } from '@plumbline/contract/domains/messaging/endpoints.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { messagingRefusalWords } from '../messaging.words.ts';
import { subscriptionsOf } from '../store/push-subscription.ts';
import { ownerOf } from './find-owner.ts';
import { sendNow } from './send-now.ts';

/**
 * Sends a notification to the caller's browsers, or to the local mailbox if that accepts notifications.
 * @throws DomainError 'not-signed-in', 'already-happened' without a subscribed browser, 'unavailable' if sending failed
 */
export async function sendTestPush(
  ctx: Context,
  test: { readonly title: string; readonly message: string; readonly url: string },
): Promise<TestReceipt> {
  const { push } = ctx.ports.messaging;
  const isLocal = push?.isLocal === true;
  const owner = isLocal ? (ownerOf(ctx) ?? 'visitor:test') : `user:${signedIn(ctx.actor).userId}`;
  if (!isLocal && (await subscriptionsOf(ctx.db, owner)).length === 0) {
    throw new DomainError(
      'already-happened',
      say(messagingRefusalWords, ({ turnOnFirst }) => turnOnFirst),
    );
  }
  const content = { kind: 'notice', title: test.title, text: test.message, url: onSite(test.url) } as const;
  const status = await sendNow(ctx, { channel: 'push', to: owner, content, language: ctx.language });
  const words = messagingRefusalWords[ctx.language];
  return { status, message: isLocal ? words.inMailbox : words.toBrowsers };
}

/** Our notifications only link to this site. */
const onSite = (url: string): string => (/^\/(?![/\\])/.test(url) ? url : '/');
