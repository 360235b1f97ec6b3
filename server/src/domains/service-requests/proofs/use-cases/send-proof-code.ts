import { CODE_MINUTES, type CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import { PROOF_PAUSE_SECONDS, type ProvenContact } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import { formatPhone } from '@plumbline/contract/kernel/format.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { newId } from '../../../../kernel/random-id.ts';
import { codeHash, newCode } from '../../../directory/public.ts';
import { sendMessages } from '../../../messaging/public.ts';
import { isUnconfirmed } from '../../lifecycle/rules/unconfirmed.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import type { StoredRequest } from '../../tables.ts';
import { proofsWords } from '../proofs.words.ts';
import { codeRefusal } from '../rules/code-limits.ts';
import { proofCodeMessage } from '../rules/proof-letters.ts';
import { countRecentCodes, insertCode } from '../store/proof-code.ts';
import { browserOf } from './recognize-browser.ts';

const MINUTE_MS = 60_000;

/**
 * Sends another code to an unconfirmed request's phone or email. The reply is the same whatever becomes of the message.
 *
 * @throws DomainError 'not-found' for an unknown id; 'already-happened' if the request is confirmed or over, or too
 * many codes were sent; 'unavailable' if sending this way is not configured.
 */
export const sendProofCode = (
  ctx: Context,
  id: ServiceRequestId,
  by: CodeWay,
  held: HeldSecrets | null,
): Promise<{ readonly message: string }> =>
  openCase(ctx, id, async (ctx, { request }) => {
    const way = requireUnconfirmed(request);
    if (way === 'phone') requireWay(ctx, by);
    const refusal = await sendCodeTo(ctx, request, by, browserOf(held)?.device ?? null);
    if (refusal !== null) throw refused(refusal);
    return { message: sentWords(ctx, request, way, by) };
  });

/** Returns what a request waits for. @throws DomainError 'already-happened' if it waits for nothing. */
export function requireUnconfirmed(request: StoredRequest): ProvenContact {
  if (request.awaitsProof !== null && isUnconfirmed(request)) return request.awaitsProof;
  throw new DomainError(
    'already-happened',
    say(proofsWords, ({ ended, used }) => (request.awaitsProof === null ? used : ended)),
  );
}

/**
 * Sends a code, in the caller's transaction and under the request's lock. Returns why none could be sent, or null.
 */
export async function sendCodeTo(
  ctx: Context,
  request: StoredRequest,
  by: CodeWay,
  device: string | null,
): Promise<'too-soon' | 'too-many' | null> {
  const way = requireUnconfirmed(request);
  const byCall = way === 'phone' && by === 'call';
  const address = way === 'phone' ? request.customerPhone : request.customerEmail.toLowerCase();
  const now = ctx.clock.now();
  const refusal = codeRefusal(await countRecentCodes(ctx, { requestId: request.id, device, address }), byCall, now);
  if (refusal !== null) return refusal;
  const [id, code] = [newId('pc'), newCode()];
  await insertCode(ctx, {
    id,
    requestId: request.id,
    device,
    address,
    byCall,
    codeHash: codeHash(id, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
  });
  await sendMessages(ctx, [proofCodeMessage(ctx.settings, request, { id, code, way, byCall })]);
  return null;
}

/** @throws DomainError 'unavailable' if sending this way is not configured. */
function requireWay({ ports: { messaging } }: Context, by: CodeWay): void {
  const isSetUp = by === 'call' ? messaging.phone !== undefined : messaging.sms.by !== null;
  if (isSetUp) return;
  throw new DomainError(
    'unavailable',
    say(proofsWords, ({ noCalls, noTexts }) => (by === 'call' ? noCalls : noTexts)),
  );
}

export const refused = (refusal: 'too-soon' | 'too-many'): DomainError =>
  new DomainError(
    'already-happened',
    say(proofsWords, ({ tooSoon, tooMany }) => (refusal === 'too-soon' ? tooSoon(PROOF_PAUSE_SECONDS) : tooMany)),
  );

/** Returns what was sent where, in the caller's language. */
export function sentWords({ language }: Context, request: StoredRequest, way: ProvenContact, by: CodeWay): string {
  const words = proofsWords[language];
  if (way === 'email') return words.mailed(request.customerEmail, CODE_MINUTES);
  const phone = formatPhone(request.customerPhone);
  return by === 'call' ? words.calling(phone, CODE_MINUTES) : words.texted(phone, CODE_MINUTES);
}
