import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './chat.words.es.ts';

export const en = {
  title: 'Support Chat',
  greeting: 'Hello, this is Plumbline support. What can we help you with?',
  /** The response time is the one of the specification, section 14. */
  promise: (hours: string) => `Typically replies within 5 minutes during business hours: ${hours}`,
  kept: 'What you write is stored for the people who run this site',
  closed: 'Support is closed now.',
  closedUntil: (time: string) => `Support is closed now. Someone will answer after ${time}.`,
  answersSoon: 'Someone usually answers within 5 minutes.',
  answerGoesTo: (email: string) => `The answer will go to ${email}.`,
  leaveEmail: 'Leave your email above, so that we can answer.',
  replyKept: (where: string) => `Thank you. Your message is stored for the people who run this site. ${where}`,
  reply: (when: string, where: string) => `Thank you, support has your message. ${when} ${where}`,
  conversation: 'Conversation',
  you: 'You:',
  support: 'Support:',
  loadFailed: "We couldn't load the chat",
  loading: 'Loading the chat',
  noMailbox:
    'No support mailbox is set up on this site. What you write is kept for the people who run it. They can read it on their operator page, but nothing notifies them.',
  automatic: 'Automatic reply',
  notSent: 'Not sent',
  yourEmail: 'Your email',
  yourEmailHint: 'Support will answer there.',
  yourMessage: 'Your message',
  typeMessage: 'Type your message',
  send: 'Send',
  answersTo: (email: string) => `Support will answer at ${email}.`,
  reach: 'Reach support',
  call: (phone: string) => `Call ${phone}`,
  email: 'Email Support',
  quickHelp: {
    title: 'Quick help',
    sms: {
      title: 'SMS Not Working?',
      text: 'We text only people who checked the box on the request. After STOP, text START from the same phone. Everything comes by email as well.',
      action: 'How our texts work',
    },
    find: {
      title: 'Finding Contractors',
      text: (miles: number) =>
        `Choose a city and a trade, or share your location. We show the contractors who work within ${miles} miles, with licenses and reviews.`,
      action: 'Find contractors',
    },
    account: {
      title: 'Account Settings',
      text: 'Your settings have your name, address, contact preferences, password and devices, and a download of all your data.',
      action: 'Open your settings',
    },
  },
};

/** The chat with support. */
export const chatWords = inLanguages({ en, es });
