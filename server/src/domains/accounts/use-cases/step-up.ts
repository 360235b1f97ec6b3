import type { FactorProof } from '@plumbline/contract/domains/accounts/factor.ts';
import { signedIn } from '../../../kernel/access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/mount.ts';
import { repliesWords } from '../replies.words.ts';
import { setFactorProven } from '../store/second-factor.ts';
import { verifyFactor } from './verify-factor.ts';

/**
 * Proves the second factor of this session again.
 * @throws DomainError 'invalid-input' for an invalid proof, 'too-many-requests' after too many wrong codes.
 */
export async function stepUp(
  ctx: Context,
  proof: FactorProof,
  call: Pick<Call, 'header'>,
): Promise<{ message: string }> {
  const { userId, sessionId } = signedIn(ctx.actor);
  await verifyFactor(ctx, userId, proof, { purpose: 'step-up', boundTo: sessionId }, call);
  await setFactorProven(ctx.db, sessionId, ctx.clock.now());
  return { message: repliesWords[ctx.language].confirmed };
}
