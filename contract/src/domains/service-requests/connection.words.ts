import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './connection.words.es.ts';

export const en = {
  contactWithin: (hours: number) => `${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}`,
  rules: {
    report: (days: number) =>
      `You paid for a connection and the customer can't be reached, or didn't want the job? Report it within ${days} days.`,
    weAsk: (hours: number) =>
      `We ask the customer on the channel that they chose. When they confirm it, or don't answer within ${hours} hours, the fee goes back to your card by itself.`,
    onceStarted: 'Once the work has started, a connection can’t be reported any more.',
    howMany: (most: number, ofLast: number) =>
      `The fees of at most ${most} of your last ${ofLast} connections go back this way; after that one of us looks at each report first.`,
  },
};

export const connectionWords = inLanguages({ en, es });
