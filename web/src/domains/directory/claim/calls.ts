import { confirmClaim, requestClaimCode } from '@plumbline/contract/domains/directory/endpoints.ts';
import type { ClaimChannel } from '@plumbline/contract/domains/directory/listing.ts';
import type { ClaimId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { call } from '../../../lib/call.ts';

/** Sends a code to the listing's own email or phone, once for each key. */
export const sendClaimCode = (id: ContractorId, channel: ClaimChannel, idempotencyKey: string) =>
  call(requestClaimCode, { params: { id }, body: { channel }, idempotencyKey });

/** Claims a listing with the code. */
export const confirmCode = (id: ClaimId, code: string, smsConsent: boolean) =>
  call(confirmClaim, { params: { id }, body: { code, smsConsent } });
