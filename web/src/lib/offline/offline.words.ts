import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './offline.words.es.ts';

export const en = {
  note: {
    noAnswer: "Plumbline doesn't respond. Your answers are kept on this device.",
    asOf: (moment: string) => `You see this page as of ${moment}.`,
    waiting: (count: number) =>
      `${count} ${plural('en', count, { one: 'tap waits', other: 'taps wait' })} for a connection.`,
  },
  taps: {
    kept: 'Kept on this device',
    keptText: 'It is sent as soon as Plumbline is open with a connection.',
    sent: 'Sent after you were back online',
    notSent: 'Not sent',
    expired: 'It waited longer than a day for a connection.',
    other: 'What you tapped',
    labels: {
      respondAsContractor: 'Your answer to the request',
      startWork: 'Start of the work',
      completeWork: 'Completion of the work',
      withdrawBid: 'Withdrawal of your bid',
      cancelServiceRequest: 'Cancellation of the request',
      reopenServiceRequest: 'Your report that the work is not completed',
      reportNotStarted: 'Your report that the work has not begun',
      respondAsCustomer: 'Your answer to the proposal',
      writeToSupport: 'Your message to support',
    },
  },
};

/** What people read when they use the product without a connection. */
export const offlineWords = inLanguages({ en, es });
