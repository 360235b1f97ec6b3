import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import type { County, ProjectStatus, ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import type { BudgetRange, ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { textsFrom } from '../../lib/search-text.ts';
import { listed } from './listed-values.ts';
import { type MapParams, mapParamsIn } from './maps/map-position.ts';
import type { MoreParams } from './other-params.ts';

// Written out, since the contract's schemas would bring zod into the first load of every page. A test compares them.
export const projectTypes: readonly ProjectType[] = ['residential', 'commercial', 'renovation', 'new-construction'];
const countyNames = ['Jefferson', 'Oldham', 'Bullitt', 'Spencer'] as const;
export const counties: readonly County[] = countyNames.map((name) => `${name} County` as const);
export const budgets: readonly BudgetRange[] = ['under-10k', '10k-50k', '50k-100k', '100k-plus'];
/** The statuses to choose from (specification, section 9). Links may name 'completed', too. */
const statuses: readonly SourceStatus[] = ['bidding-open', 'in-progress', 'planning'];
const knownStatuses: readonly SourceStatus[] = [...statuses, 'completed'];
/** These, and any others that a link has chosen. */
export const shownStatuses = ({ status }: ProjectFilter): ProjectStatus[] => [...new Set([...statuses, ...status])];
const sorts: readonly ProjectSort[] = ['newest', 'best', 'deadline', 'budget'];

/** The filter of the projects page until its address has another. */
export const openForBids: ProjectFilter = { projectType: ['residential', 'commercial'], status: ['bidding-open'] };
/** The filter of the plumbing hub: every job for a plumber that is still open. */
export const plumbingJobs: ProjectFilter = { projectType: [], status: ['bidding-open', 'planning'], plumbing: true };
export const everything: ProjectFilter = { projectType: [], status: [] };

/** A filter in the address, with commas between the values of a list. */
export interface FilterParams extends MoreParams {
  search?: string;
  projectType?: string;
  county?: County;
  budgetRange?: BudgetRange;
  status?: string;
  plumbing?: true;
}

/** The address of a page that shows projects: its filter, its order, and the project whose details are open. */
export interface ProjectsSearch extends FilterParams {
  sort?: ProjectSort;
  project?: string;
  /** The project whose contact is being written to. */
  outreach?: string;
  /** Where the list begins, from a link to its next page; at the start if undefined. */
  cursor?: string;
}

/** Means no filter, since an address without a value means the usual filter. */
export const ALL = 'all';

const textIn = textsFrom(
  'search',
  'projectType',
  'county',
  'budgetRange',
  'status',
  'sort',
  'project',
  'outreach',
  'cursor',
);

/** Leaves out what is missing or empty. */
const filled = <Part extends object>(part: Part): { [Name in keyof Part]?: NonNullable<Part[Name]> } =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value)) as never;

/** The specification's part of the filter in an address. */
export const mainFilterOf = ({ search, county, budgetRange, plumbing, ...lists }: FilterParams): ProjectFilter => ({
  ...filled({ search, county, budgetRange, plumbing }),
  projectType: listed(projectTypes, lists.projectType),
  status: listed(knownStatuses, lists.status),
});

/** That part for the address. */
export const mainParamsOf = ({ search, county, budgetRange, plumbing, ...lists }: ProjectFilter): FilterParams =>
  filled({
    search,
    projectType: lists.projectType.join(),
    county,
    budgetRange,
    status: lists.status.join(),
    plumbing,
  });

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((word) => word === text);

/** Names of the choices beyond the specification's. `other-params.ts` reads them. */
const MORE = /^(near|within|zip|days|source|trade|builder|need|(need|value|not)[A-Z]\w+)$/;

/** Returns those choices as they stand in an address. */
const moreTexts = (address: Readonly<Record<string, unknown>>): MoreParams =>
  Object.fromEntries(Object.entries(address).filter(([name, value]) => value && MORE.test(name)));

/** A list may come repeated ('status=a&status=b'), as the API takes it. */
const asText = (value: unknown): unknown => (Array.isArray(value) ? String(value) : value);

/**
 * Reads an address, for `validateSearch`, and leaves out what it doesn't know. Without a filter, it puts in the usual
 * one, or with `showsAll` none, so that the address always has the filter that is shown and a link shows another person the
 * same.
 */
export const projectsSearch =
  (usual: ProjectFilter) =>
  (address: Readonly<Record<string, unknown>>, showsAll = false): ProjectsSearch => {
    const texts = textIn({
      ...address,
      projectType: asText(address.projectType),
      status: asText(address.status),
    });
    const more = moreTexts(address);
    const main = mainParamsOf(
      mainFilterOf({
        ...texts,
        county: oneOf(counties, texts.county),
        budgetRange: oneOf(budgets, texts.budgetRange),
        plumbing: String(address.plumbing) === 'true',
      } as FilterParams),
    );
    const isEmpty = Object.keys({ ...main, ...more }).length === 0;
    const isAll = showsAll || [texts.projectType, texts.status].includes(ALL);
    return {
      ...(isEmpty && !isAll ? mainParamsOf(usual) : main),
      // A page that shows everything by default leaves it out.
      ...(isEmpty && isAll && usual.status[0] ? { projectType: ALL } : {}),
      ...more,
      ...filled({
        sort: oneOf(sorts, texts.sort),
        project: texts.project,
        outreach: texts.outreach,
        cursor: texts.cursor,
      }),
    };
  };

/** Adds the positions of the maps. Separate from the pages, because every first load includes it. */
export const projectsAddressIn = (usual: ProjectFilter) => {
  const searchIn = projectsSearch(usual);
  return (address: Record<string, unknown>, showsAll = false): ProjectsSearch & MapParams => ({
    ...searchIn(address, showsAll),
    ...mapParamsIn(address),
  });
};
