import type { ProjectChange } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectTrade, type TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { HOME_ZONE } from './listed-date.ts';
import type { ProjectFacts } from './merge-listings.ts';

export type FieldChange = ProjectChange['fields'][number];

/** The history only summarizes a change; the project has the full text. */
const MAX_LENGTH = 500;

const dollars = (cents: number | null) => (cents === null ? null : String(cents / 100));

const homeDayOf = (listedAt: string) => wallTimeOf(new Date(listedAt), HOME_ZONE).day;

/** The visible facts as text, named as in the contract's `Project`. */
const shown: Readonly<Record<string, (facts: ProjectFacts) => string | null>> = {
  title: ({ title }) => title,
  location: ({ location }) => location,
  county: ({ county }) => county,
  description: ({ description }) => description,
  status: ({ status }) => status,
  projectType: ({ projectType }) => projectType,
  sector: ({ sector }) => sector,
  work: ({ work }) => work,
  plumbingRequired: ({ plumbingRequired }) => String(plumbingRequired),
  budgetMin: ({ budgetMinCents }) => dollars(budgetMinCents),
  budgetMax: ({ budgetMaxCents }) => dollars(budgetMaxCents),
  deadline: ({ deadlineAt, deadlineText }) => deadlineAt ?? deadlineText,
  // The previous release stored only the moment.
  listedOn: ({ listedOn, listedAt, isDated }) => listedOn ?? (isDated ? homeDayOf(listedAt) : null),
  permitNumber: ({ permitNumber }) => permitNumber,
  permitStatus: ({ permitStatus }) => permitStatus,
  contractor: ({ contractor }) => contractor,
  contactInfo: ({ contactInfo }) => contactInfo,
  latitude: ({ latitude }) => (latitude === null ? null : String(latitude)),
  longitude: ({ longitude }) => (longitude === null ? null : String(longitude)),
};

/**
 * Returns a trade's changed need in words, if both readings have one. A new reason for the same answer isn't a change.
 */
function tradeChange(before: ProjectFacts, after: ProjectFacts, trade: ProjectTrade): FieldChange[] {
  const [from, to] = [before.trades?.[trade], after.trades?.[trade]];
  if (from === undefined || to === undefined || from.need === to.need) return [];
  return [{ field: `trades.${trade}`, from: needWords(from), to: needWords(to) }];
}

const needNames = { yes: 'Yes', likely: 'Likely', no: 'No' } as const;
const needWords = ({ need, reason }: TradeNeed) => `${needNames[need]}. ${reason}`;

/** Facts that earlier releases didn't read: the first reading of one isn't a change. */
const sinceLately = new Set(['sector', 'work']);

/** Returns the visible changes to a project, in display order. */
export function projectChanges(before: ProjectFacts, after: ProjectFacts): FieldChange[] {
  // A point that a geocoder found or lost isn't a change by a source.
  const isGeocoded = before.locatedBy === 'geocoder' || after.locatedBy === 'geocoder';
  const facts = Object.entries(shown).flatMap(([field, read]) => {
    if (isGeocoded && (field === 'latitude' || field === 'longitude')) return [];
    const [from, to] = [read(before), read(after)];
    if (from === null && sinceLately.has(field)) return [];
    return from === to ? [] : { field, from: cut(from), to: cut(to) };
  });
  return [...facts, ...ProjectTrade.options.flatMap((trade) => tradeChange(before, after, trade))];
}

const cut = (text: string | null) =>
  text !== null && text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : text;
