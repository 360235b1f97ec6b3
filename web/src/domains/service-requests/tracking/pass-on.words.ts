import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './pass-on.words.es.ts';

export const en = {
  title: 'Ask the next one if nobody answers',
  off: (most: number) =>
    `If a contractor declines or doesn't answer in time, we can ask the next best one right away. We ask up to ${most}, one at a time, in the order you choose.`,
  on: 'We ask them one at a time, in this order, until one accepts.',
  switchOn: 'Line up the next contractors',
  switchingOn: 'Switching on...',
  switchOff: 'Switch it off',
  switchedOff: 'Nobody else will be asked automatically.',
  add: 'Add the next best',
  busy: 'Saving...',
  askedAfter: (moment: string) => `Asked if nobody answers by ${moment}`,
  askedLater: 'Asked if nobody takes the job first',
  licenseChecked: (day: string) => `License checked ${day}`,
  up: (company: string) => `Ask ${company} earlier`,
  down: (company: string) => `Ask ${company} later`,
  remove: (company: string) => `Don't ask ${company}`,
  moved: (company: string, place: number) => `${company} is now number ${place}.`,
  removed: (company: string) => `${company} won't be asked.`,
  failed: 'That wasn’t saved',
};

/** Whom a request is passed on to, for its customer. */
export const passOnWords = inLanguages({ en, es });
