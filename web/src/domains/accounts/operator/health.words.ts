import type { IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './health.words.es.ts';
import type { Length } from './incident-time.ts';

const list = new Intl.ListFormat('en');
const lengths: Readonly<Record<Length['unit'], string>> = { seconds: 's', minutes: 'min', hours: 'h', days: 'd' };
const waitingOnes = (kind: IncidentKind, count: number): string => {
  const [one, other] = (
    {
      email: ['email', 'emails'],
      sms: ['text', 'texts'],
      phone: ['call', 'calls'],
      push: ['notification', 'notifications'],
    } as Partial<Record<IncidentKind, readonly [string, string]>>
  )[kind] ?? ['job', 'jobs'];
  return plural('en', count, { one, other });
};

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
    manage: 'Add and check sources',
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
    whyNot: 'Why they were not sent',
    noReason: 'No reason was given.',
  },
  alarm: {
    since: (at: string, age: string) => `Since ${at}, for ${age}.`,
    told: (at: string) => `An alert was delivered: ${at}.`,
    untold: 'Nobody has been told yet.',
    waits: 'What waits',
    nothingWaits: 'Nothing is waiting for it.',
    waiting: (kind: IncidentKind, count: number, formatted: string) => `${formatted} ${waitingOnes(kind, count)}`,
    oldest: (age: string) => `The oldest has been waiting for ${age}.`,
    seeThem: 'See Them',
    stillWorks: 'What still works',
    toDo: 'What to do',
    check: 'Check everything at once:',
    command: 'plumbline doctor',
  },
  needs: {
    title: 'What Plumbline needs',
    lastDay: 'Last day',
    kinds: {
      database: 'Database',
      jobs: 'Worker',
      disk: 'Disk',
      sources: 'Project sources',
      columns: 'Columns of sources',
      email: 'Mail server',
      sms: 'Texts',
      phone: 'Calls',
      push: 'Notifications',
    },
    works: 'Works',
    jobs: (running: string, waiting: string) => `Running: ${running}. Waiting: ${waiting}.`,
    sources: (working: string, all: string) => `${working} of ${all} work`,
    sent: (count: string) => `Sent in the last day: ${count}`,
    bars: (hours: number) =>
      hours === 0
        ? 'Worked in the last day.'
        : `Disrupted in ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} of the last day.`,
  },
  backups: {
    title: 'Backup',
    none: 'No backup has been made. Set BACKUP_TO to say where backups go.',
    proved: 'Proved',
    unproved: 'Not proved',
    last: 'Last',
    restored: 'Restore proved',
    ago: (age: string) => `${age} ago`,
    never: 'Never',
  },
  held: {
    title: 'Held on purpose',
    none: 'No message is held.',
    count: (count: number, formatted: string) =>
      `${formatted} ${plural('en', count, { one: 'message', other: 'messages' })}`,
    next: (at: string) => `The next goes out ${at}`,
    why: 'They are waiting for the morning, or are over the hourly limit. Nothing is wrong.',
  },
  alerts: {
    title: 'Who is told',
    ways: { email: 'email', text: 'text', webhook: 'webhook' },
    by: (ways: readonly string[]) => `Operators, by ${list.format(ways)}.`,
    nobody: 'Nobody. Set ALERTS_TO to say who hears of it when something breaks.',
    heartbeat: 'A service elsewhere notices when this product falls silent.',
    noHeartbeat: 'Nobody notices when the whole product falls silent: HEARTBEAT_URL is not set.',
  },
  incidents: {
    title: 'What was wrong before',
    none: (days: number) => `Nothing in the last ${days} days.`,
    when: 'When',
    what: 'What',
    howLong: 'How long',
    untold: 'Nobody was told.',
    length: ({ unit, count }: Length) => `${count} ${lengths[unit]}`,
  },
  gauges: { title: 'Also Watched', caption: 'Other metrics', figure: 'Metric', now: 'Now' },
  last: (at: string) => `last ${at}`,
};

export const healthWords = inLanguages({ en, es });
