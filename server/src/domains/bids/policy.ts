import type { SourceStatus } from '@plumbline/contract/domains/projects/project.ts';

/** Whose a visitor's bids are. */
export const bidderOf = (visitorId: string): string => `visitor:${visitorId}`;

/** Why a project takes no bids, as a sentence; null when it does. */
export function whyNoBids(project: { readonly status: SourceStatus; readonly isListed: boolean }): string | null {
  if (!project.isListed) return 'This project is no longer listed by its source, so it takes no more bids.';
  return reasons[project.status];
}

const reasons = {
  'bidding-open': null,
  planning: 'Bidding on this project has not opened yet.',
  'in-progress': 'Bidding on this project has closed: the work is in progress.',
  completed: 'Bidding on this project has closed: it is completed.',
} as const satisfies Record<SourceStatus, string | null>;
