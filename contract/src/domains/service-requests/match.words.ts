import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './match.words.es.ts';

export const en = {
  yourTrade: (trade: string) => `You do ${trade}`,
  notYourTrade: (trade: string) => `${trade} is not one of your trades`,
  fromYou: (distance: string) => `${distance} from you`,
  noBudget: 'No budget given',
  belowSmallest: (smallest: string) => `The budget is below your smallest job, ${smallest}`,
  budgetNamed: 'A budget is given',
  coversSmallest: 'The budget covers your smallest job',
  dayPassed: 'The preferred day has passed',
  paused: "You aren't taking work until after that day",
  wantedToday: 'Wanted today',
  wantedTomorrow: 'Wanted tomorrow',
  wantedIn: (days: number) => `Wanted in ${days} ${plural('en', days, { one: 'day', other: 'days' })}`,
  daysToPrepare: (days: number) => `${days} ${plural('en', days, { one: 'day', other: 'days' })} to prepare`,
};

/** The reasons for a match score, each a sentence without a period. */
export const matchWords = inLanguages({ en, es });
