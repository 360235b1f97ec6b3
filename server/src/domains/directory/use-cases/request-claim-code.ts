import { claimCodeWords } from '@plumbline/contract/domains/directory/claim-code.words.ts';
import { type ClaimChannel, CODE_MINUTES } from '@plumbline/contract/domains/directory/listing.ts';
import { ClaimId, type ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { once } from '../../../kernel/idempotency.ts';
import { newId } from '../../../kernel/random-id.ts';
import { callersLanguage } from '../../accounts/public.ts';
import { sendMessages } from '../../messaging/public.ts';
import { claimCodeMessage } from '../notifications.ts';
import { codeHash, codeLimit, isWithinNumberLimit, newCode } from '../rules/claim-secret.ts';
import { contractorById } from '../store/contractor.ts';
import { insertClaim } from '../store/listing-claim.ts';
import { countCodes, countCodesTo } from '../store/sent-code.ts';
import type { Listing } from '../views.ts';

const ENDPOINT = 'request-claim-code';
const MINUTE = 60_000;

/**
 * Sends a code to the listing's own phone or email, at most three per hour and eight per day; to an unproven phone, one
 * text per day. The response never reveals whether the listing exists, whether it has a phone or an email, or whether
 * too many codes were requested. Repeating an idempotency key sends no other code.
 */
export const requestClaimCode = (
  ctx: Context,
  contractorId: ContractorId,
  channel: ClaimChannel,
  idempotencyKey: string | null = null,
): Promise<{ claimId: ClaimId; message: string }> =>
  once(ctx, { endpoint: ENDPOINT, key: idempotencyKey, body: { contractorId, channel } }, async (ctx) => {
    const claimId = ClaimId.parse(newId('cl'));
    const contractor = await contractorById(ctx.db, contractorId);
    const to = contractor && ownAddress(contractor, channel);
    if (contractor && to) await sendCode(ctx, { id: claimId, channel, code: newCode() }, to, contractor);
    const { mailed, texted } = claimCodeWords[ctx.language];
    return { claimId, message: (channel === 'email' ? mailed : texted)(CODE_MINUTES) };
  });

const ownAddress = ({ status, email, phone }: Listing, channel: ClaimChannel): string | null =>
  status === 'hidden' ? null : channel === 'email' ? email : phone;

async function sendCode(
  ctx: Context,
  claim: { readonly id: ClaimId; readonly channel: ClaimChannel; readonly code: string },
  to: string,
  contractor: Listing,
): Promise<void> {
  const now = ctx.clock.now();
  const isPhone = claim.channel === 'phone';
  if (isPhone && !contractor.isProven && !isWithinNumberLimit(await countCodesTo(ctx.db, to, now), 'text')) return;
  if (codeLimit(await countCodes(ctx.db, 'claims', contractor.id, now)) !== null) return;
  await insertClaim(ctx.db, {
    id: claim.id,
    contractorId: contractor.id,
    channel: claim.channel,
    address: isPhone ? to : null,
    codeHash: codeHash(claim.id, claim.code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * MINUTE),
  });
  const language = await callersLanguage(ctx);
  await sendMessages(ctx, [claimCodeMessage({ ...claim, minutes: CODE_MINUTES }, to, contractor, language)]);
}
