import type { ProjectType } from '@plumbline/contract/domains/projects/project.ts';
import type { ProjectTrade, TradeNeed } from '@plumbline/contract/domains/projects/trade-need.ts';
import { listed } from './listed-values.ts';

// Written out like the other choices, since the contract's schemas would bring zod into every page.
export const needs: readonly TradeNeed['need'][] = ['yes', 'likely', 'no'];
export const types: readonly ProjectType[] = ['residential', 'commercial', 'renovation', 'new-construction'];
export const trades: readonly ProjectTrade[] = ['plumbing', 'electrical', 'hvac'];

/** The choices beyond the specification's, in an address, with commas between the values of a list. Maybe as texts. */
export interface MoreParams {
  near?: string;
  within?: number;
  zip?: string;
  days?: number;
  source?: string;
  trade?: ProjectTrade;
  need?: string;
  builder?: 'named' | 'nobody';
  valueFrom?: number;
  valueTo?: number;
  notType?: string;
  notSource?: string;
  notBelow?: number;
  needFrom?: 'yes' | 'likely';
}
type Name = keyof MoreParams;

const like = (form: RegExp) => (text: string) => (form.test(text) ? text : '');
/** A whole number up to a limit, as people write it: '$250,000'. */
const upTo = (most: number) => (text: string) => {
  const number = Number(text.replace(/[$,\s]/g, ''));
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0;
};
const dollars = upTo(1e9);

/** Reads each from a text; nothing if it isn't one. */
const readers: Readonly<Record<Name, (text: string) => string | number>> = {
  near: (text) => text,
  within: upTo(200),
  zip: like(/^\d{5}$/),
  days: upTo(3650),
  source: like(/^[\w-]{1,64}$/),
  trade: like(/^(electrical|hvac)$/),
  need: (text) => listed(needs, text).join(),
  builder: like(/^(named|nobody)$/),
  valueFrom: dollars,
  valueTo: dollars,
  notType: (text) => listed(types, text).join(),
  notSource: like(/^[\w-]{1,64}(,[\w-]{1,64}){0,30}$/),
  notBelow: dollars,
  needFrom: like(/^(yes|likely)$/),
};
export const otherNames = Object.keys(readers) as readonly Name[];
export const isOtherName = (name: string): boolean => name in readers;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join() : typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The part of a filter beyond the specification's, as it stands in an address. Only what is set is there. */
export function moreIn(given: Readonly<Record<string, unknown>>): MoreParams {
  const params: MoreParams = {};
  for (const name of otherNames) {
    const value = readers[name](textOf(given[name]));
    if (value && (name !== 'within' || params.near)) Object.assign(params, { [name]: value });
  }
  return params;
}
