import type { Health } from '@plumbline/contract/domains/accounts/health.ts';
import type { Incident, IncidentKind } from '@plumbline/contract/domains/accounts/incident.ts';
import type { Channel } from '@plumbline/contract/domains/messaging/message.ts';
import { type HistoryPart, historyUntil } from '../incidents/history.ts';

/** Each half hour of the last day. */
const DAY = { count: 48, ms: 30 * 60_000 };

/** What the product needs, in the order of the page, with the channel whose messages go by it. */
const CHANNELS: Readonly<Record<IncidentKind, Channel | null>> = {
  database: null,
  jobs: null,
  disk: null,
  sources: null,
  columns: null,
  email: 'email',
  sms: 'sms',
  phone: 'phone',
  push: 'push',
};

/** Something that the product needs, with how the last day went. */
export interface Dependency {
  readonly kind: IncidentKind;
  /** The incident that lasts; null if it works. */
  readonly broken: Incident | null;
  readonly history: readonly HistoryPart[];
}

/** Returns what the product needs. Channels without a provider are left out unless something was wrong with them. */
export function dependenciesOf({
  at,
  incidents,
  messages,
}: Pick<Health, 'at' | 'incidents' | 'messages'>): readonly Dependency[] {
  const used = new Set<string>(messages.counts.map(({ channel }) => channel));
  return (Object.keys(CHANNELS) as IncidentKind[])
    .map((kind) => {
      const own = incidents.filter((incident) => incident.kind === kind);
      return {
        kind,
        broken: own.find(({ endedAt }) => endedAt === null) ?? null,
        history: historyUntil(new Date(at), DAY, own),
      };
    })
    .filter(
      ({ kind, history }) => CHANNELS[kind] === null || used.has(kind) || history.some(({ state }) => state !== 'well'),
    );
}

/** What waits for something that is broken. */
export interface Waiting {
  readonly count: number;
  /** When the oldest began to wait; null if unknown. */
  readonly since: string | null;
  /** If messages wait: the channel by which they go. */
  readonly channel: Channel | null;
}

/** Returns what waits for this to work again; null if nothing does. */
export function waitingFor(kind: IncidentKind, { messages, jobs }: Pick<Health, 'messages' | 'jobs'>): Waiting | null {
  if (kind === 'jobs') {
    const since = jobs.tasks.flatMap(({ oldestWaitingAt }) => oldestWaitingAt ?? []).toSorted()[0] ?? null;
    return { count: jobs.tasks.reduce((sum, { waiting }) => sum + waiting, 0), since, channel: null };
  }
  const own = CHANNELS[kind];
  if (own === null) return null;
  const count = messages.counts
    .filter(({ channel, status }) => channel === own && status === 'queued')
    .reduce((sum, { lastWeek }) => sum + lastWeek, 0);
  return { count, since: null, channel: own };
}
