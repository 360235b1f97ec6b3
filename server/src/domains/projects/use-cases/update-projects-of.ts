import type { Context } from '../../../kernel/context.ts';
import { keepGeocoded } from '../rules/geocoded-facts.ts';
import type { Listing } from '../rules/listing.ts';
import { type KnownListing, mergeListings, type ProjectFacts } from '../rules/merge-listings.ts';
import { withDecisions } from '../rules/need-decisions.ts';
import { projectChanges } from '../rules/project-changes.ts';
import { insertHistory, type NewHistory } from '../store/history.ts';
import { type ChangedProject, insertProjects, knownProjects, updateProjects } from '../store/listing.ts';
import { needDecisions } from '../store/need-decision.ts';
import { announceChanges } from './announce-changes.ts';
import { scheduleGeocoding } from './geocode-projects.ts';

/** An event of one source's listing of a project. */
export interface ListingEvent {
  readonly projectId: string;
  readonly sourceId: string;
  readonly kind: 'listed' | 'changed' | 'corrected' | 'vanished' | 'returned';
  /** The current listing; for a vanished one, its last content. */
  readonly listing: Listing;
  /** Whether an unlisted project that was closed stays closed. */
  readonly keepsStatus?: boolean;
}

/**
 * Merges the facts of projects again after events of their listings, and records the visible changes. The caller stores
 * the listings and holds the recording lock.
 */
export async function updateProjectsOf(ctx: Context, events: readonly ListingEvent[]): Promise<void> {
  const now = ctx.clock.now();
  const byProject = Map.groupBy(events, ({ projectId }) => projectId);
  const known = await knownProjects(ctx.db, [...byProject.keys()]);
  const decisions = await needDecisions(ctx.db, [...known.keys()]);
  const begun: ChangedProject[] = [];
  const updated: ChangedProject[] = [];
  const history: NewHistory[] = [];
  for (const [id, happened] of byProject) {
    const before = known.get(id);
    const merged = keepGeocoded(
      before?.facts,
      mergeListings(happened.reduce((listings, event) => after(listings, event, now), before?.listings ?? [])),
    );
    const staysClosed =
      before?.facts.status === 'completed' && merged.vanishedAt !== null && happened.some((one) => one.keepsStatus);
    const facts = withDecisions(
      staysClosed ? { ...merged, status: 'completed' as const } : merged,
      decisions.get(id) ?? [],
    );
    const fields = before === undefined ? [] : projectChanges(before.facts, facts);
    const isOnlyCorrected = happened.every(({ kind }) => kind === 'corrected');
    (before === undefined ? begun : updated).push({ id, facts, isChanged: fields.length > 0 && !isOnlyCorrected });
    // Changes are recorded once, with the last event.
    happened.forEach(({ sourceId, kind }, at) => {
      const isLast = at === happened.length - 1;
      const isTold = kind === 'changed' || kind === 'corrected' ? isLast && fields.length > 0 : true;
      if (!isTold) return;
      history.push({ projectId: id, sourceId, kind, fields: isLast ? fields : [] });
    });
  }
  await insertProjects(ctx.db, begun, now);
  await updateProjects(ctx.db, updated, now);
  const recorded = await insertHistory(ctx.db, history, now);
  await announceChanges(ctx, [...byProject.keys()], recorded);
  if ([...begun, ...updated].some(({ facts }) => mayBeGeocoded(facts))) await scheduleGeocoding(ctx);
}

const mayBeGeocoded = ({ geocodeKey, street, precision, isSynthetic }: ProjectFacts): boolean =>
  geocodeKey === null && street !== null && !isSynthetic && precision !== 'exact' && precision !== 'street';

/** Returns the listings of a project after an event. */
function after(listings: readonly KnownListing[], event: ListingEvent, now: Date): readonly KnownListing[] {
  const { sourceId, listing } = event;
  const isIt = (known: KnownListing) => known.sourceId === sourceId && known.listing.externalId === listing.externalId;
  const known = listings.find(isIt);
  const firstSeenAt = known?.firstSeenAt ?? now;
  const vanishedAt = event.kind === 'vanished' ? now : event.kind === 'corrected' ? (known?.vanishedAt ?? null) : null;
  return [...listings.filter((known) => !isIt(known)), { sourceId, listing, firstSeenAt, vanishedAt }];
}
