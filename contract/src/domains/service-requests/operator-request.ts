import * as z from 'zod';
import { ContractorId } from '../../kernel/id.ts';
import { ProvenContact } from './contact-proof.ts';
import { REFERRAL_STATUSES, REQUEST_STATUSES } from './lifecycle.ts';
import { SignOff } from './sign-off.ts';

/**
 * A request as operators see it: the job, the contractors asked, and those who could be. Never the customer's identity
 * or the request's id.
 */
export const OperatorRequest = z.object({
  requestNumber: z.string(),
  /** In the customer's words, without who they are. */
  title: z.string(),
  workType: z.string(),
  projectType: z.string(),
  urgency: z.string(),
  city: z.string(),
  state: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** The contact that the customer must confirm first; null if none. */
  awaitsProof: ProvenContact.nullable(),
  createdAt: z.iso.datetime(),
  /** Where the customer's confirmation of a completion stands; null or absent while there is none. */
  signOff: SignOff.nullable().optional(),
  asked: z.array(z.object({ contractorId: ContractorId, companyName: z.string(), status: z.enum(REFERRAL_STATUSES) })),
  /** Whether another contractor may be asked, because nobody is being asked. */
  canHandOn: z.boolean(),
  /** The next best contractors; empty while none may be asked. `distance` in miles. */
  next: z.array(
    z.object({
      id: ContractorId,
      companyName: z.string(),
      city: z.string(),
      state: z.string(),
      distance: z.number().nullable(),
    }),
  ),
});
export type OperatorRequest = z.infer<typeof OperatorRequest>;
