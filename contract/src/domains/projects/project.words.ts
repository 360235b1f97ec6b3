import { inLanguages } from '../../kernel/words.ts';
import type { County, ProjectStatus, ProjectType } from './project.ts';
import { es } from './project.words.es.ts';

export const en = {
  status: {
    'bidding-open': 'Bidding Open',
    'in-review': 'In Review',
    'in-progress': 'In Progress',
    planning: 'Planning',
    completed: 'Completed',
  } satisfies Record<ProjectStatus, string>,
  type: {
    residential: 'Residential',
    commercial: 'Commercial',
    renovation: 'Renovation',
    'new-construction': 'New Construction',
  } satisfies Record<ProjectType, string>,
  county: {
    'Jefferson County': 'Jefferson County',
    'Oldham County': 'Oldham County',
    'Bullitt County': 'Bullitt County',
    'Spencer County': 'Spencer County',
  } satisfies Record<County, string>,
  budget: {
    span: (from: string, to: string) => `${from} - ${to}`,
    atLeast: (from: string) => `${from}+`,
    atMost: (to: string) => `Up to ${to}`,
    under: (to: string) => `Under ${to}`,
    open: 'Budget TBD',
  },
  head: {
    sample: 'Sample project.',
    listedBy: (source: string) => `Listed by ${source}.`,
    keywords: (title: string) => `${title}, construction project, bids`,
    home: 'Home',
    projects: 'Construction Projects',
  },
};

/** Labels of a project's facts, and the head of its page. */
export const projectWords = inLanguages({ en, es });
