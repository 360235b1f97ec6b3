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

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Plumbing repair': what the job is, in two words. */
export const jobTitle = (job: { readonly workType: string; readonly projectType: string }): string =>
  `${WORK[job.workType] ?? capitalised(job.workType)} ${KIND[job.projectType] ?? job.projectType}`;

/** Longest sentence of the customer's that still reads as a heading. */
const HEADLINE_LENGTH = 60;

/** The customer's own first sentence when it is short enough for a heading, else what the job is called otherwise. */
export function headlineOf({ title, description }: { readonly title: string; readonly description: string }): string {
  const [first = ''] = description.trim().split(/(?<=[.!?])\s|\n/);
  const sentence = first.trim().replace(/[.,;:]+$/, '');
  return sentence.length >= 4 && sentence.length <= HEADLINE_LENGTH ? capitalised(sentence) : title;
}

/** The customer's own first sentence when it is short enough for a heading, else 'Plumbing repair'. */
export const jobHeadline = (job: {
  readonly workType: string;
  readonly projectType: string;
  readonly description: string;
}): string => headlineOf({ title: jobTitle(job), description: job.description });

/** Whether a description holds more than the headline that was made of it. */
export const saysMoreThan = (headline: string, description: string): boolean =>
  description
    .trim()
    .replace(/[.,;:]+$/, '')
    .toLowerCase() !== headline.toLowerCase();
