import { inLanguages, plural } from '../../kernel/words.ts';
import { es } from './connection.words.es.ts';

export const en = {
  contactWithin: (hours: number) => `${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}`,
  rules: {
    report: (days: number) =>
      `If you paid for a connection and the customer can't be reached or didn't want the job, report it within ${days} days.`,
    weAsk: (hours: number) =>
      `We ask the customer on the channel they chose. If they confirm it, or don't answer within ${hours} hours, we refund the fee to your card automatically.`,
    onceStarted: 'Once the work has started, a connection can no longer be reported.',
    howMany: (most: number, ofLast: number) =>
      `We refund at most ${most} of your last ${ofLast} connections this way. After that, we review each report first.`,
  },
};

export const connectionWords = inLanguages({ en, es });
