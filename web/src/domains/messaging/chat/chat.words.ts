import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './chat.words.es.ts';

export const en = {
  title: 'Support Chat',
  greeting: 'Hello, this is Plumbline support. What can we help you with?',
  /** The response time is the one of the specification, section 14. */
  promise: (hours: string) => `Typically replies within 5 minutes during business hours: ${hours}`,
  kept: 'What you write is kept for the people who run this site',
  closed: 'Support is closed now.',
  closedUntil: (time: string) => `Support is closed now. Somebody answers from ${time}.`,
  answersSoon: 'Somebody usually answers within 5 minutes.',
  answerGoesTo: (email: string) => `The answer comes to ${email}.`,
  leaveEmail: 'Leave your email above, so that we can answer.',
  replyKept: (where: string) => `Thank you. Your message is kept for the people who run this site. ${where}`,
  reply: (when: string, where: string) => `Thank you, support has your message. ${when} ${where}`,
  conversation: 'Conversation',
  you: 'You:',
  support: 'Support:',
  loadFailed: "We couldn't load the chat",
  loading: 'Loading the chat',
  noMailbox:
    'No support mailbox is set up on this site. What you write is kept for the people who run it: they read it on their operator page, and nothing tells them that it is there.',
  automatic: 'Automatic reply',
  notSent: 'Not sent',
  yourEmail: 'Your email',
  yourEmailHint: 'Support answers there.',
  yourMessage: 'Your message',
  typeMessage: 'Type your message',
  send: 'Send',
  answersTo: (email: string) => `Support answers to ${email}.`,
  reach: 'Reach support',
  call: (phone: string) => `Call ${phone}`,
  email: 'Email Support',
  quickHelp: {
    title: 'Quick help',
    sms: {
      title: 'SMS Not Working?',
      text: 'We text only people who ticked the box on the request. After STOP, text START from the same phone. Everything comes by email as well.',
      action: 'How our texts work',
    },
    find: {
      title: 'Finding Contractors',
      text: (miles: number) =>
        `Choose a city, a trade, or let your place be found: we show who works within ${miles} miles, with licenses and reviews.`,
      action: 'Find contractors',
    },
    account: {
      title: 'Account Settings',
      text: 'Name, address, how you are reached, password and devices, and all your data as a file: in your settings.',
      action: 'Open your settings',
    },
  },
};

/** The chat with support. */
export const chatWords = inLanguages({ en, es });
