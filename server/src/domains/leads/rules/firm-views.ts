import type { Firm, FirmContractor, FirmLink, FirmPermit } from '@plumbline/contract/domains/leads/firm.ts';
import type { LinkedFirm, OperatorFirm, OwnPermits } from '@plumbline/contract/domains/leads/firm-dispute.ts';
import { FEWEST_VALUES, RECENT_DAYS } from '@plumbline/contract/domains/leads/firm-kinds.ts';
import type { ContractorId } from '@plumbline/contract/kernel/id.ts';
import type { NamedContractor } from '../../directory/public.ts';
import type { FirmForOperator } from '../store/firm-dispute.ts';
import type { FirmPermitRow } from '../store/firm-permit.ts';
import type { StoredDispute, StoredFirm } from '../tables.ts';
import type { FirmFigures } from './firm-figures.ts';

const DAY_MS = 86_400_000;

/** What the view of a firm names besides it. */
export interface FirmSurroundings {
  readonly partners: readonly Pick<StoredFirm, 'id' | 'slug' | 'name'>[];
  readonly contractors: readonly NamedContractor[];
  /** Contractors who say that they aren't the firm. */
  readonly disputing: readonly ContractorId[];
  readonly now: Date;
}

/** Returns a firm that has been counted, as anyone sees it. */
export function firmView(
  firm: StoredFirm & { readonly figures: FirmFigures },
  { partners, contractors, disputing, now }: FirmSurroundings,
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
    link: linkOf(firm, contractors, disputing),
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

export function linkOf(
  { contractorId, linkedBy, unlinkedReason, candidateIds }: StoredFirm,
  contractors: readonly NamedContractor[],
  disputing: readonly ContractorId[],
): FirmLink {
  if (contractorId !== null && disputing.includes(contractorId)) {
    return { by: null, contractor: null, reason: 'disputed', candidates: [] };
  }
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

/** Returns whose permits count for a contractor, with what they have disputed, the newest dispute first. */
export function ownPermits(
  { slug, record }: Pick<OwnPermits, 'slug' | 'record'>,
  firms: readonly StoredFirm[],
  disputes: readonly StoredDispute[],
): OwnPermits {
  const isAbout =
    ({ nameKey, state }: StoredFirm) =>
    (dispute: StoredDispute) =>
      dispute.nameKey === nameKey && dispute.state === state;
  return {
    slug,
    record,
    firms: firms.flatMap((firm): LinkedFirm[] => {
      const { slug, name, figures, linkedBy } = firm;
      if (figures === null || linkedBy === null) return [];
      const dispute = disputes.find(isAbout(firm));
      const { permits, latestOn } = figures;
      return [
        {
          slug,
          name,
          permits,
          latestOn,
          by: linkedBy,
          dispute: dispute ? { disputedAt: dispute.disputedAt.toISOString(), outcome: dispute.outcome } : null,
        },
      ];
    }),
    unlinked: disputes.flatMap((dispute) => {
      const { name, outcome, decidedAt } = dispute;
      const isLinked = firms.some((firm) => isAbout(firm)(dispute));
      return outcome !== 'unlinked' || decidedAt === null || isLinked
        ? []
        : [{ name, decidedAt: decidedAt.toISOString() }];
    }),
  };
}

/** Returns a firm as operators see it. */
export const operatorFirm = ({
  linkedBy,
  unlinkedReason,
  candidates,
  ruledOut,
  ...firm
}: FirmForOperator): OperatorFirm => ({
  ...firm,
  by: linkedBy,
  reason: unlinkedReason,
  candidates: [...candidates],
  ruledOut: [...ruledOut],
});

/** Narrows firms to those that have been counted. */
export const isCounted = (firm: StoredFirm): firm is StoredFirm & { readonly figures: FirmFigures } =>
  firm.figures !== null;
