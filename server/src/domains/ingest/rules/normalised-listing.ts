import type { LossReason } from '@plumbline/contract/domains/ingest/source.ts';
import type { County } from '@plumbline/contract/domains/projects/project.ts';
import type { Listing } from '../../projects/public.ts';
import { isConstructionWork } from './construction-work.ts';
import { tradesOfRow } from './job-text.ts';
import { ordered, readBudget, readCents } from './money.ts';
import { plainLine, plainText, safeLink } from './plain-text.ts';
import { statusOf } from './project-status.ts';
import { projectTypeOf } from './project-type.ts';
import { placeOf } from './site-place.ts';
import { type SourceDates, sourceDates } from './source-dates.ts';
import type { RowMapping } from './source-mapping.ts';
import type { SourceRow } from './source-row.ts';

/** Characters at which each text is cut. */
const MAX = {
  id: 200,
  title: 200,
  description: 5000,
  kind: 100,
  category: 200,
  permit: 80,
  contractor: 150,
  contact: 300,
};

/** Why a row that can be read is no project of its source. */
export type SkipReason = Extract<LossReason, 'outside' | 'no-place' | 'not-construction'>;

export type Normalised =
  | { readonly kind: 'listing'; readonly listing: Listing }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | { readonly kind: 'rejected'; readonly reason: string };

export interface RowSource {
  /** What relative links are completed with. */
  readonly address: string;
  readonly county: County | null;
  readonly isSynthetic: boolean;
  /** Reads dates as the columns of all rows write them; without it, as the mapping alone says. */
  readonly dates?: SourceDates;
}

/** What a row says, in the terms of the product. The same row always says the same. */
export function listingOf(row: SourceRow, source: RowSource, mapping: RowMapping): Normalised {
  const externalId = plainLine(row.id, MAX.id + 1);
  if (externalId === '') return rejected('It has no id.');
  if (externalId.length > MAX.id) return rejected(`Its id is longer than ${MAX.id} characters.`);
  const place = placeOf(row, { city: mapping.city, state: mapping.state, county: source.county });
  const kind = kindOf(row.kind);
  const category = plainLine(row.category, MAX.category);
  const title = plainLine(row.title, MAX.title) || titleOf(kind, category, place.street);
  if (title === '') return rejected('It has neither a title nor an address.');
  const said = plainText(row.description, MAX.description);
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
  const description = said || describe(row, { kind, category, permitNumber, agency: mapping.agency });
  const dates = source.dates ?? sourceDates(mapping, []);
  const trades = tradesOfRow(row);
  const { isElsewhere: _, ...where } = place;
  const listing: Listing = {
    ...where,
    externalId,
    url: linkOf(row, externalId, source, mapping),
    title,
    description,
    status: statusOf(permitStatus ?? '', mapping.statuses, mapping.status),
    projectType: projectTypeOf({ permitType: kind, category, title, description: said }),
    plumbingRequired: trades.plumbing.need !== 'no',
    trades,
    ...budgetOf(row),
    deadline: dates.deadline(row.deadline),
    permitNumber,
    permitStatus,
    contractor: contractorOf(row.contractor),
    contactInfo: contactOf(row, mapping.agency),
    ...dates.listed(row.listedAt),
    isSynthetic: source.isSynthetic,
  };
  return { kind: 'listing', listing };
}

const rejected = (reason: string): Normalised => ({ kind: 'rejected', reason });

/** 'PERMIT - NEW CONSTRUCTION' as 'New construction'. */
function kindOf(value: unknown): string {
  const kind = plainLine(value, MAX.kind).replace(/^permit\s*[-–:]\s*/i, '');
  return /[a-z]/.test(kind) || kind.length < 4 ? kind : `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`;
}

/** A permit has no title: 'Commercial New at 1338 Lynmar Dr'. */
function titleOf(kind: string, category: string, street: string | null): string {
  const what = kind || category;
  if (street === null) return what;
  return plainLine(`${what || 'Construction'} at ${street}`, MAX.title);
}

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** What can be said of a row that says nothing of itself. */
function describe(
  row: SourceRow,
  {
    kind,
    category,
    permitNumber,
    agency,
  }: { kind: string; category: string; permitNumber: string | null; agency: string | undefined },
): string {
  const reference = plainLine(row.reference, MAX.permit);
  const squareFeet = Number(plainLine(row.squareFeet, 20).replaceAll(',', ''));
  const sentences = [
    permitNumber !== null &&
      `${/permit/i.test(kind) ? kind : `${kind} permit`.trim()} ${permitNumber}${agency ? ` of ${agency}` : ''}`,
    permitNumber === null &&
      reference !== '' &&
      `${kind || 'Solicitation'} ${reference}${agency ? ` of ${agency}` : ''}`,
    category !== '' && category,
    squareFeet > 0 && squareFeet < 1e8 && `${wholeNumber.format(squareFeet)} square feet`,
  ].filter((sentence) => sentence !== false);
  return sentences.map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`).join(' ');
}

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

/** The contractor whom the permit names; 'OWNER' and 'TBD' are nobody. */
function contractorOf(value: unknown): string | null {
  const name = plainLine(value, MAX.contractor);
  return NOBODY.test(name) ? null : name;
}

function contactOf(row: SourceRow, agency: string | undefined): string | null {
  const parts = (row.contact ?? []).map((part) => plainLine(part, MAX.contact)).filter((part) => !NOBODY.test(part));
  if (parts.length === 0) return agency ?? null;
  const known = parts.join(', ');
  return plainLine(agency === undefined || known.includes(agency) ? known : `${known}, ${agency}`, MAX.contact);
}
