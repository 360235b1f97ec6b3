import type {
  Firm,
  FirmContractor,
  FirmLink,
  FirmPermit,
  PermitRecord,
} from '@plumbline/contract/domains/leads/firm.ts';
import { FEWEST_VALUES, RECENT_DAYS } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { NamedContractor } from '../../directory/public.ts';
import type { FirmPermitRow } from '../store/firm-permit.ts';
import type { FirmFigures, StoredFirm } from '../tables.ts';

const DAY_MS = 86_400_000;

/** What the view of a firm names besides it. */
export interface FirmSurroundings {
  readonly partners: readonly Pick<StoredFirm, 'id' | 'slug' | 'name'>[];
  readonly contractors: readonly NamedContractor[];
  readonly now: Date;
}

/** Returns a firm that has been counted, as anyone sees it. */
export function firmView(
  firm: StoredFirm & { readonly figures: FirmFigures },
  { partners, contractors, now }: FirmSurroundings,
): Firm {
  const { figures } = firm;
  const partnerOf = new Map(partners.map((partner) => [partner.id, partner]));
  return {
    slug: firm.slug,
    name: firm.name,
    permits: figures.permits,
    recent: recentOf(figures, now),
    firstOn: figures.firstOn,
    latestOn: figures.latestOn,
    roles: [...figures.roles],
    kinds: [...figures.kinds],
    places: [...figures.places],
    zips: [...figures.zips],
    years: figures.years.toSorted((one, other) => other.year - one.year),
    value: valueOf(figures),
    partners: figures.partners.flatMap(({ id, role, together, lastOn }) => {
      const partner = partnerOf.get(id);
      return partner === undefined ? [] : [{ slug: partner.slug, name: partner.name, role, together, lastOn }];
    }),
    link: linkOf(firm, contractors),
    isSample: figures.synthetic === figures.permits,
  };
}

/** Returns how many permits were opened in the last 90 days: the figures may be older than today. */
export function recentOf({ days }: FirmFigures, now: Date): number {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return days.reduce((sum, { day, permits }) => (day > since ? sum + permits : sum), 0);
}

function valueOf({ values: { known, median, low, high } }: FirmFigures): Firm['value'] {
  if (known < FEWEST_VALUES || median === null || low === null || high === null) return null;
  return { known, median: dollars(median), low: dollars(low), high: dollars(high) };
}

const dollars = (cents: number): number => Math.round(cents / 100);

function linkOf(
  { contractorId, linkedBy, unlinkedReason, candidateIds }: StoredFirm,
  contractors: readonly NamedContractor[],
): FirmLink {
  const shown = ({ slug, name, city, state }: NamedContractor): FirmContractor => ({ slug, name, city, state });
  const contractor = contractors.find(({ id }) => id === contractorId);
  if (contractor !== undefined) return { by: linkedBy, contractor: shown(contractor), reason: null, candidates: [] };
  return {
    by: null,
    contractor: null,
    // A contractor that is hidden is not in the directory, for everybody else.
    reason: contractorId === null ? unlinkedReason : 'not-listed',
    candidates: contractors.filter(({ id }) => candidateIds.includes(id)).map(shown),
  };
}

/** Returns a permit in a firm's list. */
export const permitView = ({ valueCents, ...permit }: FirmPermitRow): FirmPermit => ({
  ...permit,
  value: valueCents === null ? null : valueCents / 100,
});

const MOST_KINDS = 3;

/** Returns the permits of a contractor from the firms that it is; null without any. */
export function recordOf(
  contractorId: ContractorId,
  firms: readonly (StoredFirm & { readonly figures: FirmFigures })[],
): PermitRecord | null {
  if (firms.length === 0) return null;
  const figures = firms.map((firm) => firm.figures);
  const days = figures.flatMap(({ firstOn, latestOn }) => [firstOn, latestOn]).filter((day) => day !== null);
  const kinds = summed(figures.flatMap(({ kinds }) => kinds.map(({ kind, permits }) => [kind, permits] as const)));
  const places = summed(figures.flatMap(({ places }) => places.map(({ place, permits }) => [place, permits] as const)));
  return {
    contractorId,
    permits: figures.reduce((sum, { permits }) => sum + permits, 0),
    place: places[0] ?? null,
    since: days.toSorted()[0] ?? null,
    latestOn: days.toSorted().at(-1) ?? null,
    kinds: kinds.filter((kind) => kind !== 'other').slice(0, MOST_KINDS),
    linkedBy: firms.every(({ linkedBy }) => linkedBy === 'license') ? 'license' : 'name',
    firms: firms.map(({ slug, name, figures: { permits } }) => ({ slug, name, permits })),
    isSample: figures.every(({ permits, synthetic }) => permits === synthetic),
  };
}

/** Returns the values with the highest sums first. */
function summed<Value extends string>(counts: readonly (readonly [Value, number])[]): Value[] {
  const sums = new Map<Value, number>();
  for (const [value, count] of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].sort(([, one], [, other]) => other - one).map(([value]) => value);
}

/** Narrows firms to those that have been counted. */
export const isCounted = (firm: StoredFirm): firm is StoredFirm & { readonly figures: FirmFigures } =>
  firm.figures !== null;
