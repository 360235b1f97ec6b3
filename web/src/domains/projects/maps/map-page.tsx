import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { here } from '../../../lib/language.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { facetsQuery } from '../api.ts';
import { everything } from '../filter-params.ts';
import { ListAndMap, type ProjectsPageProps } from '../list-and-map.tsx';
import { useProjectsView } from '../use-projects-view.ts';
import { mapWords } from './map.words.ts';
import { SchematicMap } from './schematic-map.tsx';
import { StreetMap } from './street-map.tsx';

const words = here(mapWords);

const LIST_ID = 'projects-list';

/** The project map: the streets, the metro area as a drawing, and the list, in step with each other. */
export function MapPage({ address, goTo, action, mark }: ProjectsPageProps) {
  const view = useProjectsView(address, goTo);
  const { data: facets } = useQuery(facetsQuery(everything));
  return (
    <ListAndMap
      address={address}
      action={action}
      mark={mark}
      view={view}
      title={words.title}
      lead={words.lead}
      headClassName="mb-3 gap-x-8 lg:mb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]"
      className="lg:pt-5"
      all={facets?.total}
    >
      {(list) => (
        <>
          <ButtonAnchor
            href={`#${LIST_ID}`}
            variant="text"
            iconEnd={ChevronDown}
            className="no-print -ml-2.5 mb-2 xl:sr-only xl:focus:not-sr-only"
          >
            {words.toList}
          </ButtonAnchor>
          <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_440px] xl:items-start xl:gap-6">
            <div className="no-print min-w-0 xl:sticky xl:top-4">
              <StreetMap {...view.mapProps('street')} />
            </div>
            <div className="min-w-0">
              <div className="no-print mb-4">
                <SchematicMap {...view.mapProps('schematic')} quiet />
              </div>
              <section id={LIST_ID} tabIndex={-1} aria-label={words.list} className="scroll-mt-4 outline-none">
                {list}
              </section>
            </div>
          </div>
        </>
      )}
    </ListAndMap>
  );
}
