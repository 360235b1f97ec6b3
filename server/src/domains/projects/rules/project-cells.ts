import type { ProjectFacets } from '@plumbline/contract/domains/projects/endpoints.ts';
import { County, ProjectStatus, ProjectType, type SourceStatus } from '@plumbline/contract/domains/projects/project.ts';
import { BudgetRange, type ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';

/** The number of projects that share all values used by filters and counters. */
export interface ProjectCell {
  readonly status: SourceStatus;
  readonly projectType: ProjectType;
  readonly county: County | null;
  /** A bit for each range that the budget overlaps (`budgetBit`). */
  readonly budgetRanges: number;
  readonly plumbingRequired: boolean;
  readonly count: number;
}

type Choices = Omit<ProjectFilter, 'search'>;
type Dimension = 'status' | 'projectType' | 'county' | 'budgetRange';

/** Returns a range's bit in a project's budget ranges. */
export const budgetBit = (range: BudgetRange): number => 1 << BudgetRange.options.indexOf(range);

/**
 * Counts, for each choice of each filter, the projects in the cells that it would show, with all other filters
 * unchanged.
 */
export function facetsOf(cells: readonly ProjectCell[], choices: Choices): Omit<ProjectFacets, 'total' | 'sources'> {
  const others = (dimension: Dimension) => cells.filter((cell) => passes(cell, choices, dimension));
  const byStatus = others('status');
  const byType = others('projectType');
  const byCounty = others('county');
  const byBudget = others('budgetRange');
  return {
    matching: sum(cells.filter((cell) => passes(cell, choices))),
    status: each(ProjectStatus.options, (status) => sum(byStatus.filter((cell) => cell.status === status))),
    projectType: each(ProjectType.options, (type) => sum(byType.filter((cell) => cell.projectType === type))),
    county: each(County.options, (county) => sum(byCounty.filter((cell) => cell.county === county))),
    budgetRange: each(BudgetRange.options, (range) => sum(byBudget.filter((cell) => touches(cell, range)))),
  };
}

function passes(cell: ProjectCell, choices: Choices, besides?: Dimension): boolean {
  const { status, projectType, county, budgetRange, plumbing } = choices;
  return (
    (besides === 'status' || status.length === 0 || status.includes(cell.status)) &&
    (besides === 'projectType' || projectType.length === 0 || projectType.includes(cell.projectType)) &&
    (besides === 'county' || county === undefined || cell.county === county) &&
    (besides === 'budgetRange' || budgetRange === undefined || touches(cell, budgetRange)) &&
    (plumbing !== true || cell.plumbingRequired)
  );
}

const touches = (cell: ProjectCell, range: BudgetRange): boolean => (cell.budgetRanges & budgetBit(range)) !== 0;
const sum = (cells: readonly ProjectCell[]): number => cells.reduce((total, { count }) => total + count, 0);
const each = <Choice extends string>(choices: readonly Choice[], count: (choice: Choice) => number) =>
  Object.fromEntries(choices.map((choice) => [choice, count(choice)])) as Record<Choice, number>;
