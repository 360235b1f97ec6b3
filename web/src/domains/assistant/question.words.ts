import type { Danger, WorkType } from '@plumbline/contract/domains/assistant/understanding.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './question.words.es.ts';

export const en = {
  first: 'One question first',
  youSaid: 'You said:',
  danger: {
    gas: 'Do you smell gas now?',
    'carbon-monoxide': 'Does anyone feel sick or dizzy, or is a carbon monoxide alarm sounding now?',
    fire: 'Do you see or smell smoke or fire now?',
    electric: 'Does anything spark, give a shock, or feel hot now?',
    structure: 'Could something fall or give way now?',
    sewage: 'Is sewage coming up now?',
    water: 'Is water coming in or running now?',
    cold: 'Is anyone at home getting dangerously cold now?',
    heat: 'Is anyone at home suffering from the heat now?',
  } satisfies Record<Danger, string>,
  inDanger: { yes: 'Yes, now', no: 'No' },
  trade: (options: string) => `Is it ${options}?`,
  trades: {
    plumbing: 'the plumbing',
    electrical: 'the electrical wiring',
    hvac: 'the heating or cooling',
    handyman: 'a small repair',
    'specific-project': 'a building project',
  } satisfies Record<WorkType, string>,
  job: 'Is it work on a building?',
  isJob: 'Yes, continue',
};

/** The questions about an ambiguous sentence. */
export const questionWords = inLanguages({ en, es });
