import type { Project } from '@plumbline/contract/domains/projects/project.ts';

/** Returns whether it is open for bids, or has one of the reader's. Its main action is about the bid then. */
export const takesBids = ({ status, vanishedAt }: Pick<Project, 'status' | 'vanishedAt'>): boolean =>
  status === 'in-review' || (status === 'bidding-open' && vanishedAt === null);

/** Returns whether the listing names who builds it, or whom to ask. */
export const isSomebodyNamed = ({ contractor, contactInfo }: Pick<Project, 'contractor' | 'contactInfo'>): boolean =>
  Boolean(contractor?.trim() || contactInfo?.trim());
