import * as z from 'zod';
import { ContractorId, idOf } from '../../kernel/id.ts';
import { PermitRecord } from '../directory/permit-record.ts';
import { FirmContractor, FirmLink, FirmSlug } from './firm.ts';
import { LINKED_BY } from './firm-kinds.ts';

/** Names a dispute to operators. Opens nothing to anyone else. */
export const FirmDisputeId = idOf('FirmDisputeId');
export type FirmDisputeId = z.infer<typeof FirmDisputeId>;

/** How an operator has decided: the permits are the contractor's, or they aren't. */
export const DISPUTE_OUTCOMES = ['kept', 'unlinked'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** A contractor's dispute as that contractor sees it; without an outcome until an operator has decided. */
const OwnDispute = z.object({
  disputedAt: z.iso.datetime(),
  outcome: z.enum(DISPUTE_OUTCOMES).nullable(),
});

const count = z.number().int();

/** A firm on permits that is taken for the contractor. */
export const LinkedFirm = z.object({
  slug: FirmSlug,
  name: z.string(),
  permits: count,
  /** yyyy-MM-dd */
  latestOn: z.string().nullable(),
  by: z.enum(LINKED_BY),
  dispute: OwnDispute.nullable(),
});
export type LinkedFirm = z.infer<typeof LinkedFirm>;

/** The permit record of the caller's listing, with the firms it counts. */
export const OwnPermits = z.object({
  /** The slug of the listing. */
  slug: z.string(),
  /** As the listing shows it; null while it shows none. */
  record: PermitRecord.nullable(),
  firms: z.array(LinkedFirm),
  /** The firms that an operator has unlinked after a dispute, the newest first. */
  unlinked: z.array(z.object({ name: z.string(), decidedAt: z.iso.datetime() })),
});
export type OwnPermits = z.infer<typeof OwnPermits>;

/** A contractor of the directory as operators see it beside a firm. */
export const LinkableContractor = FirmContractor.extend({ id: ContractorId });
export type LinkableContractor = z.infer<typeof LinkableContractor>;

/** A firm as operators see it. */
export const OperatorFirm = z.object({
  slug: FirmSlug,
  name: z.string(),
  state: z.string(),
  permits: count,
  by: z.enum(LINKED_BY).nullable(),
  reason: FirmLink.shape.reason,
  contractor: LinkableContractor.nullable(),
  /** Contractors that it may be. */
  candidates: z.array(LinkableContractor),
  /** Contractors that it is not, as operators have decided. */
  ruledOut: z.array(LinkableContractor),
});
export type OperatorFirm = z.infer<typeof OperatorFirm>;

/** A dispute that waits for an operator. */
export const FirmDispute = z.object({
  id: FirmDisputeId,
  firm: z.object({ slug: FirmSlug, name: z.string(), permits: count, by: z.enum(LINKED_BY).nullable() }),
  contractor: LinkableContractor,
  /** Null once the account that disputed it is erased. */
  reason: z.string().nullable(),
  disputedAt: z.iso.datetime(),
});
export type FirmDispute = z.infer<typeof FirmDispute>;
