const TRADES: Readonly<Record<string, string>> = { hvac: 'HVAC', 'specific-project': 'Construction' };

/** 'Plumbing' for 'plumbing', 'Construction' for 'specific-project'. */
export const tradeName = (workType: string): string =>
  TRADES[workType] ?? workType.charAt(0).toUpperCase() + workType.slice(1);

/** 'Plumbing repair': the trade and the type of project. The name of an individual job is its title. */
export const kindOfWork = (job: { readonly workType: string; readonly projectType: string }): string =>
  `${tradeName(job.workType)} ${job.projectType}`;
