import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './follow.words.es.ts';

export const en = {
  changedOne: (title: string) => `Changed: ${title}`,
  changed: (count: number) => `${count} projects that you follow have changed`,
  due: (days: number) =>
    days <= 0 ? 'Bids are due today' : days === 1 ? 'Bids are due tomorrow' : `Bids are due in ${days} days`,
  dueFor: (due: string, title: string) => `${due}: ${title}`,
  project: 'Project',
  place: 'Place',
  why: 'You get this because you follow the project.',
  change: 'Choose its reminders',
  stop: 'Stop following this project',
  all: 'See all that you follow',
};

/** The words of messages about followed projects. */
export const followWords = inLanguages({ en, es });
