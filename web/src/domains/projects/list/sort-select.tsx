import type { ProjectSort } from '@plumbline/contract/domains/projects/endpoints.ts';
import { here } from '../../../lib/language.ts';
import { OrderSelect } from '../../../ui/order-select.tsx';
import type { Filtering } from '../use-projects-view.ts';
import { listWords } from './list.words.ts';

const labels = here(listWords).sort;

export interface SortSelectProps extends Filtering {
  sort: ProjectSort | undefined;
  /** Search results start with the best match unless the reader chooses another order. */
  searching: boolean;
}

/** The order of the list. */
export function SortSelect({ sort, searching, ...filtering }: SortSelectProps) {
  const choices: readonly ProjectSort[] = ['newest', 'deadline', 'budget'];
  return (
    <OrderSelect order={sort} choices={searching ? ['best', ...choices] : choices} labels={labels} {...filtering} />
  );
}
