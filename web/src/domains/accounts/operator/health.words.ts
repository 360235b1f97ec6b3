import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './health.words.es.ts';

export const en = {
  loading: 'Loading status…',
  asOf: (at: string) => `As of ${at}; updated every half minute.`,
  refresh: 'Refresh',
  well: 'All is well',
  wellText: 'Sources, jobs and messages are as they should be.',
  unwell: 'This needs attention',
  channels: { email: 'Email', sms: 'SMS', phone: 'Phone', push: 'Push' },
  troubles: {
    jobWaits: (age: string) => `A job has been waiting for ${age}: is a worker running?`,
    messageWaits: (age: string) => `A message has been waiting for ${age}.`,
    jobsFailed: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'job has', other: 'jobs have' })} failed for good.`,
    messagesFailed: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'message', other: 'messages' })} of the last day failed.`,
    messagesUnsure: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'message', other: 'messages' })} of the last day may not have been sent.`,
    sourcesFailing: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'source is', other: 'sources are' })} failing.`,
    sourcesHeldBack: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'source is', other: 'sources are' })} held back.`,
  },
  sources: {
    title: 'Sources',
    readNow: 'Read them now',
    none: 'No source of projects has been set up on this server.',
    states: {
      works: 'Works',
      reading: 'Being read',
      'held-back': 'Held back',
      failing: 'Failing',
      'not-read': 'Not read yet',
      off: 'Switched off',
    },
    lastRun: 'Last run',
    neverRun: 'Not read yet',
    lastSuccess: 'Last success',
    neverSucceeded: 'None yet',
    rows: 'Rows',
    failures: 'Failures',
    nextDue: 'Next due',
    nonePlanned: 'None planned',
  },
  jobs: {
    title: 'Jobs',
    none: 'No jobs are waiting, planned or failed.',
    byKind: 'Jobs by kind',
    kind: 'Kind',
    waiting: 'Waiting',
    running: 'Running',
    later: 'Later',
    failed: 'Failed',
    waitingFor: (age: string) => `waiting for ${age}`,
    retrying: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'failed job is', other: 'failed jobs are' })} being retried.`,
    failedForGood: 'Failed for good',
    noError: 'No error was recorded.',
  },
  messages: {
    title: 'Messages',
    none: 'No messages in the last week.',
    lastDay: 'Last day',
    ofLastDay: 'Messages of the last day',
    lastWeek: 'Last week',
    ofLastWeek: 'Messages of the last week',
    sent: 'Sent',
    queued: 'Queued',
    failed: 'Failed',
    unsure: 'Unknown',
    stopped: 'Stopped',
    due: (count: number, formatted: string, age: string) =>
      `${formatted} ${plural('en', count, { one: 'is', other: 'are' })} due and not sent yet. The oldest has been waiting for ${age}.`,
    held: (count: number, formatted: string, next: string) =>
      `${formatted} ${plural('en', count, { one: 'is', other: 'are' })} held on purpose, mostly until morning. The next goes out ${next}.`,
    whyNot: 'Why they were not sent',
    noReason: 'No reason was given.',
  },
  incidents: {
    title: 'Incidents',
    none: (days: number) => `None in the last ${days} days.`,
    lasts: (since: string) => `Since ${since}`,
    lasted: (from: string, to: string) => `From ${from} to ${to}`,
    told: (at: string) => `Alert delivered: ${at}.`,
    untold: 'No alert was delivered.',
  },
  gauges: { title: 'Also Watched', caption: 'Other metrics', figure: 'Metric', now: 'Now' },
  last: (at: string) => `last ${at}`,
};

export const healthWords = inLanguages({ en, es });
