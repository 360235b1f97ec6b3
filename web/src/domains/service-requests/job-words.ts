import { headlineOf } from '@plumbline/contract/domains/service-requests/headline.ts';

const WORK: Record<string, string> = {
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  hvac: 'HVAC',
  handyman: 'Handyman',
  'specific-project': 'Construction',
};

const KIND: Record<string, string> = {
  emergency: 'emergency',
  repair: 'repair',
  installation: 'installation',
  maintenance: 'maintenance',
  renovation: 'renovation',
};

/** 'High' of 'high'. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Plumbing' of 'plumbing', 'Construction' of 'specific-project'. */
export const workTypeName = (workType: string): string => WORK[workType] ?? capitalised(workType);

/** 'Repair'. */
export const kindName = (projectType: string): string => capitalised(KIND[projectType] ?? projectType);

/** 'Plumbing repair': what the job is, in two words. */
export const jobTitle = (job: { readonly workType: string; readonly projectType: string }): string =>
  `${workTypeName(job.workType)} ${KIND[job.projectType] ?? job.projectType}`;

/** The customer's own first sentence when it is short enough for a heading, else 'Plumbing repair'. */
export const jobHeadline = (job: {
  readonly workType: string;
  readonly projectType: string;
  readonly description: string;
}): string => headlineOf({ title: jobTitle(job), description: job.description });
