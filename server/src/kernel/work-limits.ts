/** The kinds of work that use the database, by how long somebody may have to wait for them. */
export type Work = 'page' | 'write' | 'job' | 'import';

/** Milliseconds after which PostgreSQL ends something, so that it neither waits nor keeps others waiting forever. */
export interface WorkLimits {
  /** For one statement, with its waiting for locks. */
  readonly statement: number;
  /** For waiting for one lock. */
  readonly lock: number;
  /** For a transaction in which nothing happens. Some wait for a payment provider or a mail server. */
  readonly idle: number;
}

/** Nobody needs to choose these: they only keep the loser of a fault from blocking everybody else. */
const FIXED: Readonly<Record<Work, Omit<WorkLimits, 'statement'>>> = {
  page: { lock: 2_000, idle: 30_000 },
  write: { lock: 3_000, idle: 30_000 },
  job: { lock: 10_000, idle: 120_000 },
  import: { lock: 60_000, idle: 120_000 },
};

/** Returns the limits of a kind of work, given the longest time of a statement in seconds. */
export const workLimits = (work: Work, statementSeconds: number): WorkLimits => ({
  statement: statementSeconds * 1000,
  ...FIXED[work],
});
