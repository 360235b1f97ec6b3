import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './pass-on.words.es.ts';

export const en = {
  title: 'Ask the next one if nobody answers',
  off: (most: number) =>
    `If a contractor declines or doesn't answer in time, we can ask the next best one at once, and so on: one at a time, at most ${most}, and you choose the order.`,
  on: 'We ask them one at a time, in this order. It ends as soon as a contractor accepts.',
  switchOn: 'Show and ask the next ones',
  switchingOn: 'Switching on...',
  switchOff: 'Switch it off',
  switchedOff: 'Nobody is asked automatically now.',
  add: 'Add the next best',
  busy: 'Saving...',
  askedAfter: (moment: string) => `Asked if nobody answers by ${moment}`,
  askedLater: 'Asked if nobody takes the job before',
  licenseChecked: (day: string) => `License checked ${day}`,
  up: (company: string) => `Ask ${company} earlier`,
  down: (company: string) => `Ask ${company} later`,
  remove: (company: string) => `Don't ask ${company}`,
  moved: (company: string, place: number) => `${company} is now number ${place}.`,
  removed: (company: string) => `${company} won't be asked.`,
  failed: 'That did not go through',
};

/** Whom a request is passed on to, for its customer. */
export const passOnWords = inLanguages({ en, es });
