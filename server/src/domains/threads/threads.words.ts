import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './threads.words.es.ts';

export const en = {
  refusal: {
    over: 'This referral is over, so no more messages can be written.',
    blockedByYou: 'You have ended this conversation, so no more messages can be written.',
    blockedByOther: 'The other side has ended this conversation, so no more messages can be written.',
    blockedByOperator: 'We have ended this conversation, so no more messages can be written.',
    noQuestionsLeft: (most: number) =>
      `You have asked ${most} ${plural('en', most, { one: 'question', other: 'questions' })}. You can write freely once you are connected.`,
    noQuestionToAnswer: 'There is no open question. You can write freely once you are connected.',
    tooMany: (most: string) => `You have written ${most} messages within an hour. Please wait a little.`,
    full: 'This conversation has reached its longest. Please call or write an email.',
    notConnected: 'You can send this once you are connected.',
  },
  ready: {
    'on-my-way': 'I’m on my way.',
    'running-late': 'I’m running late. I’ll be there as soon as I can.',
    'cant-find': 'I can’t find the house. Could you help me?',
  },
  customerIn: (zipCode: string) => `Customer in ${zipCode}`,
  aContractor: 'The contractor',
  wasRead: 'it was read meanwhile',
  closed: 'Closed.',
  isClosed: 'This report is closed already.',
  file: {
    title: (number: string, title: string) => `Messages about request ${number}: ${title}`,
    you: 'You',
    bySms: 'by SMS',
    erased: '(erased)',
    covered: 'Contact details are hidden until you are connected.',
  },
};

/** What the server says about threads. */
export const threadsWords = inLanguages({ en, es });
