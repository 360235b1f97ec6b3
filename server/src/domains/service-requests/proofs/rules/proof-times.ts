import { PROOF_HOURS, PROOF_REMINDER_MINUTES } from '@plumbline/contract/domains/service-requests/contact-proof.ts';
import type { StoredRequest } from '../../tables.ts';

const MINUTE_MS = 60_000;
const after = ({ createdAt }: Pick<StoredRequest, 'createdAt'>, minutes: number): Date =>
  new Date(createdAt.getTime() + minutes * MINUTE_MS);

/** Returns when a request ends if its contact is still unconfirmed. */
export const proofUntil = (request: Pick<StoredRequest, 'createdAt'>): Date => after(request, PROOF_HOURS * 60);

/** Returns when the customer is reminded to confirm. */
export const reminderAt = (request: Pick<StoredRequest, 'createdAt'>): Date => after(request, PROOF_REMINDER_MINUTES);
