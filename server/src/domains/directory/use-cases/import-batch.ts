import { createHash } from 'node:crypto';
import { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/database.ts';
import { timeZoneIn } from '../../locations/public.ts';
import { billingIdentityOf } from '../policy.ts';
import type { ImportedListing, ImportSource } from '../rules/imported-listing.ts';
import { mergeListings, type SourcedListing } from '../rules/merged-listing.ts';
import { type MatchKeys, matchKeys, sameBusiness } from '../rules/same-business.ts';
import { slugBesides, slugOf } from '../rules/slug.ts';
import {
  contractorsSharingKeys,
  keepListings,
  knownListings,
  listingsOf,
  lockListings,
} from '../store/contractor-listing.ts';
import {
  addImportedContractors,
  type ChangedContractor,
  type ImportedContractor,
  type NewImportedContractor,
  takenSlugs,
  updateImportedContractors,
} from '../store/imported-contractor.ts';
import { dropLicenseEvidence, keepLicenseEvidence } from '../store/license-evidence.ts';

/** The outcome for one listing. `left-out`: closed, and not known before. */
export type Fate = 'added' | 'merged' | 'changed' | 'unchanged' | 'left-out';

/** A contractor with everything known about it so far in this batch. */
interface Business {
  readonly id: ContractorId;
  readonly isNew: boolean;
  readonly isClaimed: boolean;
  readonly before: readonly SourcedListing[];
  listings: SourcedListing[];
}

interface Change {
  readonly listing: ImportedListing;
  readonly keys: MatchKeys;
  readonly fingerprint: string;
  readonly knownAs: ContractorId | undefined;
  business?: Business;
}

/**
 * Stores listings of one source, each id once: finds their contractors, merges what all sources say about each, and
 * stores the evidence of licenses. Returns the outcome for each listing, in order. Call it in a transaction. Listings
 * that are already stored cost one query and write nothing.
 */
export async function importBatch(
  ctx: Context,
  source: ImportSource,
  listings: readonly ImportedListing[],
): Promise<Fate[]> {
  await lockListings(ctx.db);
  const known = await knownListings(
    ctx.db,
    source.id,
    listings.map(({ externalId }) => externalId),
  );
  const fates = new Map<ImportedListing, Fate>();
  const changes: Change[] = [];
  for (const listing of listings) {
    const fingerprint = fingerprintOf(listing);
    const stored = known.get(listing.externalId);
    if (stored?.fingerprint === fingerprint) fates.set(listing, 'unchanged');
    else changes.push({ listing, keys: matchKeys(listing), fingerprint, knownAs: stored?.contractorId });
  }
  if (changes.length > 0) {
    const businesses = await loadBusinesses(ctx.db, changes);
    for (const change of changes) fates.set(change.listing, place(change, source, businesses));
    await write(ctx, source, changes, businesses);
  }
  return listings.map((listing) => fates.get(listing) ?? 'unchanged');
}

const fingerprintOf = (listing: ImportedListing): string =>
  createHash('md5').update(JSON.stringify(listing)).digest('base64url');

/** The contractors that the batch may concern, found by id and by every key that its listings share with theirs. */
class Businesses {
  readonly all = new Map<ContractorId, Business>();
  readonly #byKey = new Map<string, Set<Business>>();

  add(business: Business, keys: MatchKeys): void {
    this.all.set(business.id, business);
    for (const key of namedKeys(keys)) {
      const sharing = this.#byKey.get(key) ?? new Set();
      this.#byKey.set(key, sharing.add(business));
    }
  }

  sharing(keys: MatchKeys): Set<Business> {
    return new Set(namedKeys(keys).flatMap((key) => [...(this.#byKey.get(key) ?? [])]));
  }
}

const namedKeys = (keys: MatchKeys): string[] =>
  Object.entries(keys).flatMap(([name, key]) => (key === null ? [] : `${name} ${key}`));

async function loadBusinesses(db: Database, changes: readonly Change[]): Promise<Businesses> {
  const ids = await contractorsSharingKeys(
    db,
    changes.flatMap(({ keys, knownAs }) => (knownAs === undefined ? keys : [])),
  );
  const wanted = new Set([...ids, ...changes.flatMap(({ knownAs }) => knownAs ?? [])]);
  const stored = Map.groupBy(await listingsOf(db, [...wanted]), ({ contractorId }) => contractorId);
  const businesses = new Businesses();
  for (const [id, listings] of stored) {
    const business = { id, isNew: false, isClaimed: listings.some((row) => row.isClaimed), before: listings, listings };
    for (const { listing } of listings) businesses.add(business, matchKeys(listing));
  }
  return businesses;
}

/** Assigns a listing to its business: its previous one, the best match, or a new one. */
function place(change: Change, source: ImportSource, businesses: Businesses): Fate {
  const { listing, keys, knownAs } = change;
  const said: SourcedListing = { sourceId: source.id, sourceKind: source.kind, listing };
  const isOlder = (other: SourcedListing) =>
    other.sourceId === source.id && other.listing.externalId === listing.externalId;
  const found = (knownAs && businesses.all.get(knownAs)) ?? bestMatch(said, businesses.sharing(keys));
  if (!found && listing.closed !== null) return 'left-out';
  const business = found ?? { id: idOf(source, listing), isNew: true, isClaimed: false, before: [], listings: [] };
  business.listings = [...business.listings.filter((other) => !isOlder(other)), said];
  businesses.add(business, keys);
  change.business = business;
  return knownAs ? 'changed' : found ? 'merged' : 'added';
}

/** Returns the surest match; among equals, the older contractor, then by id. */
function bestMatch(said: SourcedListing, candidates: Iterable<Business>): Business | undefined {
  let best: { business: Business; score: number } | undefined;
  for (const business of candidates) {
    const scores = business.listings.map((other) =>
      sameBusiness(said.listing, other.listing, { sameSource: said.sourceId === other.sourceId }),
    );
    // Entries that one source keeps separate stay separate, even if a third listing matches both.
    const isKeptApart = business.listings.some((other, at) => other.sourceId === said.sourceId && scores[at] === 0);
    const score = isKeptApart ? 0 : Math.max(...scores);
    if (score > 0 && (!best || score > best.score || (score === best.score && business.id < best.business.id))) {
      best = { business, score };
    }
  }
  return best?.business;
}

/** Returns the same id for the same entry of the same source in every database. */
const idOf = (source: ImportSource, { externalId }: ImportedListing): ContractorId =>
  ContractorId.parse(
    `ct_${createHash('sha256').update(`${source.id} ${externalId}`).digest('base64url').replace(/[_-]/g, '').slice(0, 22)}`,
  );

async function write(
  ctx: Context,
  source: ImportSource,
  changes: readonly Change[],
  businesses: Businesses,
): Promise<void> {
  const at = ctx.clock.now();
  const touched = [...businesses.all.values()].filter(({ before, listings }) => before !== listings);
  const described = touched.map((business) => ({ business, contractor: describe(business, at) }));
  const added = described.filter(({ business }) => business.isNew);
  await addImportedContractors(ctx.db, await withSlugs(ctx.db, added));
  await updateImportedContractors(
    ctx.db,
    described.flatMap(({ business, contractor }) => changeOf(business, contractor)),
  );
  const placed = changes.flatMap(({ business, ...change }) =>
    business ? { ...change, contractorId: business.id } : [],
  );
  await keepListings(
    ctx.db,
    placed.map(({ listing, keys, fingerprint, contractorId }) => ({
      ...keys,
      sourceId: source.id,
      externalId: listing.externalId,
      contractorId,
      facts: listing,
      fingerprint,
      at,
    })),
  );
  await keepLicenseEvidence(
    ctx.db,
    placed.flatMap(({ listing: { externalId, license }, contractorId }) =>
      license ? { ...license, sourceId: source.id, externalId, contractorId } : [],
    ),
  );
  const withoutLicense = placed.filter(({ listing, knownAs }) => knownAs !== undefined && listing.license === null);
  await dropLicenseEvidence(
    ctx.db,
    source.id,
    withoutLicense.map(({ listing }) => listing.externalId),
  );
}

function describe({ id, listings }: Business, at: Date): ImportedContractor {
  const merged = mergeListings(listings);
  return { ...merged, id, timeZone: timeZoneIn(merged.state, merged.latitude, merged.longitude), at };
}

/**
 * Returns what to change about an existing contractor; nothing if its sources still say the same. A claimed listing
 * belongs to its owner: sources only add evidence to it.
 */
function changeOf({ isNew, isClaimed, before }: Business, contractor: ImportedContractor): ChangedContractor[] {
  if (isNew || isClaimed) return [];
  const { at: _at, timeZone: _zone, id: _id, ...merged } = contractor;
  const was = mergeListings(before);
  if (JSON.stringify(was) === JSON.stringify(merged)) return [];
  return [{ ...contractor, status: was.status === merged.status ? null : merged.status }];
}

async function withSlugs(
  db: Database,
  added: readonly { business: Business; contractor: ImportedContractor }[],
): Promise<NewImportedContractor[]> {
  const taken = await takenSlugs(
    db,
    added.map(({ contractor }) => slugOf(contractor)),
  );
  return added.map(({ business, contractor }) => {
    const plain = slugOf(contractor);
    const slug = taken.has(plain) ? slugBesides(plain, contractor.id) : plain;
    taken.add(slug);
    const license = business.listings.find(({ listing }) => listing.license?.status === 'clear')?.listing.license;
    return { ...contractor, slug, billingIdentity: billingIdentityOf(contractor, license ?? undefined) };
  });
}
