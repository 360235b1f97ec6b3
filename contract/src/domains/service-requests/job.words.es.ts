import type { Translation } from '../../kernel/words.ts';
import type { en } from './job.words.ts';

export const es = {
  projectTypes: {
    emergency: 'Emergencia',
    repair: 'Reparación',
    installation: 'Instalación',
    maintenance: 'Mantenimiento',
    renovation: 'Renovación',
  },
  kindOfWork: (trade, projectType) => `${trade}: ${projectType.toLowerCase()}`,
} satisfies Translation<typeof en>;
