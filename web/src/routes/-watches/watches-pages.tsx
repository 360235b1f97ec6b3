import type { FilterReading } from '../../domains/leads/filter-words.tsx';
import { WatchesPage } from '../../domains/leads/watches-page.tsx';
import { filterOf } from '../../domains/projects/filter-of.ts';
import { everything, projectsSearch } from '../../domains/projects/filter-params.ts';
import { chipsOf } from '../../domains/projects/list/chips.ts';
import { latePart } from '../../lib/late-part.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { RoutePending } from '../../ui/shell/route-states.tsx';

const NewWatchPage = latePart(
  async () => (await import('../../domains/leads/new-watch-page.tsx')).NewWatchPage,
  RoutePending,
);
const EditWatchPage = latePart(
  async () => (await import('../../domains/leads/edit-watch-page.tsx')).EditWatchPage,
  RoutePending,
);

const NarrowPage = latePart(
  async () => (await import('../../domains/leads/narrowing/narrow-page.tsx')).NarrowPage,
  RoutePending,
);

const addressIn = projectsSearch(everything);
const searchOf = (filter: string) => addressIn(Object.fromEntries(new URLSearchParams(filter)));

const reading: FilterReading = {
  // A watch leaves the age of a project out.
  labelsOf: (filter) => chipsOf({ ...filterOf(searchOf(filter)), days: undefined }, []).map(({ label }) => label),
  listLink: (filter, children) => (
    <ButtonLink to="/projects" search={searchOf(filter)}>
      {children}
    </ButtonLink>
  ),
};

/**
 * My Watches; with `add`, the form for a new watch of that address; with `edit`, the form of an existing one; with `narrow`
 * too, the page that narrows it.
 */
export function WatchesPages({ add, edit, narrow }: { add?: string; edit?: string; narrow?: string }) {
  if (add !== undefined) return <NewWatchPage filter={add} reading={reading} />;
  if (edit !== undefined && narrow !== undefined) {
    return <NarrowPage key={`${edit} ${narrow}`} watch={{ id: edit }} after={narrow} />;
  }
  if (edit !== undefined) return <EditWatchPage key={edit} id={edit} reading={reading} />;
  return <WatchesPage reading={reading} />;
}
