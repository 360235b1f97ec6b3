import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { useState } from 'react';
import { everything, filterOf, type ProjectsSearch, paramsOf } from './filter-params.ts';
import { type MapParams, type MapPosition, positionIn, positionText } from './maps/map-position.ts';

/** What the address of a page with projects holds: filter, order, open project, and where its map stands. */
export type ProjectsAddress = ProjectsSearch & MapParams;

/** `replace` makes no step of the browser's Back. */
export type GoTo = (address: ProjectsAddress, how: { replace: boolean }) => void;

/**
 * The view that an address stands for, and what changes it. What is only pointed at or chosen on the map is not in the
 * address.
 */
export function useProjectsView(address: ProjectsAddress, goTo: GoTo) {
  const filter = filterOf(address);
  const { project, sort, schematic, street } = address;
  const [selectedId, select] = useState(project);
  const [hoveredId, hover] = useState<string>();

  const { project: _, ...closed } = address;
  const onFilterChange = (changed: ProjectFilter, how = { typing: false }) =>
    goTo(
      {
        ...paramsOf(changed),
        ...(sort ? { sort } : {}),
        ...(schematic ? { schematic } : {}),
        ...(street ? { street } : {}),
      },
      { replace: how.typing },
    );
  const onOpenDetails = (id: string) => {
    select(id);
    goTo({ ...address, project: id }, { replace: false });
  };

  return {
    filter,
    onFilterChange,
    onClear: () => onFilterChange(everything),
    onSort: (chosen: ProjectsSearch['sort']) => {
      const { sort: __, ...unsorted } = address;
      goTo(chosen ? { ...unsorted, sort: chosen } : unsorted, { replace: false });
    },
    onOpenDetails,
    onCloseDetails: () => goTo(closed, { replace: true }),
    /** For a map and the list beside it. */
    pointing: { selectedId, hoveredId, onHover: hover, onOpenDetails },
    /** For a map; `at` names the part of the address that holds where it stands. */
    mapProps: (at: keyof MapParams) => ({
      filter,
      onFilterChange: (changed: ProjectFilter) => onFilterChange(changed),
      selectedId,
      onSelect: select,
      hoveredId,
      onHover: hover,
      onOpenDetails,
      position: positionIn(address[at]),
      onPositionChange: (position: MapPosition | undefined) => {
        const { [at]: ___, ...elsewhere } = address;
        goTo(position ? { ...elsewhere, [at]: positionText(position) } : elsewhere, { replace: true });
      },
    }),
  };
}
