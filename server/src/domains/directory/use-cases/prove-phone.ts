import type { CodeWay } from '@plumbline/contract/domains/directory/listing.ts';
import type { ContactChangeId, ContractorId } from '@plumbline/contract/kernel/id.ts';
import { say } from '@plumbline/contract/kernel/words.ts';
import type { Context } from '../../../kernel/context.ts';
import { DomainError, notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { listingWords } from '../listing.words.ts';
import { contractorById } from '../store/contractor.ts';
import type { Listing } from '../views.ts';
import { confirmByCode } from './change-contact.ts';
import { type SentContactCode, sendContactCode } from './send-contact-code.ts';

/**
 * Sends a code to the phone of a listing, for the holder of an offer's link. The number cannot be chosen here.
 *
 * @throws DomainError 'already-happened' if it has no phone or a proven one, or too many codes were sent; 'unavailable'
 * if sending this way is not configured.
 */
export const requestPhoneCode = (ctx: Context, id: ContractorId, by: CodeWay): Promise<SentContactCode> =>
  inTransaction(ctx, async (ctx) => {
    const listing = await load(ctx, id);
    if (listing.isProven) {
      throw new DomainError(
        'already-happened',
        say(listingWords, ({ phoneIsConfirmed }) => phoneIsConfirmed),
      );
    }
    if (listing.phone === null) {
      throw new DomainError(
        'already-happened',
        say(listingWords, ({ noPhone }) => noPhone),
      );
    }
    return sendContactCode(ctx, listing, { channel: 'phone', address: listing.phone, by });
  });

/**
 * Proves a listing's phone with the code that was sent there. Its consent to texts stays unchanged.
 *
 * @throws DomainError 'not-allowed', always the same, for a wrong or expired code, used-up attempts, another person's
 * code.
 */
export const confirmPhone = async (
  ctx: Context,
  id: ContractorId,
  code: ContactChangeId,
  digits: string,
): Promise<void> =>
  confirmByCode(ctx, (ctx) => load(ctx, id), code, { code: digits, smsConsent: false, mayChange: false });

async function load(ctx: Context, id: ContractorId): Promise<Listing> {
  const listing = await contractorById(ctx.db, id);
  if (listing === null || listing.status === 'hidden') throw notFound();
  return listing;
}
