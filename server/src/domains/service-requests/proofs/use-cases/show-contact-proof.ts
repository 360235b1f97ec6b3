import { type ContactProof, PROOF_CORRECTIONS } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../../kernel/context.ts';
import { notFound } from '../../../../kernel/errors.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import { loadCase } from '../../lifecycle/store/request-case.ts';
import type { StoredRequest } from '../../tables.ts';
import { proofUntil } from '../rules/proof-times.ts';
import { proofOf } from '../store/contact-proof.ts';
import { codesOf } from '../store/proof-code.ts';
import { addressOf } from './start-proof.ts';

/** Returns what a request waits for. @throws DomainError 'not-found' for an id that was never issued. */
export async function showContactProof(ctx: Context, id: ServiceRequestId): Promise<ContactProof> {
  const opened = await loadCase(ctx, id, false);
  if (opened === null) throw notFound();
  const { request } = opened;
  const endedUnsent = request.awaitsProof !== null;
  return (
    (await awaitedProof(ctx, request)) ?? {
      requestId: id,
      awaits: null,
      endedUnsent,
      address: '',
      codeSent: false,
      corrections: 0,
      endsAt: null,
      timeZone: request.timeZone,
    }
  );
}

/** Returns what an unconfirmed request waits for; null for any other request. */
export async function awaitedProof(ctx: Context, request: StoredRequest): Promise<ContactProof | null> {
  const { id, awaitsProof: awaits } = request;
  if (awaits === null || !isUnconfirmed(request)) return null;
  const [[newest], proof] = await Promise.all([codesOf(ctx, id), proofOf(ctx, id)]);
  const address = addressOf(request, awaits);
  return {
    requestId: id,
    awaits,
    endedUnsent: false,
    address,
    codeSent: newest?.address.toLowerCase() === address.toLowerCase() && newest.expiresAt > ctx.clock.now(),
    corrections: PROOF_CORRECTIONS - (proof?.corrections ?? PROOF_CORRECTIONS),
    endsAt: proofUntil(request).toISOString(),
    timeZone: request.timeZone,
  };
}
