import type { ReadyText, ThreadView, WriteMessage } from '@plumbline/contract/domains/threads/thread.ts';
import type { Context } from '../../../kernel/context.ts';
import { once } from '../../../kernel/idempotency.ts';
import { openReferral, type ReferralLink } from '../../service-requests/public.ts';
import { threadsWords } from '../threads.words.ts';
import { addMessage, refused } from './add-message.ts';
import { showThread } from './show-thread.ts';

/**
 * Writes a message for the holder of either link. A repeated key writes nothing more.
 * @throws DomainError 'not-found' for any other link, 'already-happened' or 'too-many-requests' if this side may not
 * write now
 */
export async function writeMessage(
  ctx: Context,
  link: ReferralLink,
  { text, readUpTo }: Pick<WriteMessage, 'text' | 'readUpTo'>,
  idempotencyKey: string | null,
): Promise<ThreadView> {
  const call = { endpoint: 'thread-message', key: idempotencyKey, body: [link.id, link.contractorId, text] };
  await once(ctx, call, (ctx) =>
    openReferral(ctx, link, (ctx, { viewer, opened }) =>
      addMessage(ctx, opened, { byParty: viewer, body: text, via: 'web' }, readUpTo),
    ),
  );
  return showThread(ctx, link);
}

/**
 * Writes one of the ready texts for the contractor, in the customer's language.
 * @throws DomainError like `writeMessage`, and 'already-happened' unless they are connected
 */
export async function writeReadyText(
  ctx: Context,
  link: ReferralLink,
  ready: ReadyText,
  idempotencyKey: string | null,
): Promise<ThreadView> {
  const call = { endpoint: 'thread-ready-text', key: idempotencyKey, body: [link.id, link.contractorId, ready] };
  await once(ctx, call, (ctx) =>
    openReferral(ctx, link, (ctx, { viewer, opened }) => {
      if (viewer !== 'contractor' || (!opened.isConnected && !opened.isOver)) throw refused('notConnected');
      const body = threadsWords[opened.customer.language].ready[ready];
      return addMessage(ctx, opened, { byParty: viewer, body, via: 'web' });
    }),
  );
  return showThread(ctx, link);
}
