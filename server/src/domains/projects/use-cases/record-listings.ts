import { createHash } from 'node:crypto';
import { LANGUAGES } from '@plumbline/contract/kernel/language.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/random-id.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { isCorrection } from '../rules/correction.ts';
import type { Listing } from '../rules/listing.ts';
import { keysOf } from '../rules/match-keys.ts';
import { type Candidate, sameProject } from '../rules/same-project.ts';
import type { ReadTrades } from '../rules/trade-reason.ts';
import {
  candidatesFor,
  differingListings,
  type GivenListing,
  lockRecording,
  upsertListings,
} from '../store/listing.ts';
import { type ListingEvent, updateProjectsOf } from './update-projects-of.ts';

export interface Recorded {
  /** New projects. A new listing of a known project has changed that project. */
  readonly created: number;
  readonly changed: number;
  /** Read again with newer rules, while their source is unchanged. */
  readonly corrected: number;
  readonly unchanged: number;
}

const NOTHING: Recorded = { created: 0, changed: 0, corrected: 0, unchanged: 0 };
/** Listings per transaction: the loss if a process is killed, and the wait for others. */
const AT_ONCE = 1000;

/**
 * Stores a source's current listings. Unchanged ones cost one comparison and write nothing. When a listing is first
 * seen, it joins the project that another source already lists (`rules/same-project.ts`) or begins a new one; this is
 * decided once. `rules/merge-listings.ts` merges the facts of several sources. Each thousand listings are one
 * transaction, or all are part of the caller's. The source must be registered; no two listings may have the same
 * `externalId`.
 */
export async function recordListings(ctx: Context, sourceId: string, listings: readonly Listing[]): Promise<Recorded> {
  let recorded = NOTHING;
  for (let at = 0; at < listings.length; at += AT_ONCE) {
    const some = await recordSome(ctx, sourceId, listings.slice(at, at + AT_ONCE));
    recorded = {
      created: recorded.created + some.created,
      changed: recorded.changed + some.changed,
      corrected: recorded.corrected + some.corrected,
      unchanged: recorded.unchanged + some.unchanged,
    };
  }
  return recorded;
}

async function recordSome(ctx: Context, sourceId: string, listings: readonly Listing[]): Promise<Recorded> {
  const given = new Map(
    listings.map((listing) => [listing.externalId, { listing, fingerprint: fingerprintOf(listing) }]),
  );
  const asked = [...given].map(([externalId, { fingerprint }]) => ({ externalId, fingerprint }));
  const suspected = await differingListings(ctx.db, sourceId, asked);
  if (suspected.length === 0) return { ...NOTHING, unchanged: listings.length };
  return inTransaction(ctx, async (ctx) => {
    await lockRecording(ctx.db);
    const ids = new Set(suspected.map(({ externalId }) => externalId));
    const differing = await differingListings(
      ctx.db,
      sourceId,
      asked.filter(({ externalId }) => ids.has(externalId)),
    );
    const news = differing.flatMap(({ externalId, projectId }) =>
      projectId === null ? (given.get(externalId)?.listing ?? []) : [],
    );
    const { projectOf, created } = await projectsFor(ctx, sourceId, news);
    const stored: GivenListing[] = [];
    const events: ListingEvent[] = [];
    let corrected = 0;
    for (const { externalId, projectId: known, returned, rules, before } of differing) {
      const one = given.get(externalId);
      const projectId = known ?? projectOf.get(externalId);
      if (one === undefined || projectId === undefined) continue;
      stored.push({ externalId, projectId, ...one });
      const isMisread = rules !== null && before !== null && isCorrection(before, rules, one.listing);
      if (isMisread && !returned) corrected += 1;
      const kind = known === null ? 'listed' : returned ? 'returned' : isMisread ? 'corrected' : 'changed';
      events.push({ projectId, kind, sourceId, listing: one.listing });
    }
    await updateProjectsOf(ctx, events);
    await upsertListings(ctx.db, sourceId, stored, ctx.clock.now());
    return {
      created,
      changed: differing.length - created - corrected,
      corrected,
      unchanged: listings.length - differing.length,
    };
  });
}

/** Returns the project of each new listing, existing or new, by external id, and how many projects are new. */
async function projectsFor(
  ctx: Context,
  sourceId: string,
  listings: readonly Listing[],
): Promise<{ readonly projectOf: ReadonlyMap<string, string>; readonly created: number }> {
  const keyed = listings.map((listing) => ({ listing, ...keysOf(listing) }));
  const candidates = await candidatesFor(
    ctx.db,
    keyed.flatMap(({ permitKey }) => permitKey ?? []),
    keyed.flatMap(({ addressKey }) => addressKey ?? []),
  );
  const byPermit = Map.groupBy(candidates, ({ permitKey }) => permitKey);
  const byAddress = Map.groupBy(candidates, ({ addressKey }) => addressKey);
  const taken = new Set<string>();
  const projectOf = new Map(
    keyed.map(({ listing, permitKey, addressKey }) => {
      const near = [
        ...(permitKey === null ? [] : (byPermit.get(permitKey) ?? [])),
        ...(addressKey === null ? [] : (byAddress.get(addressKey) ?? [])),
      ].filter(({ id }: Candidate) => !taken.has(id));
      const match = near.length === 0 ? null : sameProject(sourceId, listing, ctx.clock.now(), near);
      if (match !== null) taken.add(match.id);
      return [listing.externalId, match?.id ?? newId('pj')];
    }),
  );
  return { projectOf, created: listings.length - taken.size };
}

const tradeFacts = ({ plumbing, electrical, hvac }: ReadTrades) =>
  [plumbing, electrical, hvac].map(({ need, useful, confidence, reason, reasons }) => [
    need,
    useful,
    confidence,
    reason,
    ...LANGUAGES.flatMap((language) => reasons?.[language] ?? []),
  ]);

/** Returns the same text for equal listings, regardless of the order of their fields. */
export function fingerprintOf(listing: Listing): string {
  const { deadline, point } = listing;
  const facts = [
    listing.url,
    listing.title,
    listing.description,
    listing.street,
    listing.city,
    listing.state,
    listing.zip,
    listing.county,
    listing.status,
    listing.projectType,
    listing.sector ?? null,
    listing.work ?? null,
    listing.plumbingRequired,
    listing.trades && tradeFacts(listing.trades),
    listing.budgetMinCents,
    listing.budgetMaxCents,
    deadline && ('at' in deadline ? [deadline.at, deadline.zone] : [deadline.text]),
    listing.permitNumber,
    listing.permitStatus,
    listing.contractor,
    listing.contactInfo,
    point && [point.latitude, point.longitude, point.precision],
    listing.listedAt,
    listing.listedOn,
    listing.isSynthetic,
    // Left out where there are none, so that listings from before these fields stay unchanged.
    ...(listing.contractorLicense === undefined && listing.subcontractors === undefined
      ? []
      : [listing.contractorLicense ?? null, (listing.subcontractors ?? []).map(({ type, name }) => [type, name])]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}
