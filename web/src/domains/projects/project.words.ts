import type { ProjectSector, ProjectWork } from '@plumbline/contract/domains/projects/project.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './project.words.es.ts';

export const en = {
  dateNotGiven: 'Date not given',
  listedOn: (day: string) => `Listed ${day}`,
  listedIn: (month: string) => `Listed in ${month}`,
  checked: (when: string) => `checked ${when}`,
  noLongerListed: (when: string) => `no longer listed since ${when}`,
  statusAsOf: (when: string) => `status as of ${when}`,
  /** Empty where neither is known. */
  job: {
    residential: {
      new: 'Residential new work',
      renovation: 'Residential renovation',
      repair: 'Residential repair',
      demolition: 'Residential demolition',
      other: 'Residential',
    },
    commercial: {
      new: 'Commercial new work',
      renovation: 'Commercial renovation',
      repair: 'Commercial repair',
      demolition: 'Commercial demolition',
      other: 'Commercial',
    },
    unclear: { new: 'New work', renovation: 'Renovation', repair: 'Repair', demolition: 'Demolition', other: '' },
  } satisfies Record<ProjectSector, Record<ProjectWork, string>>,
  plumbingRequired: 'Plumbing Required',
  sample: 'Sample',
  notStated: 'Not stated',
  viewDetails: 'View Details',
  aiOutreach: 'AI Outreach',
  contactBuilder: 'Contact the Builder',
  loadingMap: 'Loading the map',
  stats: {
    total: 'Total Projects',
    activeBids: 'Active Bids',
    pendingReview: 'Pending Review',
    loading: 'Loading the counts',
    failed: "The counts couldn't be loaded",
  },
};

/** Facts and badges of a project, wherever it is shown. */
export const projectWords = inLanguages({ en, es });
