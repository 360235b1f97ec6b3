import { SEARCH_RADIUS_MILES } from '@plumbline/contract/kernel/reach.ts';
import { here } from '../../../lib/language.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { contractorWords } from './contractor.words.ts';

const words = here(contractorWords).opportunities;

/** Explains why there are no opportunities, and what to do. */
export function NoOpportunities({ level = 3 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      level={level}
      drawing="pin"
      title={words.noneTitle}
      action={<ButtonLink to="/projects">{words.findProjects}</ButtonLink>}
    >
      {words.none(SEARCH_RADIUS_MILES)}
    </EmptyState>
  );
}
