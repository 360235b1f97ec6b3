import type { ProjectSector, ProjectWork } from '@plumbline/contract/domains/projects/project.ts';

/** Maximum length of a generated title, in characters. */
export const LONGEST_TITLE = 60;

/** The facts of a job besides its texts. */
export interface JobFacts {
  readonly sector: ProjectSector;
  readonly work: ProjectWork;
  readonly squareFeet: number | null;
  readonly costCents: number | null;
}
