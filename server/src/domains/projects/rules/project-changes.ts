import type { ProjectChange } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectTrade, type TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { HOME_ZONE } from './listed-date.ts';
import type { ProjectFacts } from './merge-listings.ts';

export type FieldChange = ProjectChange['fields'][number];

/** The history tells what has changed; whoever wants every word of it reads the project. */
const MAX_LENGTH = 500;

const dollars = (cents: number | null) => (cents === null ? null : String(cents / 100));

const homeDayOf = (listedAt: string) => wallTimeOf(new Date(listedAt), HOME_ZONE).day;

/** The facts that people see, by their names in the contract's `Project`, as text. */
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
  // The release before kept the moment alone.
  listedOn: ({ listedOn, listedAt, isDated }) => listedOn ?? (isDated ? homeDayOf(listedAt) : null),
  permitNumber: ({ permitNumber }) => permitNumber,
  permitStatus: ({ permitStatus }) => permitStatus,
  contractor: ({ contractor }) => contractor,
  contactInfo: ({ contactInfo }) => contactInfo,
  latitude: ({ latitude }) => (latitude === null ? null : String(latitude)),
  longitude: ({ longitude }) => (longitude === null ? null : String(longitude)),
};

/** A trade's need in words, once both readings tell it: a new reason for the same answer is no change. */
function tradeChange(before: ProjectFacts, after: ProjectFacts, trade: ProjectTrade): FieldChange[] {
  const [from, to] = [before.trades?.[trade], after.trades?.[trade]];
  if (from === undefined || to === undefined || from.need === to.need) return [];
  return [{ field: `trades.${trade}`, from: needWords(from), to: needWords(to) }];
}

const needNames = { yes: 'Yes', likely: 'Likely', no: 'No' } as const;
const needWords = ({ need, reason }: TradeNeed) => `${needNames[need]}. ${reason}`;

/** Facts that earlier releases did not read: the first reading of one is no change. */
const sinceLately = new Set(['sector', 'work']);

/** What people see otherwise than before, in the order in which they see it. */
export function projectChanges(before: ProjectFacts, after: ProjectFacts): FieldChange[] {
  // A point that a geocoder found or lost is no change by a source.
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
