import type { TestReceipt } from '@plumbline/contract/domains/messaging/endpoints.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import { sendNow } from '../../messaging/public.ts';
import { repliesWords } from '../replies.words.ts';
import { loadMe } from './show-me.ts';

/** The recipient of a test without an address, where no mail leaves this machine. */
const NOBODY = 'test@example.com';

/**
 * Mails a test to the caller's own address, regardless of the given one; to any address if mail stays in the local
 * mailbox.
 * @throws DomainError 'not-signed-in', 'unavailable' if it was not sent.
 */
export async function sendTestMail(
  ctx: Context,
  test: { readonly email: string; readonly subject: string; readonly message: string },
): Promise<TestReceipt> {
  const words = repliesWords[ctx.language];
  const isLocal = ctx.ports.messaging.email.isLocal === true;
  const to = isLocal ? test.email || NOBODY : (await loadMe(ctx, signedIn(ctx.actor).userId)).email;
  const content = {
    kind: 'letter',
    subject: test.subject,
    blocks: [{ kind: 'paragraph', text: test.message }],
  } as const;
  const status = await sendNow(ctx, { channel: 'email', to, content, language: ctx.language });
  return { status, message: isLocal ? words.testInMailbox : words.testSent };
}
