import { Link } from '@tanstack/react-router';
import { here } from '../../../lib/language.ts';
import { pipelineWords } from './pipeline.words.ts';

const words = here(pipelineWords);

const link = {
  className:
    'flex min-h-11 shrink-0 items-center border-b-3 whitespace-nowrap border-transparent font-strong text-ink-2 no-underline aria-[current=page]:border-plumb aria-[current=page]:text-ink',
};

/** Pages of one route: the router can't tell them apart by the path. */
const currentIf = (isCurrent: boolean) => ({
  activeOptions: { exact: true, includeSearch: true },
  'aria-current': isCurrent ? ('page' as const) : undefined,
});

/** Links between the pages on which an account follows its leads. */
export const LeadsLinks = ({ shows }: { shows?: 'pipeline' | 'calendar' }) => (
  <nav aria-label={words.tabs} className="no-print mb-4 flex gap-6 overflow-x-auto border-b border-line">
    <Link to="/pipeline" {...link} {...currentIf(shows === 'pipeline')}>
      {words.title}
    </Link>
    <Link to="/pipeline" search={{ view: 'calendar' }} {...link} {...currentIf(shows === 'calendar')}>
      {words.calendar}
    </Link>
    <Link to="/watches" {...link}>
      {words.watches}
    </Link>
    <Link to="/projects" {...link}>
      {words.projects}
    </Link>
  </nav>
);
