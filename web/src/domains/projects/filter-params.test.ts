import { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import { County, ProjectType, SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import {
  BudgetRange,
  defaultProjectFilter,
  emptyProjectFilter,
  ProjectFilter,
} from '@plumbline/contract/domains/projects/project-filter.ts';
import { describe, expect, it } from 'vitest';
import { choicesOf, filterOf, paramsOf } from './filter-of.ts';
import { budgets, counties, everything, openForBids, projectsSearch, projectTypes } from './filter-params.ts';

const read = projectsSearch(openForBids);

describe('the words of the filter', () => {
  it('are those of the contract', () => {
    expect(projectTypes).toEqual(ProjectType.options);
    expect(counties).toEqual(County.options);
    expect(budgets).toEqual(BudgetRange.options);
    expect(openForBids).toEqual(defaultProjectFilter);
    expect(everything).toEqual(emptyProjectFilter);
    for (const status of SourceStatus.options) expect(filterOf({ status }).status).toEqual([status]);
    for (const sort of ProjectSort.options) expect(read({ sort }).sort).toBe(sort);
  });
});

describe('the address of the projects', () => {
  it('without a filter gets the usual one, and keeps the project that is open', () => {
    expect(read({ project: 'p1' })).toEqual({
      projectType: 'residential,commercial',
      status: 'bidding-open',
      project: 'p1',
    });
  });

  it('that has one choice has no other', () => {
    expect(read({ county: 'Oldham County' })).toEqual({ county: 'Oldham County' });
  });

  it('says so when everything is shown', () => {
    const address = paramsOf(everything);
    expect(address).toEqual({ projectType: 'all' });
    expect(filterOf(read({ ...address }))).toEqual(everything);
  });

  it('needs no word for everything where that is the usual', () => {
    expect(projectsSearch(everything)({})).toEqual({});
    expect(projectsSearch(everything)({ projectType: 'all' })).toEqual({});
  });

  it('takes lists repeated or divided by commas', () => {
    expect(filterOf(read({ status: ['planning', 'in-progress'] })).status).toEqual(['in-progress', 'planning']);
    expect(filterOf(read({ status: 'planning,in-progress' })).status).toEqual(['in-progress', 'planning']);
  });

  it('leaves out what it does not know', () => {
    const junk = { county: 'Cook County', status: '<script>', budgetRange: 7, sort: 'worst', plumbing: 'yes', x: 1 };
    expect(read({ ...junk, projectType: 'renovation,castles' })).toEqual({ projectType: 'renovation' });
    expect(read(junk)).toEqual(read({}));
  });

  it('is the same after it was read, and what goes to the server says the same', () => {
    const filter: ProjectFilter = {
      search: '2024-1187',
      projectType: ['renovation'],
      county: 'Spencer County',
      budgetRange: '100k-plus',
      status: ['completed'],
      plumbing: true,
    };
    const address = paramsOf(filter);
    expect(read({ ...address })).toEqual(address);
    expect(filterOf(address)).toEqual(filter);
    expect(ProjectFilter.parse(address)).toEqual(filter);
    expect(choicesOf(filter)).toBe(6);
  });
});
