import { REOPEN_DAYS } from '@plumbline/contract/domains/service-requests/lifecycle.ts';

const DAY_MS = 86_400_000;

/** Until when the customer may say that the work is not completed after all. */
export const reopenUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + REOPEN_DAYS * DAY_MS);
