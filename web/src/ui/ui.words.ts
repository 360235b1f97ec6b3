import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './ui.words.es.ts';

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export const en = {
  optional: '(optional)',
  opensInNewTab: '(opens in a new tab)',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  retry: 'Retry',
  retrying: 'Retrying...',
  loading: 'Loading...',
  waiting: 'Waiting for a connection',
  show: 'Show',
  showMore: 'Show more',
  find: 'Find',
  sortBy: 'Sort by',
  hidden: 'hidden',
  copy: { copied: 'Copied', byHand: 'Copy this by hand' },
  text: 'Text',
  date: 'Date',
  chooseDate: 'Choose a date',
  loadingCalendar: 'Loading the calendar',
  suggestions: 'Suggestions',
  notLoaded: "This couldn't be loaded",
  nextNotLoaded: "The next ones couldn't be loaded",
  problems: (count: number) =>
    `${numerals[count] ?? count} ${plural('en', count, { one: 'answer needs', other: 'answers need' })} another look`,
  notification: 'Notification',
  notifications: (hotkey: string) => `Notifications (${hotkey})`,
  mail: {
    checkYourEmail: 'Check Your Email',
    onItsWay: 'If we know the address, an email is on its way to it.',
    tryDifferent: 'Try Different Email',
    address: 'Email Address',
    sending: 'Sending...',
  },
  legal: {
    sms: 'SMS terms',
    terms: 'Terms',
    privacy: 'Privacy',
    since: (day: string) => `Since ${day}`,
    sections: 'Sections',
  },
  priority: {
    emergency: 'Emergency Priority',
    high: 'High Priority',
    medium: 'Medium Priority',
    low: 'Low Priority',
  },
  rating: {
    none: 'New, no reviews yet',
    reviews: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'review', other: 'reviews' })}`,
    /** For screen readers, in place of the figure. */
    rated: (figure: string) => `Rated ${figure} of 5.`,
    sample: 'Sample rating',
    verified: 'Verified',
  },
  reason: { why: 'Why?', sayWhy: 'Say why, in a few words.' },
  steps: {
    progress: 'Progress',
    at: (number: number, all: number, label: string) => `Step ${number} of ${all}: ${label}`,
    next: (label: string) => `Next: ${label}`,
    last: 'Last step',
    done: 'done',
  },
  timeline: { done: 'Done:', now: 'Now:', next: 'To come:' },
  phone: {
    calling: 'Calling...',
    callMe: 'Call Me and Say the Code',
    notHere: 'A phone can’t be confirmed here',
    noWay: (phone: string) => `This site sends no texts and makes no calls, so no code can reach ${phone}.`,
    support: 'Write to support',
    textMe: 'Text Me the Code',
    noCode: 'No code?',
    codeOf: (digits: number) => `${digits}-digit code`,
    confirming: 'Confirming...',
    confirm: 'Confirm Phone',
  },
};

/** The texts of components that all domains use. */
export const uiWords = inLanguages({ en, es });
