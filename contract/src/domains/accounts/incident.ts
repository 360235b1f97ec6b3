import * as z from 'zod';

/**
 * The parts of the product that are watched. 'columns' are those of the project sources; the last four are the providers
 * of a channel.
 */
export const IncidentKind = z.enum(['database', 'jobs', 'disk', 'sources', 'columns', 'email', 'sms', 'phone', 'push']);
export type IncidentKind = z.infer<typeof IncidentKind>;

/** An incident, for operators. */
export const Incident = z.object({
  kind: IncidentKind,
  /** A sentence for operators. */
  what: z.string(),
  /** Instructions for operators. */
  toDo: z.string(),
  /** The services that keep working. */
  stillWorks: z.string(),
  beganAt: z.iso.datetime(),
  /** Null while it lasts. */
  endedAt: z.iso.datetime().nullable(),
  /** When an alert about it was delivered; null if none was. */
  toldAt: z.iso.datetime().nullable(),
});
export type Incident = z.infer<typeof Incident>;

/** The services on the status page. */
export const Service = z.enum(['website', 'updates', 'projects', 'email', 'sms', 'phone', 'push']);
export type Service = z.infer<typeof Service>;

export const PublicIncident = z.object({
  service: Service,
  beganAt: z.iso.datetime(),
  /** Null while it lasts. */
  endedAt: z.iso.datetime().nullable(),
});
export type PublicIncident = z.infer<typeof PublicIncident>;

/** How far back the public status goes. */
export const STATUS_DAYS = 90;

/** The status page: each service, and recent incidents, newest first. */
export const PublicStatus = z.object({
  at: z.iso.datetime(),
  services: z.array(z.object({ service: Service, works: z.boolean() })),
  incidents: z.array(PublicIncident),
});
export type PublicStatus = z.infer<typeof PublicStatus>;

/** The service that an incident disturbs; null if visitors notice nothing. */
const DISTURBED: Readonly<Record<IncidentKind, Service | null>> = {
  database: 'website',
  jobs: 'updates',
  disk: null,
  sources: 'projects',
  columns: null,
  email: 'email',
  sms: 'sms',
  phone: 'phone',
  push: 'push',
};

/** Returns what the public may know of incidents. */
export function publicStatus(
  incidents: readonly Pick<Incident, 'kind' | 'beganAt' | 'endedAt'>[],
  now: Date,
): PublicStatus {
  const since = new Date(now.getTime() - STATUS_DAYS * 86_400_000).toISOString();
  const shown = incidents
    .flatMap(({ kind, beganAt, endedAt }) => {
      const service = DISTURBED[kind];
      return service === null || (endedAt !== null && endedAt < since) ? [] : [{ service, beganAt, endedAt }];
    })
    .toSorted((one, other) => other.beganAt.localeCompare(one.beganAt));
  const broken = new Set(shown.filter(({ endedAt }) => endedAt === null).map(({ service }) => service));
  return {
    at: now.toISOString(),
    services: Service.options.map((service) => ({ service, works: !broken.has(service) })),
    incidents: shown,
  };
}
