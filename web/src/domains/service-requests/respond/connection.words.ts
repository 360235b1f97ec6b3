import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './connection.words.es.ts';

export const en = {
  next: {
    book: 'Next: book the visit',
    bookText: (preference: string) => `The customer wants ${preference}. They are told at once and can still move it.`,
    bookAgreedText: (time: string) => `You agreed on ${time}. Once it is booked, you both get reminders.`,
    start: 'Next: start the work',
    startText: 'Say so once you are there. The customer is told at once.',
    complete: 'Next: say that it is done',
    completeText: 'The customer is told, and pays you directly.',
  },
  startWork: 'Start work',
  startNow: 'Without a booking, if you are there already.',
  complete: 'Complete',
  started: 'Work started',
  completed: 'Work completed',
  failed: 'That did not go through',

  customer: 'The customer',
  call: 'Call',
  text: 'Text',
  callNamed: (name: string) => `Call ${name}`,
  textNamed: (name: string) => `Text ${name}`,
  mailSubject: (number: string) => `Your request ${number}`,
  directions: 'Directions',
  opensMap: '(opens a map in a new tab)',
  copyPhone: 'Copy the number',
  copyEmail: 'Copy the email',
  copyAddress: 'Copy the address',

  connection: {
    title: 'This connection',
    loading: 'Loading the connection',
    paid: 'Paid',
    amountOn: (amount: string, time: string) => `${amount}, ${time}`,
    free: 'Free',
    fee: 'Fee',
    receipt: 'Receipt',
  },
};

/** The job of a contractor who is connected: the next step, the customer, the connection. */
export const connectionPageWords = inLanguages({ en, es });
