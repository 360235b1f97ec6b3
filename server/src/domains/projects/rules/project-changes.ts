import type { ProjectChange } from '@plumbline/contract/domains/projects/project.ts';
import { ProjectTrade } from '@plumbline/contract/domains/projects/trade-need.ts';
import type { Language } from '@plumbline/contract/kernel/language.ts';
import type { Said } from '@plumbline/contract/kernel/words.ts';
import { wallTimeOf } from '../../../kernel/zoned-time.ts';
import { projectWords } from '../project.words.ts';
import { HOME_ZONE } from './listed-date.ts';
import type { ProjectFacts } from './merge-listings.ts';
import type { ReadNeed } from './trade-reason.ts';

type ShownChange = ProjectChange['fields'][number];

/** A changed field as it is stored. `from` and `to` are in English if they are our words; earlier releases read them. */
export interface FieldChange extends ShownChange {
  /** Our words in every language. They quote the sources, so they can't be generated when someone reads them. */
  readonly said?: { readonly from: Said; readonly to: Said };
}

/** Returns a stored change in the reader's language. */
export const changeIn = ({ said, ...change }: FieldChange, language: Language): ShownChange =>
  said === undefined ? change : { ...change, from: said.from[language], to: said.to[language] };

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
 * Returns a trade's changed need in words, in every language, if both readings have one. A new reason for the same answer isn't a change.
 */
function tradeChange(before: ProjectFacts, after: ProjectFacts, trade: ProjectTrade): FieldChange[] {
  const [from, to] = [before.trades?.[trade], after.trades?.[trade]];
  if (from === undefined || to === undefined || from.need === to.need) return [];
  const said = { from: needSaid(from), to: needSaid(to) };
  return [{ field: `trades.${trade}`, from: said.from.en, to: said.to.en, said }];
}

const needSaid = ({ need, reason, reasons }: ReadNeed): Said => ({
  en: projectWords.en.need[need](reason),
  es: projectWords.es.need[need](reasons?.es ?? reason),
});

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
