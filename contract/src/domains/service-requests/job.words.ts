import { inLanguages } from '../../kernel/words.ts';
import type { ProjectType } from '../assistant/understanding.ts';
import { es } from './job.words.es.ts';

export const en = {
  projectTypes: {
    emergency: 'Emergency',
    repair: 'Repair',
    installation: 'Installation',
    maintenance: 'Maintenance',
    renovation: 'Renovation',
  } satisfies Record<ProjectType, string>,
  kindOfWork: (trade: string, projectType: string) => `${trade} ${projectType.toLowerCase()}`,
};

export const jobWords = inLanguages({ en, es });
