import { answerTimeWords } from './answer-time.words.ts';
import { formatsIn } from './formats.ts';
import type { Language } from './language.ts';
import type { Site } from './site.ts';

/** The answer window that the specification's usual response time holds for. */
const USUAL_MINUTES = 240;

type AnswerMinutes = NonNullable<Site['answerMinutes']>;

/** The defaults of the settings. */
const DEFAULTS: AnswerMinutes = { high: 60, medium: USUAL_MINUTES, low: 1440 };

/** Returns how soon a contractor answers, to follow 'within': '2-4 hours', '1 working hour', '90 minutes'. */
export function answerTime(
  { answerMinutes = DEFAULTS }: Pick<Site, 'answerMinutes'>,
  urgency: keyof AnswerMinutes,
  language: Language,
): string {
  const words = answerTimeWords[language];
  const { formatNumber } = formatsIn(language);
  const minutes = answerMinutes[urgency];
  if (minutes === USUAL_MINUTES) return words.usual;
  if (minutes % 60 !== 0) return words.minutes(minutes, formatNumber(minutes));
  const hours = minutes / 60;
  return words.workingHours(hours, formatNumber(hours));
}
