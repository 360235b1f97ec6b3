import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './project.words.es.ts';

export const en = {
  title: 'Construction Project',
  all: 'Construction Projects',
  notFound: 'Project Not Found',
  notFoundText: "We couldn't find this project. It may have been removed, or the link is not complete.",
  seeAll: 'See all projects',
  loading: 'Loading the project',
  failed: "The project couldn't be loaded",
};

/** One project's page and dialog. */
export const projectPageWords = inLanguages({ en, es });
