import type { WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { ServiceRequestForm } from '@plumbline/contract/domains/service-requests/service-request.ts';
import * as z from 'zod';
import type { DraftDetails } from './draft.ts';

/** The form of the last step: what it asks, and what the earlier steps have answered. */
export interface DetailsValues extends DraftDetails {
  workType: WorkType;
  city: string;
  state: string;
  zipCode: string;
}

/** The contract's own form, told what this page's fields hold: both sides check the same and say the same. */
export const DetailsForm = z
  .custom<DetailsValues>()
  .transform((values): unknown => values)
  .pipe(
    ServiceRequestForm.refine(({ budgetMin, budgetMax }) => !budgetMin || !budgetMax || budgetMin <= budgetMax, {
      error: 'The most must be at least the least',
      path: ['budgetMax'],
    }),
  );

/** In the order of the page: also the order of the error summary. */
export const DETAILS_FIELDS = [
  'projectType',
  'description',
  'budgetMin',
  'budgetMax',
  'urgency',
  'preferredDate',
  'preferredTimeSlot',
  'customerName',
  'customerPhone',
  'customerEmail',
  'address',
  'city',
  'state',
  'zipCode',
  'preferredContactMethod',
  'smsConsent',
] as const satisfies readonly (keyof DetailsValues)[];
export type DetailsField = (typeof DETAILS_FIELDS)[number];
