import { leadsChoicePath } from '@plumbline/contract/domains/projects/leads-choice.ts';
import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { pathIn } from '@plumbline/contract/kernel/language.ts';
import { EyeOff } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { here, language } from '../../../lib/language.ts';
import { ButtonAnchor, buttonClass } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { isUsual, showsAll } from '../filter-facts.ts';
import { filterWords } from './filters.words.ts';

const words = here(filterWords).hidden;

interface Counted {
  filter: ProjectFilter;
  /** The number of projects that match, and of all; undefined while unknown. */
  matching: number | undefined;
  all: number | undefined;
}

/**
 * What the usual filter hides, if that is most of what there is, and one tap to show it. The server remembers the choice,
 * so it is a link to it, which works without scripts, too.
 */
export function HiddenLeads({ filter, matching, all }: Counted) {
  if (!isUsual(filter) || matching === undefined || all === undefined || matching * 2 >= all) return null;
  return (
    <Note
      icon={EyeOff}
      tone="plumb"
      role="note"
      title={words.title(all - matching, formatNumber(all - matching))}
      className="mb-3"
    >
      <p className="text-meta">{words.text}</p>
      <ButtonAnchor href={pathIn(language, leadsChoicePath('all'))} variant="line" rel="nofollow" className="num mt-2">
        {words.showAll(formatNumber(all))}
      </ButtonAnchor>
    </Note>
  );
}

/** The way back from all leads to what is open for bids, which forgets the choice. */
export function BackToOpen({ filter }: { filter: ProjectFilter }) {
  if (!showsAll(filter)) return null;
  return (
    <a
      href={pathIn(language, leadsChoicePath('open'))}
      rel="nofollow"
      className={`${buttonClass({ variant: 'text' })} -ml-2.5`}
    >
      {words.backToOpen}
    </a>
  );
}
