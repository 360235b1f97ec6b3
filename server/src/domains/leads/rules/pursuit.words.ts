import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './pursuit.words.es.ts';

export const en = {
  subject: (day: string, title: string) => `${day}: your next step for ${title}`,
  step: 'Your next step',
  on: (day: string) => `You planned this for ${day}.`,
  project: 'Project',
  place: 'Place',
  notes: 'Your notes',
  open: 'Open It in Your Pipeline',
  see: 'See the Project',
};

export const pursuitWords = inLanguages({ en, es });
