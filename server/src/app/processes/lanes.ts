/** Jobs that have workers of their own. */
export interface Lane {
  readonly name: string;
  readonly tasks: readonly string[];
  /** Jobs at the same time. */
  readonly concurrency: number;
}

/**
 * The jobs that wait for someone outside, by whom they wait for, with their share of the concurrency of all other jobs.
 * A provider that hangs holds up its own lane and no other.
 */
const OUTSIDE: readonly { readonly name: string; readonly tasks: readonly string[]; readonly share: number }[] = [
  { name: 'mail', tasks: ['send-messages'], share: 1 / 2 },
  { name: 'texts', tasks: ['send-texts'], share: 1 / 2 },
  { name: 'calls', tasks: ['send-calls'], share: 1 / 4 },
  { name: 'notifications', tasks: ['send-notifications'], share: 1 / 4 },
  { name: 'questions', tasks: ['ask-provider', 'requeue-refusals'], share: 1 / 8 },
  {
    name: 'payments',
    tasks: [
      'check-payment',
      'cancel-payment',
      'refund-payment',
      'reconcile-payments',
      'check-kept-card',
      'charge-card',
      'forget-card',
    ],
    share: 1 / 4,
  },
  // Each one at a time. A note must not wait for a backup.
  { name: 'backups', tasks: ['back-up', 'prove-backup'], share: 1 / 100 },
  { name: 'erasures', tasks: ['note-erasure'], share: 1 / 100 },
  // One at a time: a large photo takes much memory.
  { name: 'photos', tasks: ['prepare-photo'], share: 1 / 100 },
  { name: 'files', tasks: ['remove-stored', 'sweep-files'], share: 1 / 4 },
  { name: 'calendars', tasks: ['read-calendar'], share: 1 / 4 },
  { name: 'sources', tasks: ['ingest-run', 'geocode-projects'], share: 1 / 4 },
];

/** Returns the lanes of these tasks. Tasks that need only the database share a lane with the full concurrency. */
export function lanesOf(tasks: readonly string[], concurrency: number): Lane[] {
  const outside = OUTSIDE.map(({ name, tasks: wanted, share }) => ({
    name,
    tasks: wanted.filter((task) => tasks.includes(task)),
    concurrency: Math.ceil(concurrency * share),
  }));
  const elsewhere = new Set(outside.flatMap((lane) => lane.tasks));
  const inside = { name: 'jobs', tasks: tasks.filter((task) => !elsewhere.has(task)), concurrency };
  return [inside, ...outside].filter((lane) => lane.tasks.length > 0);
}
