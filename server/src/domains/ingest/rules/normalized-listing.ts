import type { LossReason } from '@plumbline/contract/domains/ingest/source.ts';
import type { County } from '@plumbline/contract/domains/projects/project.ts';
import type { Listing } from '../../projects/public.ts';
import { tradesOf } from '../reading/trade-need.ts';
import { isConstructionWork } from './construction-work.ts';
import { describe, squareFeetOf, withKind } from './job-description.ts';
import type { JobFacts } from './job-facts.ts';
import { sectorOf } from './job-sector.ts';
import { jobTextOf } from './job-text.ts';
import { jobTitle } from './job-title.ts';
import { workOf } from './job-work.ts';
import { ordered, readBudget, readCents } from './money.ts';
import { type ReadPermit, type ReadText, readPermit } from './permit-reading.ts';
import { quieted } from './permit-sentence.ts';
import { plainLine, safeLink } from './plain-text.ts';
import { statusOf } from './project-status.ts';
import { projectTypeOf } from './project-type.ts';
import type { RowProblem } from './reading-problem.ts';
import { placeOf } from './site-place.ts';
import { type SourceDates, sourceDates } from './source-dates.ts';
import type { RowMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

/** Maximum length of each text, in characters. */
const MAX = {
  id: 200,
  title: 200,
  kind: 100,
  category: 200,
  permit: 80,
  contractor: 150,
  license: 40,
  contact: 300,
};

/** Reasons why a readable row is not a project of its source. */
export type SkipReason = Extract<LossReason, 'outside' | 'no-place' | 'not-construction'>;

export type Normalized =
  /** `isAddress`: its street has the form of an address. */
  | { readonly kind: 'listing'; readonly listing: Listing; readonly isAddress: boolean }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | { readonly kind: 'rejected'; readonly reason: RowProblem };

export interface RowSource {
  /** The base of relative links. */
  readonly address: string;
  readonly county: County | null;
  readonly isSynthetic: boolean;
  /** Parses dates by the columns of all rows; without it, only by the mapping. */
  readonly dates?: SourceDates;
}

/** Converts a row to a listing. The same row always gives the same result. */
export function listingOf(row: SourceRow, source: RowSource, mapping: RowMapping): Normalized {
  const externalId = plainLine(row.id, MAX.id + 1);
  if (externalId === '') return rejected({ kind: 'no-id' });
  if (externalId.length > MAX.id) return rejected({ kind: 'id-too-long', most: MAX.id });
  const place = placeOf(row, { city: mapping.city, state: mapping.state, county: source.county });
  const kind = kindOf(row.kind);
  const category = plainLine(row.category, MAX.category);
  const job = jobTextOf(row);
  const said = job.description;
  const given = plainLine(row.title, MAX.title);
  const permit = readPermit(job);
  const sector = sectorOf(permit);
  const work = workOf(permit);
  const title = isOffer(row)
    ? quieted(given) || placeTitle(kind, place.street)
    : titleOf(row, given, permit, { sector, work }) || placeTitle('', place.street);
  if (title === '') return rejected({ kind: 'no-title' });
  if (
    mapping.only === 'construction' &&
    !isConstructionWork({ title, description: said, naics: row.naics ?? null, psc: row.psc ?? null })
  ) {
    return { kind: 'skipped', reason: 'not-construction' };
  }
  if (mapping.within === 'louisville-area' && (place.isElsewhere || place.county === null)) {
    return { kind: 'skipped', reason: place.isElsewhere ? 'outside' : 'no-place' };
  }
  const permitNumber = plainLine(row.permitNumber, MAX.permit) || null;
  const permitStatus = plainLine(row.status, MAX.permit) || null;
  const description = said
    ? withKind(said, isOffer(row) ? '' : [kind, category].filter((text) => text !== '').join(', '), given, title)
    : describe(row, { kind, category, permitNumber, agency: mapping.agency });
  const dates = source.dates ?? sourceDates(mapping, []);
  const trades = tradesOf(job);
  const { isElsewhere: _, isAddress, ...where } = place;
  const listing: Listing = {
    ...where,
    externalId,
    url: linkOf(row, externalId, source, mapping),
    title,
    description,
    status: statusOf(permitStatus ?? '', mapping.statuses, mapping.status),
    projectType: projectTypeOf(permit, sector, work),
    sector,
    work,
    plumbingRequired: trades.plumbing.need !== 'no',
    trades,
    ...budgetOf(row),
    deadline: dates.deadline(row.deadline),
    permitNumber,
    permitStatus,
    contractor: contractorOf(row.contractor),
    ...otherFirmsOf(row),
    contactInfo: contactOf(row, mapping.agency),
    ...dates.listed(row.listedAt),
    isSynthetic: source.isSynthetic,
  };
  return { kind: 'listing', listing, isAddress };
}

const rejected = (reason: RowProblem): Normalized => ({ kind: 'rejected', reason });

/** Turns 'PERMIT - NEW CONSTRUCTION' into 'New construction'. */
function kindOf(value: unknown): string {
  const kind = plainLine(value, MAX.kind).replace(/^permit\s*[-–:]\s*/i, '');
  return /[a-z]/.test(kind) || kind.length < 4 ? kind : `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`;
}

/** Solicitations keep the buyer's title. */
const isOffer = (row: SourceRow): boolean => row.reference !== undefined || row.deadline !== undefined;

/** Returns the title of a permit's job: its own if it names the job, else one derived from its texts. */
function titleOf(row: SourceRow, given: string, permit: ReadPermit, read: Pick<JobFacts, 'sector' | 'work'>): string {
  if (namesJob(permit.title)) return quieted(given);
  const facts = { ...read, squareFeet: squareFeetOf(row), costCents: readCents(row.budget) };
  return jobTitle(permit, facts) || quieted(given);
}

/** Returns whether a title names an action and its object. */
const namesJob = ({ hits }: ReadText): boolean =>
  hits.some(({ meaning }) => meaning.act !== undefined) && hits.some(({ meaning }) => meaning.thing !== undefined);

/** Returns a title for a row that gives little besides its location. */
const placeTitle = (kind: string, street: string | null): string =>
  street === null ? kind : plainLine(`${kind || 'Construction'} at ${street}`, MAX.title);

function linkOf(row: SourceRow, externalId: string, source: RowSource, { link }: RowMapping): string | null {
  const base = /^https?:/.test(source.address) ? source.address : undefined;
  return (
    safeLink(row.url, base) ??
    (link === undefined ? null : safeLink(link.replaceAll('{id}', encodeURIComponent(externalId))))
  );
}

function budgetOf(row: SourceRow): Pick<Listing, 'budgetMinCents' | 'budgetMaxCents'> {
  const ends = ordered(readCents(row.budgetMin), readCents(row.budgetMax));
  const { min, max } = ends.min === null && ends.max === null ? readBudget(row.budget) : ends;
  return { budgetMinCents: min, budgetMaxCents: max };
}

const NOBODY =
  /^(?:n\/?a|none|null|tb[ad]|unknown|owner|home ?owner|property owner|self|same|to be determined|not (?:listed|applicable|available)|see .*|[-–.x0]*)$/i;

/** Returns the contractor that the permit names; 'OWNER' and 'TBD' don't count. */
function contractorOf(value: unknown): string | null {
  const name = plainLine(value, MAX.contractor);
  return NOBODY.test(name) ? null : name;
}

/** Returns the license number of the contractor and the other firms on the permit; nothing where the row has none. */
function otherFirmsOf(row: SourceRow): Pick<Listing, 'contractorLicense' | 'subcontractors'> {
  const license = plainLine(row.contractorLicense, MAX.license);
  const subcontractors = (row.subcontractors ?? []).flatMap(({ type, name }) => {
    const said = { type: plainLine(type, MAX.contractor), name: plainLine(name, MAX.contractor) };
    return said.type === '' || NOBODY.test(said.name) ? [] : [said];
  });
  return {
    ...(NOBODY.test(license) ? {} : { contractorLicense: license }),
    ...(subcontractors.length === 0 ? {} : { subcontractors }),
  };
}

function contactOf(row: SourceRow, agency: string | undefined): string | null {
  const parts = (row.contact ?? []).map((part) => plainLine(part, MAX.contact)).filter((part) => !NOBODY.test(part));
  if (parts.length === 0) return agency ?? null;
  const known = parts.join(', ');
  return plainLine(agency === undefined || known.includes(agency) ? known : `${known}, ${agency}`, MAX.contact);
}
