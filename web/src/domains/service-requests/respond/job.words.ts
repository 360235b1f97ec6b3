import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './job.words.es.ts';

export const en = {
  deadline: {
    answer: {
      open: (when: string, left: string) => `Answer by ${when} (${left}).`,
      passed: (when: string) => `The deadline to answer was ${when}.`,
    },
    customerAnswer: {
      open: (when: string, left: string) => `The customer has until ${when} to answer (${left}).`,
      passed: (when: string) => `The customer’s deadline to answer was ${when}.`,
    },
  },
  kindAndPlace: (kind: string, place: string) => `${kind} in ${place}`,
  fromYou: (distance: string) => `${distance} from you`,
  theJob: 'The job',
  requestFor: (number: string, company: string) => `Request ${number}, for ${company}`,

  hidden: 'hidden until you accept and the fee is settled',
  hiddenUntilPaid: 'hidden until the fee is paid',
  shownOncePaid: 'Shown to you as soon as the fee is paid.',
  shownOnceSettled: 'Shown to you once you accept and the fee is settled.',
  failed: 'That did not go through',

  takeBack: {
    section: "If you can't take the job",
    button: 'Take back my acceptance',
    costsNothing: 'Costs nothing. We tell the customer, who can ask other firms.',
    title: 'Take back your acceptance?',
    confirm: 'Take it back',
    busy: 'Taking it back...',
    keep: 'Keep the job',
    text: "The job is no longer held for you, and nothing is charged. You can't accept this request again.",
    done: 'Taken back',
  },
};

/** The job, its customer, and the steps of the work. */
export const jobWords = inLanguages({ en, es });
