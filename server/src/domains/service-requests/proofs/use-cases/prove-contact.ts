import type { ProvenContact } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { recordPhone } from '../../../accounts/public.ts';
import { codeHash, isSameHash } from '../../../directory/public.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import type { StoredRequest } from '../../tables.ts';
import { proofsWords } from '../proofs.words.ts';
import { contactMark } from '../rules/browser-marks.ts';
import { type CodeVerdict, judgeCode } from '../rules/judge-code.ts';
import { proofOf } from '../store/contact-proof.ts';
import { rememberProof } from '../store/device-mark.ts';
import { codesOf, countCodeAttempt, type StoredCode } from '../store/proof-code.ts';
import { meetBrowser } from './recognize-browser.ts';
import { sendConfirmed } from './send-confirmed.ts';
import { requireUnconfirmed } from './send-proof-code.ts';
import { addressOf } from './start-proof.ts';

/**
 * Confirms a request's phone or email with the newest code, and asks the contractors, in one transaction. Entering the
 * right code again gets the same reply.
 *
 * @throws DomainError 'not-found' for an unknown id; 'not-allowed' for a code that is wrong, expired, replaced or used
 * up; 'already-happened' if the request is over, or was confirmed by another code
 */
export async function proveContact(
  ctx: Context,
  id: ServiceRequestId,
  code: string,
  held: HeldSecrets | null,
): Promise<{ readonly message: string }> {
  const verdict = await openCase(ctx, id, async (ctx, opened): Promise<CodeVerdict> => {
    const { request } = opened;
    const codes = await codesOf(ctx, id);
    const fits = (sent: StoredCode | undefined) =>
      sent !== undefined && isSameHash(sent.codeHash, codeHash(sent.id, code));
    const [newest, ...earlier] = codes;
    if (request.provenContact !== null && fits(newest)) return { kind: 'right' };
    const way = requireUnconfirmed(request);
    const address = way === 'phone' ? request.customerPhone : request.customerEmail.toLowerCase();
    const entered = { address, fits: fits(newest), isEarlier: earlier.some(fits) };
    const verdict = judgeCode(newest ?? null, entered, ctx.clock.now());
    if (newest !== undefined) await countCodeAttempt(ctx, newest.id);
    if (verdict.kind !== 'right') return verdict;
    const asked = await proofOf(ctx, id);
    if (asked === null) throw new Error('An unconfirmed request has nobody to ask');
    await sendConfirmed(ctx, opened, asked);
    await rememberContact(ctx, request, way, held);
    return verdict;
  });
  // Thrown outside the transaction: the attempt must stay counted.
  if (verdict.kind !== 'right') throw wrongCode(verdict);
  return { message: proofsWords[ctx.language].sent };
}

/** Lets this browser, and the account that sent the request, skip the step from now on. */
async function rememberContact(
  ctx: Context,
  request: StoredRequest,
  way: ProvenContact,
  held: HeldSecrets | null,
): Promise<void> {
  const browser = meetBrowser(ctx, held);
  if (browser !== null) await rememberProof(ctx, contactMark(browser.secret, addressOf(request, way)), request.id);
  const { actor } = ctx;
  const isOwn = actor.kind === 'customer' && actor.userId === request.customerId;
  if (isOwn && way === 'phone') await recordPhone(ctx, actor.userId, request.customerPhone);
}

function wrongCode(verdict: Exclude<CodeVerdict, { kind: 'right' }>): DomainError {
  const message = say(proofsWords, (words) => {
    switch (verdict.kind) {
      case 'wrong':
        return words.wrong(verdict.left);
      case 'expired':
        return words.expired;
      case 'replaced':
        return words.replaced;
      case 'too-many':
        return words.tooManyAttempts;
      case 'none':
        return words.noCode;
    }
  });
  return new DomainError('not-allowed', message, { code: message });
}
