import { Link } from '@tanstack/react-router';
import { here } from '../../../lib/language.ts';
import { pipelineWords } from './pipeline.words.ts';

const words = here(pipelineWords);

const link = {
  className:
    'flex min-h-11 items-center border-b-3 border-transparent font-strong text-ink-2 no-underline aria-[current=page]:border-plumb aria-[current=page]:text-ink',
};

/** Links between the pages on which an account follows its leads. */
export const LeadsLinks = () => (
  <nav aria-label={words.tabs} className="no-print mb-4 flex gap-6 overflow-x-auto border-b border-line">
    <Link to="/pipeline" {...link}>
      {words.title}
    </Link>
    <Link to="/watches" {...link}>
      {words.watches}
    </Link>
    <Link to="/projects" {...link}>
      {words.projects}
    </Link>
  </nav>
);
