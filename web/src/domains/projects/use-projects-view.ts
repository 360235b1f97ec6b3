import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import { useState } from 'react';
import { everything, filterOf, type ProjectsSearch, paramsOf } from './filter-params.ts';
import { type MapParams, type MapPosition, positionIn, positionText } from './maps/map-position.ts';

/** What the address of a page with projects holds: filter, order, open project, chosen project, where its map stands. */
export type ProjectsAddress = ProjectsSearch & MapParams;

/** `replace` makes no step of the browser's Back. */
export type GoTo = (address: ProjectsAddress, how: { replace: boolean }) => void;

/** The view that an address stands for, and what changes it. What is only pointed at is not in the address. */
export function useProjectsView(address: ProjectsAddress, goTo: GoTo) {
  const filter = filterOf(address);
  const { project, sort, schematic, street } = address;
  const selectedId = address.selected ?? project;
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
  const onOpenDetails = (id: string) => goTo({ ...address, project: id, selected: id }, { replace: false });
  const onOutreach = (id: string) => goTo({ ...address, outreach: id }, { replace: false });
  const onSelect = (id: string | undefined) => {
    const { selected: __, ...unselected } = address;
    goTo(id === undefined ? unselected : { ...unselected, selected: id }, { replace: true });
  };

  return {
    filter,
    onFilterChange,
    onClear: () => onFilterChange(everything),
    onSort: (chosen: ProjectsSearch['sort']) => {
      const { sort: ___, ...unsorted } = address;
      goTo(chosen ? { ...unsorted, sort: chosen } : unsorted, { replace: false });
    },
    onOpenDetails,
    onOutreach,
    onCloseDetails: () => goTo(closed, { replace: true }),
    /** For a map and the list beside it. */
    pointing: { selectedId, hoveredId, onHover: hover, onOpenDetails, onOutreach },
    /** For a map; `at` names the part of the address that holds where it stands. */
    mapProps: (at: keyof MapParams) => ({
      filter,
      onFilterChange,
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
