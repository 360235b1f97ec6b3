import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';

const DAY_MS = 86_400_000;

/** Returns the customer's deadline for disputing a completion. */
export const reopenUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + REOPEN_DAYS * DAY_MS);
