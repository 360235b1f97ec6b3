import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './thread-letters.words.es.ts';

export const en = {
  subject: (from: string, count: number, many: string) =>
    plural('en', count, { one: `New message from ${from}`, other: `${many} new messages from ${from}` }),
  asks: (from: string, count: number, many: string) =>
    plural('en', count, { one: `${from} has a question`, other: `${from} has ${many} questions` }),
  answers: (from: string, count: number, many: string) =>
    plural('en', count, { one: `${from} answered your question`, other: `${from} answered ${many} of your questions` }),
  notAll: 'Only the newest are shown here.',
  covered: 'Contact details are hidden until you are connected.',
  open: 'Open the conversation',
  replyByText: (number: string) => `You can also answer by text: begin it with ${number}.`,
  sms: (text: string, url: string) => `${text} Reply to this text, or: ${url}`,
  sentBy: (address: string) => `Plumbline, ${address}`,

  texted: {
    sent: (to: string) => `Sent to ${to}.`,
    sentCovered: (to: string) => `Sent to ${to}, without contact details.`,
    asQuestion: 'That is a question and no answer: to take the job, reply ACCEPT.',
    which: (first: string, others: string) =>
      `Plumbline: Which request? Begin your text with its number, like ${first}. Also: ${others}`,
    tooLong: (most: string) => `Your text is longer than ${most} characters. Please send a shorter one.`,
    writeMore: 'Please write a sentence, so that we know it is for the other side.',
  },
};

/** Announcements of unread messages, and replies to texts that belong to a thread. */
export const threadLetterWords = inLanguages({ en, es });
