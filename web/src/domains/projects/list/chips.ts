import { formatBudgetRange } from '@plumbline/contract/domains/projects/budget-filter.ts';
import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import { projectWords as labelWords } from '@plumbline/contract/domains/projects/project.words.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { formatsIn } from '@plumbline/contract/kernel/formats.ts';
import { here, language } from '../../../lib/language.ts';
import { projectWords } from '../project.words.ts';
import { filterWords } from './filters.words.ts';

const words = here(filterWords);
const labels = here(labelWords);
const { formatDollars } = formatsIn(language);

/** The server's, if the address names none. */
export const USUAL_RADIUS = 10;

/** A choice of a filter in words, and the filter without it. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: ProjectFilter;
}

/** Returns the choices of a filter, in the order of its fields. */
export function chipsOf(filter: ProjectFilter, sources: ProjectFacets['sources']): Chip[] {
  const chips: Chip[] = [];
  const add = (key: string, label: string, without: Partial<ProjectFilter>) =>
    chips.push({ key, label, without: { ...filter, ...without } });
  const { search, near, within, zip, days, need, trade, builder, source, county, budgetRange, valueFrom, valueTo } =
    filter;
  const nameOf = (source: string) => sources.find(({ id }) => id === source)?.name ?? source;
  if (search) add('search', words.chips.search(search), { search: undefined });
  if (near) {
    const place = POINT.test(near) ? words.chips.myLocation : near;
    add('near', words.chips.near(String(within ?? USUAL_RADIUS), place), { near: undefined, within: undefined });
  }
  if (zip) add('zip', words.chips.zip(zip), { zip: undefined });
  if (days) add('days', words.chips.days(days), { days: undefined });
  for (const one of need ?? []) {
    const others = need?.filter((other) => other !== one) ?? [];
    const without = others.length === 0 ? { need: undefined, trade: undefined } : { need: others };
    add(`need-${one}`, words.chips.need[trade ?? 'plumbing'][one], without);
  }
  if (builder) add('builder', words.chips.builder[builder], { builder: undefined });
  for (const type of filter.projectType) {
    add(`type-${type}`, labels.type[type], { projectType: filter.projectType.filter((other) => other !== type) });
  }
  if (county) add('county', labels.county[county], { county: undefined });
  if (budgetRange) add('budget', formatBudgetRange(budgetRange, language), { budgetRange: undefined });
  if (valueFrom) add('from', words.chips.valueFrom(formatDollars(valueFrom)), { valueFrom: undefined });
  if (valueTo) add('to', words.chips.valueTo(formatDollars(valueTo)), { valueTo: undefined });
  for (const status of filter.status) {
    add(`status-${status}`, labels.status[status], { status: filter.status.filter((other) => other !== status) });
  }
  if (filter.plumbing) add('plumbing', here(projectWords).plumbingRequired, { plumbing: undefined });
  if (source) add('source', nameOf(source), { source: undefined });
  const { notType, notSource, notBelow, needFrom } = filter;
  if (notType) add('not-type', words.chips.not(notType.map((type) => labels.type[type])), { notType: undefined });
  if (notSource) add('not-source', words.chips.not(notSource.map(nameOf)), { notSource: undefined });
  if (notBelow) add('not-below', words.chips.notBelow(formatDollars(notBelow)), { notBelow: undefined });
  if (needFrom) add('need-from', words.chips.needFrom[trade ?? 'plumbing'][needFrom], { needFrom: undefined });
  return chips;
}

/** A place as the browser tells it. */
const POINT = /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/;
