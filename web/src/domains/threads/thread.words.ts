import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './thread.words.es.ts';

export const en = {
  title: 'Messages',
  with: (name: string) => `Messages with ${name}`,
  loading: 'Loading messages…',
  notLoaded: 'The messages could not be loaded',
  deadLink: 'This link opens nothing',
  deadLinkText: 'Please check that it is complete, or open the newest link that we sent you.',
  home: 'Back to Home',
  back: 'Back to the request',
  call: (phone: string) => `Call ${phone}`,
  request: 'Request',
  notConnectedTitle: 'You are not connected yet',
  notConnected: 'Phone numbers, emails, links, addresses and names are hidden, on both sides.',
  questionsLeft: (left: number, many: string) =>
    plural('en', left, {
      one: 'You can ask one more question.',
      other: `You can ask ${many} questions. They cost nothing.`,
    }),
  answersLeft: (left: number, many: string) =>
    plural('en', left, {
      one: 'One question waits for your answer.',
      other: `${many} questions wait for your answers.`,
    }),
  cannotWrite: 'No new messages',
  emptyContractor: 'Ask what you need to know. It costs nothing.',
  emptyCustomer: 'Nobody has written yet.',
  list: 'Messages, oldest first',
  earlier: 'Earlier messages',
  newest: 'Newest messages',
  connected: 'Connected. Names, numbers and the street are open to both of you.',
  bySms: 'by SMS',
  read: 'read',
  sent: 'sent',
  covered: 'Contact details in this message are hidden from the other side until you are connected.',
  erased: 'This message was erased.',
  you: 'You',
  arrived: (name: string) => `New message from ${name}`,
  message: 'Message',
  question: 'Your question',
  answer: 'Your answer',
  send: 'Send',
  sending: 'Sending…',
  notSent: 'Not sent',
  readyTexts: 'Send with one tap',
  ready: {
    'on-my-way': 'On my way',
    'running-late': 'Running late',
    'cant-find': 'Can’t find the house',
  },
};

/** The page of a thread, and what leads to it. */
export const threadPageWords = inLanguages({ en, es });
