import type { ProjectSector, ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';

/** The standard's values of StatusCurrentMapped for our statuses. */
export const bldsStatuses: Readonly<Record<ProjectStatus, string>> = {
  planning: 'Application Accepted',
  'bidding-open': 'In Review',
  'in-review': 'In Review',
  'in-progress': 'Permit Issued',
  completed: 'Permit Finaled',
};

/** Its values of PermitClassMapped. */
export const bldsClasses: Readonly<Record<ProjectSector, string | null>> = {
  residential: 'Residential',
  commercial: 'Non-Residential',
  unclear: null,
};
