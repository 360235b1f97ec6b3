import type { IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import { inLanguages } from '@plumbline/contract/kernel/words.ts';
import { es } from './incidents.words.es.ts';

const subjects: Readonly<Record<IncidentKind, string>> = {
  database: 'the database',
  jobs: 'the jobs',
  disk: 'the disk',
  sources: 'the project sources',
  columns: 'columns of project sources',
  email: 'mail',
  sms: 'texts',
  phone: 'calls',
  push: 'notifications',
};

const toDo: Readonly<Record<IncidentKind, string>> = {
  database: 'Check PostgreSQL, its disk and the network. Nothing here needs a restart once it is back.',
  jobs: 'Check that a worker is running (PROCESS=worker or all). If one is, raise WORKER_CONCURRENCY or add workers.',
  disk: 'Free space or enlarge the disk before it is full. A full disk stores nothing.',
  sources: 'The page /projects/sources says what failed. If all of them did, check the network.',
  columns: 'The page /operator/sources names the columns. Correct their mapping, or confirm the source if it is right.',
  email: 'Look at the mail server, SMTP_URL, its certificate and DNS. Waiting mail is sent by itself afterwards.',
  sms: "Look at Twilio's status, the account and the network. Waiting texts are sent by themselves afterwards.",
  phone: "Look at Twilio's status, the account and the network. Waiting calls are made by themselves afterwards.",
  push: 'Look at the network. Waiting notifications are sent by themselves afterwards.',
};

const pages = 'All pages, forms and answers by link.';
const stillWorks: Readonly<Record<IncidentKind, string>> = {
  database: 'Pages that were opened before, from the cache. Nobody loses what was stored.',
  jobs: `${pages} Whatever is due later is late.`,
  disk: 'Everything, as long as there is space.',
  sources: `${pages} The projects are those of the last run.`,
  columns: `${pages} Projects lack what those columns gave.`,
  email: `${pages} Texts and notifications go out. No address is marked as bad while this lasts.`,
  sms: `${pages} Mail and notifications go out, and people with an email address are asked by mail.`,
  phone: `${pages} Mail and texts go out.`,
  push: `${pages} Mail and texts go out.`,
};

export const en = {
  title: ({ kind, isOver }: { readonly kind: IncidentKind; readonly isOver: boolean }) =>
    isOver ? `Over: trouble with ${subjects[kind]}` : `Trouble with ${subjects[kind]}`,
  toDo: (kind: IncidentKind) => toDo[kind],
  stillWorks: (kind: IncidentKind) => stillWorks[kind],
  over: ({ since, until }: { readonly since: string; readonly until: string }) =>
    `It works again. It did not from ${since} to ${until}.`,
  database: ({ since, cause }: { readonly since: string; readonly cause: string }) =>
    `The database has been unavailable since ${since}: ${cause}`,
  jobs: ({ since, waiting }: { readonly since: string; readonly waiting: number }) =>
    waiting === 1
      ? `No worker has taken a job that has waited since ${since}.`
      : `No worker has taken the first of ${waiting} jobs that have waited since ${since}.`,
  disk: ({ free, share }: { readonly free: number; readonly share: number }) =>
    `The disk with the data is nearly full: ${free} MB are left, ${share}%.`,
  columns: (sources: readonly string[]) => `Columns give nothing, or much less than before: ${sources.join(', ')}.`,
  sources: ({ since }: { readonly since: string }) => `No project source has been read since ${since}.`,
};

/** What operators are told about incidents. */
export const incidentsWords = inLanguages({ en, es });
