import { watchAddress } from '@plumbline/contract/domains/leads/watch-address.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BellPlus, ChevronRight, SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Late } from '../../../ui/late.tsx';
import { facetsQuery } from '../api.ts';
import { choicesOf } from '../filter-of.ts';
import { ExportMenu } from '../list/export-menu.tsx';
import { FilterChips } from '../list/filter-chips.tsx';
import { FilterFields, type FilterFieldsProps } from '../list/filter-fields.tsx';
import { BackToOpen, HiddenLeads } from '../list/hidden-leads.tsx';
import { ListAndMap, type ProjectsPageProps } from '../list-and-map.tsx';
import { MapSkeleton } from '../map-skeleton.tsx';
import { useProjectsView } from '../use-projects-view.ts';
import { pagesWords } from './pages.words.ts';

const words = here(pagesWords).projects;

const SchematicMap = lazy(async () => ({ default: (await import('../maps/schematic-map.tsx')).SchematicMap }));

/** The ingest domain's parts: the button next to Export, and the progress below. */
export type RefreshSlot = (children: (parts: { button: ReactNode; progress: ReactNode }) => ReactNode) => ReactNode;

const FILTERS_ID = 'filters';

/** The filters on phones and tablets: the same fields in a sheet. */
function FilterSheet({ onClear, ...fields }: FilterFieldsProps & { onClear: () => void }) {
  const { filter, facets } = fields;
  const [open, setOpen] = useState(false);
  const choices = choicesOf(filter);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        className="flex-1 noscript:hidden lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.showFilters}
        {choices > 0 && (
          <span className="num rounded bg-plumb-fill px-1.75 py-0.5 text-meta leading-4 text-on-fill">
            {choices}
            <span className="sr-only"> {words.chosen}</span>
          </span>
        )}
      </Button>
      <noscript>
        <ButtonAnchor icon={SlidersHorizontal} className="lg:hidden" href={`#${FILTERS_ID}`}>
          {words.showFilters}
        </ButtonAnchor>
      </noscript>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title={words.filters}
          closeLabel={words.hideFilters}
          footer={
            <>
              <Button big onClick={onClear}>
                {words.clearFilters}
              </Button>
              <Button big variant="primary" className="num" onClick={() => setOpen(false)}>
                {facets ? words.show(facets.matching, formatNumber(facets.matching)) : words.showUncounted}
              </Button>
            </>
          }
        >
          <FilterFields {...fields} />
        </Dialog>
      )}
    </>
  );
}

/** Construction Projects: filters, the list, and the schematic map in step with it. */
export function ProjectsPage({ address, goTo, action, mark, refresh }: ProjectsPageProps & { refresh: RefreshSlot }) {
  const view = useProjectsView(address, goTo);
  const { filter, onClear } = view;
  const { data: facets } = useQuery({ ...facetsQuery(filter), placeholderData: keepPreviousData });
  const fields = { filter, facets, ...view.filtering };

  return refresh(({ button, progress }) => (
    <ListAndMap
      address={address}
      action={action}
      mark={mark}
      view={view}
      title={words.title}
      lead={words.lead}
      headClassName="mb-3 gap-x-6 lg:mb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,410px)_auto] xl:grid-cols-[minmax(0,1fr)_460px_minmax(0,1fr)]"
      all={facets?.total}
      followsMap
      beside={
        <ButtonLink
          to="/watches"
          search={{ add: watchAddress(filter) }}
          variant="line"
          icon={BellPlus}
          className="no-print shrink-0 whitespace-nowrap"
        >
          <span className="max-sm:sr-only">{words.watch}</span>
        </ButtonLink>
      }
      above={
        <>
          <BackToOpen filter={filter} />
          <FilterChips filter={filter} sources={facets?.sources} addressWith={view.addressWith} />
          <HiddenLeads filter={filter} matching={facets?.matching} all={facets?.total} />
        </>
      }
      tools={
        <div className="no-print flex gap-2 lg:justify-end">
          <FilterSheet {...fields} onClear={onClear} />
          <ExportMenu filter={filter} matching={facets?.matching} />
          {button}
        </div>
      }
    >
      {(list) => (
        <>
          {progress && <div className="mb-4">{progress}</div>}
          <div className="grid gap-3 lg:grid-cols-[232px_minmax(0,1fr)] lg:items-start lg:gap-6 xl:grid-cols-[256px_minmax(0,1fr)_520px]">
            <aside
              id={FILTERS_ID}
              aria-label={words.filters}
              className="no-print hidden max-lg:noscript:order-last noscript:block lg:sticky lg:top-4 lg:row-span-2 lg:block lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:overscroll-contain lg:p-1 lg:-m-1"
            >
              <FilterFields {...fields} />
              <ButtonLink block className="mt-4" to="." search={view.cleared} resetScroll={false}>
                {words.clearFilters}
              </ButtonLink>
            </aside>
            <div className="no-print min-w-0 lg:col-start-2 xl:sticky xl:top-4 xl:col-start-3 xl:row-start-1">
              <div className="map-compact">
                <Late fallback={<MapSkeleton />}>
                  <SchematicMap {...view.mapProps('schematic')} quiet />
                </Late>
              </div>
              <div className="flex justify-end lg:hidden">
                <ButtonLink to="/map" search={address} variant="text" iconEnd={ChevronRight} className="-mr-2.5">
                  {words.openMap}
                </ButtonLink>
              </div>
            </div>
            <section aria-label={words.list} className="min-w-0 lg:col-start-2 xl:row-start-1">
              {list}
            </section>
          </div>
        </>
      )}
    </ListAndMap>
  ));
}
