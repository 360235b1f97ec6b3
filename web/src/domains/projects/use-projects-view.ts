import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { useState } from 'react';
import { type FilterFormProps, keptTexts } from '../../ui/filter-form.tsx';
import { filterOf, paramsOf } from './filter-of.ts';
import { everything, openForBids, type ProjectsSearch, projectsAddressIn } from './filter-params.ts';
import { type MapParams, type MapPosition, positionIn, positionText } from './maps/map-position.ts';
import { isOtherName } from './other-params.ts';

/** The contents of a project page's address: filter, order, open project, selected project, and the maps' positions. */
export type ProjectsAddress = ProjectsSearch & MapParams;

/** `replace` makes no step of the browser's Back. */
export type GoTo = (address: ProjectsAddress, how: { replace: boolean }) => void;

/** The props of a form that filters a page with projects. */
export type Filtering = Pick<FilterFormProps, 'keep' | 'onFilter'>;

/** A form always says what it shows, if only 'all', so that the usual filter of no page matters. */
const addressIn = projectsAddressIn(openForBids);

/**
 * Returns the view for an address, and functions that change it. The project under the pointer is not part of the
 * address.
 */
export function useProjectsView(address: ProjectsAddress, goTo: GoTo) {
  const filter = filterOf(address);
  const { project, sort, schematic, street } = address;
  const selectedId = address.selected ?? project;
  const [hoveredId, hover] = useState<string>();

  const { project: _, ...closed } = address;
  const { cursor: __, ...fromStart } = closed;
  const kept = { ...(sort ? { sort } : {}), ...(schematic ? { schematic } : {}), ...(street ? { street } : {}) };
  const { notType, notSource, notBelow, needFrom } = address;
  // What a watch leaves out has no fields: only its chips change it.
  const leftOut = keptTexts({ notType, notSource, notBelow, needFrom });
  const onFilter: Filtering['onFilter'] = (chosen, { typing }) => {
    const given = addressIn(chosen);
    // A form also has fields that say nothing alone, such as the miles around no place.
    const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !isOtherName(name)));
    goTo({ ...rest, ...paramsOf(filterOf(given)) }, { replace: typing });
  };
  const cleared: ProjectsAddress = { ...paramsOf(everything), ...kept };
  const onClear = () => goTo(cleared, { replace: false });
  const onOpenDetails = (id: string) => goTo({ ...address, project: id, selected: id }, { replace: false });
  const onOutreach = (id: string) => goTo({ ...address, outreach: id }, { replace: false });
  const onSelect = (id: string | undefined) => {
    const { selected: ___, ...unselected } = address;
    goTo(id === undefined ? unselected : { ...unselected, selected: id }, { replace: true });
  };

  return {
    filter,
    cleared,
    onClear,
    addressFrom: (cursor: string | undefined): ProjectsAddress => ({
      ...fromStart,
      ...(cursor ? { cursor } : {}),
    }),
    addressWith: (chosen: ProjectFilter): ProjectsAddress => ({ ...paramsOf(chosen), ...kept }),
    filtering: { keep: { ...kept, ...leftOut }, onFilter },
    sorting: {
      keep: keptTexts({ ...address, ...paramsOf(filter), sort: undefined, cursor: undefined }),
      onFilter,
    },
    onOpenDetails,
    onOutreach,
    onCloseDetails: () => goTo(closed, { replace: true }),
    /** Props for a map and the list next to it. */
    pointing: { selectedId, hoveredId, onHover: hover, onOpenDetails, onOutreach },
    /** Props for a map. `at` names the part of the address with its position. */
    mapProps: (at: keyof MapParams) => ({
      filter,
      filtering: {
        keep: { ...keptTexts({ ...paramsOf(filter), search: undefined, status: undefined }), ...kept },
        onFilter,
      },
      onClear,
      selectedId,
      onSelect,
      hoveredId,
      onHover: hover,
      onOpenDetails,
      onOutreach,
      position: positionIn(address[at]),
      onPositionChange: (position: MapPosition | undefined) => {
        const { [at]: ____, ...elsewhere } = address;
        goTo(position ? { ...elsewhere, [at]: positionText(position) } : elsewhere, { replace: true });
      },
    }),
  };
}
