import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './status.words.es.ts';

export const en = {
  title: 'Status',
  loading: 'Loading status…',
  well: 'Everything works',
  unwell: 'Some things don’t work right now',
  asOf: (at: string) => `As of ${at}.`,
  now: 'Right now',
  works: 'Works',
  disturbed: 'Disrupted',
  services: {
    website: 'Website and accounts',
    updates: 'Deadlines and reminders',
    projects: 'New projects from public sources',
    email: 'Email',
    sms: 'Text messages',
    phone: 'Phone calls',
    push: 'Browser notifications',
  },
  meaning: {
    website: 'Many pages don’t open, and forms can’t be sent. Nothing that was sent before is lost.',
    updates: 'Deadlines, reminders and messages are late.',
    projects: 'The list of projects is not updated.',
    email: 'Email arrives later.',
    sms: 'Text messages arrive later.',
    phone: 'Calls are made later.',
    push: 'Notifications arrive later.',
  },
  today: 'Today',
  bars: (days: number, disturbed: number) =>
    disturbed === 0
      ? `Worked on each of the last ${days} days.`
      : `Disrupted on ${disturbed} of the last ${days} days.`,
  past: 'Incidents',
  none: (days: number) => `There were none in the last ${days} days.`,
  lasts: (since: string) => `Since ${since}`,
  lasted: (from: string, to: string) => `From ${from} to ${to}`,
};

export const statusWords = inLanguages({ en, es });
