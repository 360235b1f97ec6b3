import { EmailAddress } from '@plumbline/contract/domains/accounts/email-address.ts';
import { PROOF_CORRECTIONS, type ProvenContact } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import type { ServiceRequestId } from '@plumbline/contract/kernel/id.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../../kernel/context.ts';
import { DomainError } from '../../../../kernel/errors.ts';
import type { HeldSecrets } from '../../../../kernel/http/mount.ts';
import { openCase } from '../../lifecycle/use-cases/open-case.ts';
import { EXAMPLE_PHONE, readPhone } from '../../requests/rules/answers.ts';
import { updateRequest } from '../../requests/store/service-request.ts';
import { proofsWords } from '../proofs.words.ts';
import { countCorrection, proofOf } from '../store/contact-proof.ts';
import { browserOf } from './recognize-browser.ts';
import { refused, requireUnconfirmed, sendCodeTo, sentWords } from './send-proof-code.ts';
import { addressOf } from './start-proof.ts';

/**
 * Corrects a mistyped phone or email before it is confirmed, and sends a code there. Earlier codes no longer work.
 *
 * @throws DomainError 'not-found' for an unknown id; 'invalid-input'; 'already-happened' if the request is confirmed or
 * over, it was corrected too often, or no code can be sent there
 */
export const correctContact = (
  ctx: Context,
  id: ServiceRequestId,
  typed: string,
  held: HeldSecrets | null,
): Promise<{ readonly message: string }> =>
  openCase(ctx, id, async (ctx, { request }) => {
    const way = requireUnconfirmed(request);
    const address = read(way, typed);
    if (address.toLowerCase() === addressOf(request, way).toLowerCase()) throw problem(words('sameAddress'));
    const proof = await proofOf(ctx, id);
    if (proof === null || proof.corrections >= PROOF_CORRECTIONS) {
      throw new DomainError('already-happened', words('noCorrections'), { address: words('noCorrections') });
    }
    const change = way === 'phone' ? { customerPhone: address } : { customerEmail: address };
    await countCorrection(ctx, id);
    await updateRequest(ctx, id, change);
    const corrected = { ...request, ...change };
    const refusal = await sendCodeTo(ctx, corrected, 'text', browserOf(held)?.device ?? null);
    if (refusal !== null) throw refused(refusal);
    return { message: sentWords(ctx, corrected, way, 'text') };
  });

const words = (which: 'sameAddress' | 'noCorrections' | 'badEmail'): Said => say(proofsWords, (said) => said[which]);

const problem = (message: Said) => new DomainError('invalid-input', message, { address: message });

/** Returns the phone in E.164, or the email. */
function read(way: ProvenContact, typed: string): string {
  if (way === 'email') {
    const email = EmailAddress.safeParse(typed);
    if (email.success) return email.data;
    throw problem(words('badEmail'));
  }
  const phone = readPhone(typed);
  if (phone !== null) return phone;
  throw problem(say(proofsWords, ({ badPhone }) => badPhone(EXAMPLE_PHONE)));
}
