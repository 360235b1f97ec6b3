import * as z from 'zod';

const URL_SAFE = /^[A-Za-z0-9_-]{1,64}$/;

/** A URL-safe id that TypeScript will not mistake for another kind's. */
export const idOf = <Name extends string>(name: Name) => z.string().regex(URL_SAFE, `Not a ${name}`).brand(name);

/** The secret of the customer: opens the tracking page. */
export const ServiceRequestId = idOf('ServiceRequestId');
export type ServiceRequestId = z.infer<typeof ServiceRequestId>;

/** One request offered to one contractor. What a contractor is sent as `serviceRequestId`. */
export const ReferralId = idOf('ReferralId');
export type ReferralId = z.infer<typeof ReferralId>;

/** A contractor's proposal: the `responseId` of the customer's answer page. */
export const ProposalId = idOf('ProposalId');
export type ProposalId = z.infer<typeof ProposalId>;

export const ContractorId = idOf('ContractorId');
export type ContractorId = z.infer<typeof ContractorId>;
