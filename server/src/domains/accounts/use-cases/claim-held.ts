import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { repliesWords } from '../replies.words.ts';

/** Assigns to the account what the browser holds, for sign-ins that couldn't include it in the call. */
export async function claimHeld(
  ctx: Context,
  serviceRequestIds: readonly ServiceRequestId[],
  { client }: Pick<Call, 'client'>,
): Promise<{ message: string }> {
  const { userId, kind: role } = signedIn(ctx.actor);
  await inTransaction(ctx, (ctx) =>
    ctx.ports.claims.claim(ctx, { userId, role, visitorId: client.visitorId, serviceRequestIds }),
  );
  return { message: repliesWords[ctx.language].claimed };
}
