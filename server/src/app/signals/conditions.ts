import { statfs } from 'node:fs/promises';
import type { IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import { type Said, say } from '@plumbline/contract/kernel/words.ts';
import { failingSince, warnedSources } from '../../domains/ingest/public.ts';
import { findTrouble } from '../../domains/messaging/public.ts';
import type { GaugeSource } from '../../kernel/gauge.ts';
import { taskHealth } from '../../kernel/job-health.ts';
import { incidentsWords } from './incidents.words.ts';

/** Something that is broken now. */
export interface Finding {
  readonly kind: IncidentKind;
  readonly since: Date;
  readonly said: Said;
}

/** Jobs are late if one has waited this long. Those that wait for a resting provider are planned, and don't count. */
const LATE_JOB_MS = 5 * 60_000;
/** A provider that rests for less is not worth a message. */
const REST_MS = 60_000;
const STALE_SOURCES_MS = 48 * 3_600_000;
const MB = 1024 * 1024;
const LEAST_MB = 1024;
const LEAST_PERCENT = 5;

/** Writes a moment as alerts do. */
export const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/**
 * Returns everything that is broken, except the database, without which this rejects.
 *
 * @param dataDir the folder whose disk is watched, if it exists
 */
export async function findBroken(source: GaugeSource, dataDir: string): Promise<Finding[]> {
  const now = source.clock.now().getTime();
  const isOlder = (since: Date, ms: number) => now - since.getTime() > ms;
  const [troubles, tasks, lastRead, warned, disk] = await Promise.all([
    findTrouble(source.db),
    taskHealth(source.db),
    failingSince(source.db),
    warnedSources(source.db),
    fullDisk(dataDir, source.clock.now()),
  ]);
  const waits = tasks.flatMap(({ oldestWaitingAt }) => oldestWaitingAt ?? []);
  const oldest = waits.toSorted((one, other) => one.getTime() - other.getTime())[0];
  const waiting = tasks.reduce((sum, task) => sum + task.waiting, 0);
  return [
    ...troubles
      .filter(({ since }) => isOlder(since, REST_MS))
      .map(({ channel, since, said }): Finding => ({ kind: channel, since, said })),
    ...(oldest !== undefined && isOlder(oldest, LATE_JOB_MS) ? [late(oldest, waiting)] : []),
    ...(lastRead !== null && isOlder(lastRead, STALE_SOURCES_MS) ? [unread(lastRead)] : []),
    ...emptyColumns(warned),
    ...disk,
  ];
}

const late = (since: Date, waiting: number): Finding => ({
  kind: 'jobs',
  since,
  said: say(incidentsWords, (words) => words.jobs({ since: minuteOf(since), waiting })),
});

const unread = (since: Date): Finding => ({
  kind: 'sources',
  since,
  said: say(incidentsWords, (words) => words.sources({ since: minuteOf(since) })),
});

function emptyColumns(warned: Awaited<ReturnType<typeof warnedSources>>): Finding[] {
  const [first] = warned.toSorted((one, other) => one.since.getTime() - other.since.getTime());
  if (first === undefined) return [];
  const names = warned.map(({ name }) => name);
  return [{ kind: 'columns', since: first.since, said: say(incidentsWords, (words) => words.columns(names)) }];
}

async function fullDisk(folder: string, now: Date): Promise<Finding[]> {
  const found = await statfs(folder).catch(() => null);
  if (found === null || found.blocks === 0) return [];
  const free = Math.floor((found.bavail * found.bsize) / MB);
  const share = Math.floor((found.bavail / found.blocks) * 100);
  if (free >= LEAST_MB || share >= LEAST_PERCENT) return [];
  return [{ kind: 'disk', since: now, said: say(incidentsWords, (words) => words.disk({ free, share })) }];
}
