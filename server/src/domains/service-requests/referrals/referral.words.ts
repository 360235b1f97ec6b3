import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './referral.words.es.ts';

export const en = {
  severalFit: 'There are several proposals. Open the one that you mean from its message.',
  keptOut:
    "This contractor can't take another job this month. Nothing was sent; please decline, or choose another proposal.",
  time: {
    dateFormat: (example: string) => `Enter the date as ${example}.`,
    timeFormat: 'Enter the time as 14:30 or 2:30 PM.',
    momentFormat: (example: string) => `Enter the date and time as ${example}.`,
    datePast: 'The proposed date cannot be in the past.',
    timePast: 'The proposed time has already passed.',
    tooFar: (years: number) =>
      `Choose a day within the next ${years} ${plural('en', years, { one: 'year', other: 'years' })}.`,
  },
  listingHidden: 'Your listing is hidden. Please write to support.',
  confirmPhone: 'Confirm the phone of your listing first: your dashboard shows how.',
  tooManyJobs: (count: number) =>
    `You have ${count} open ${plural('en', count, { one: 'job', other: 'jobs' })}, which is your limit. Complete one, or raise the limit.`,
};

/** Reasons why an answer or a proposal is refused. */
export const referralWords = inLanguages({ en, es });
