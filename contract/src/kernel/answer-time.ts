import type { Site } from './site.ts';

/** The answer window that the specification's usual response time holds for. */
const USUAL = { minutes: 240, words: '2-4 hours' };

type AnswerMinutes = NonNullable<Site['answerMinutes']>;

/** The defaults of the settings. */
const DEFAULTS: AnswerMinutes = { high: 60, medium: USUAL.minutes, low: 1440 };

/** Returns how soon a contractor answers, to follow 'within': '2-4 hours', '1 hour', '90 minutes'. */
export function answerTime(
  { answerMinutes = DEFAULTS }: Pick<Site, 'answerMinutes'>,
  urgency: keyof AnswerMinutes,
): string {
  const minutes = answerMinutes[urgency];
  if (minutes === USUAL.minutes) return USUAL.words;
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
