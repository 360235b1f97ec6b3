import type { AuditAction } from '@plumbline/contract/domains/accounts/audit-action.ts';
import type { ContractorId, ReviewId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { untilNoticed } from '../../../kernel/until-noticed.ts';
import { recordAudit } from '../../accounts/public.ts';
import { listingWords } from '../listing.words.ts';
import { contractorById, updateContractor } from '../store/contractor.ts';
import { setReviewHidden } from '../store/review.ts';
import type { NewContractorRow } from '../tables.ts';

interface Done {
  readonly message: string;
}

/** Hides a listing from visitors and searches for an operator, or shows it again. Writes to the audit log. */
export const hideListing = (
  ctx: Context,
  id: ContractorId,
  given: { readonly hidden: boolean; readonly reason: string },
): Promise<Done> =>
  change(ctx, id, given.hidden ? 'hide-listing' : 'show-listing', given.reason, {
    status: given.hidden ? 'hidden' : 'active',
  });

/** Marks a listing as featured, a paid placement, or ends that. Writes to the audit log. */
export const featureListing = (
  ctx: Context,
  id: ContractorId,
  given: { readonly featured: boolean; readonly reason: string },
): Promise<Done> =>
  change(ctx, id, given.featured ? 'feature-listing' : 'end-featured', given.reason, { isPremium: given.featured });

const change = (
  ctx: Context,
  id: ContractorId,
  action: AuditAction,
  reason: string,
  fields: Partial<NewContractorRow>,
): Promise<Done> =>
  inTransaction(ctx, async (ctx) => {
    const contractor = await contractorById(ctx.db, id);
    if (contractor === null) throw notFound();
    await updateContractor(ctx.db, id, { ...fields, updatedAt: ctx.clock.now() });
    await recordAudit(ctx, { action, subject: { kind: 'contractor', id }, details: { reason } });
    if (fields.status === 'hidden') await untilNoticed(ctx);
    return { message: listingWords[ctx.language].listingDone(contractor.companyName) };
  });

/**
 * Hides a review for an operator, or shows it again. Its stars count only while it is visible; its existence always
 * stays visible. Writes to the audit log.
 *
 * @throws DomainError 'not-found' if it doesn't exist or its writer has withdrawn it.
 */
export const hideReview = (
  ctx: Context,
  id: ReviewId,
  { hidden, reason }: { readonly hidden: boolean; readonly reason: string },
): Promise<Done> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await setReviewHidden(ctx.db, id, hidden ? ctx.clock.now() : null))) throw notFound();
    const action = hidden ? 'hide-review' : 'show-review';
    await recordAudit(ctx, { action, subject: { kind: 'review', id }, details: { reason } });
    return { message: listingWords[ctx.language].done };
  });
