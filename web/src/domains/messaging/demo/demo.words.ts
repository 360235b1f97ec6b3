import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './demo.words.es.ts';

export const en = {
  title: 'Notification Demo',
  leadLocal:
    'Each button sends a web push and an email. Both arrive in the local mailbox; nothing leaves this machine.',
  lead: 'Each button sends you a web push and an email, only to your own browsers and your own address.',
  signInTitle: 'Sign in first',
  signInText: 'Test messages go to your own address.',
  signIn: 'Sign In',
  sending: 'Sending...',
  results: 'Results',
  openMailbox: 'Open the mailbox',
  none: 'Nothing was sent yet. Press one of the buttons.',
  outcome: { success: 'success', failed: 'failed' },
  doneTitle: 'Notifications Delivered',
  done: (label: string) => `${label}: web push and email.`,
  failedTitle: 'Notification Error',
  failed: 'Failed to send notifications',
  methods: { push: 'Web Push', email: 'Email' },
  byEmail: 'email',
  pushDelivered: 'Delivered instantly (works when browser closed)',
  mailDelivered: (by: string) => `Professional email sent via ${by}`,
  pushFailed: (why: string) => `Failed to deliver: ${why}`,
  mailFailed: (why: string) => `Failed to send: ${why}`,
  permissions: {
    granted: 'Allowed',
    denied: 'Blocked',
    default: 'Not asked yet',
    unsupported: 'Not supported',
  },
  status: 'System status',
  notSetUp: 'Not set up',
  waiting: 'Waiting',
  messages: (count: number) => `${count} ${plural('en', count, { one: 'message', other: 'messages' })}`,
  thisBrowser: 'This browser',
  stuck: (minutes: number) =>
    `The oldest message has been waiting for ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}: is the worker running?`,
  alerts: {
    emergency: {
      label: 'Emergency Alert',
      title: 'Test: emergency request',
      message: (miles: number) => `This is a test. A burst pipe within your ${miles}-mile range needs a plumber today.`,
    },
    opportunity: {
      label: 'Opportunity Alert',
      title: 'Test: new opportunity',
      message: 'This is a test. A customer near you asks for proposals on a water heater.',
    },
    welcome: {
      label: 'Welcome Message',
      title: 'Test: welcome to Plumbline',
      message: 'This is a test. Your notifications work.',
    },
  },
};

/** The page that sends test notifications. */
export const demoWords = inLanguages({ en, es });
