import type { Context } from '../../../kernel/context.ts';
import { contactOf } from '../../directory/public.ts';
import { type ReferralLink, readReferral } from '../../service-requests/public.ts';
import { threadText } from '../rules/thread-text.ts';
import { allMessages } from '../store/thread-message.ts';
import { threadsWords } from '../threads.words.ts';
import { customerName } from '../views.ts';

/**
 * Returns all messages of a thread as a text file, for the holder of either link.
 * @throws DomainError 'not-found' for any other link
 */
export async function exportThread(ctx: Context, link: ReferralLink): Promise<string> {
  const linked = await readReferral(ctx, link);
  const { viewer, opened } = linked;
  const contact = viewer === 'customer' ? await contactOf(ctx, opened.contractorId) : null;
  const other =
    viewer === 'customer'
      ? (contact?.companyName ?? threadsWords[ctx.language].aContractor)
      : customerName(opened, ctx.language);
  return threadText(linked, await allMessages(ctx, opened.referralId), other, ctx.language);
}
