import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './narrowing.words.es.ts';

export const en = {
  type: (name: string) => `projects of the kind '${name}'`,
  source: (name: string) => `projects from ${name}`,
  value: (amount: string) => `projects known to be below ${amount}`,
  need: {
    plumbing: {
      yes: 'projects that only likely need a plumber, or none',
      likely: 'projects that need no plumber',
    },
    electrical: {
      yes: 'projects that only likely need an electrician, or none',
      likely: 'projects that need no electrician',
    },
    hvac: {
      yes: 'projects that only likely need HVAC work, or none',
      likely: 'projects that need no HVAC work',
    },
  },
  not: 'Not like this',
  busy: (perDay: number) => `This watch brings about ${perDay} a day, which is more than most people read.`,
  would: (label: string, perDay: number) =>
    plural('en', perDay, {
      one: `Without ${label}, it would bring about 1 a day.`,
      other: `Without ${label}, it would bring about ${perDay} a day.`,
    }),
  narrow: 'Narrow this watch',
};

/** The words for what watches leave out. */
export const narrowingWords = inLanguages({ en, es });
