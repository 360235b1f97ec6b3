import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Filtering } from '../use-projects-view.ts';
import type { MapPosition } from './map-position.ts';

/** The props of both `SchematicMap` and `StreetMap`. */
export interface ProjectMapProps {
  filter: ProjectFilter;
  /** For the map's own search box and status filter. */
  filtering: Filtering;
  /** Reset Filters. */
  onClear: () => void;
  /** The selected project. Its marker is highlighted, and its popup stays open. */
  selectedId: string | undefined;
  /** Undefined when the chosen one was pressed again. */
  onSelect: (id: string | undefined) => void;
  /** The project under the pointer, here or in the list. */
  hoveredId: string | undefined;
  onHover: (id: string | undefined) => void;
  /** View Details. */
  onOpenDetails: (id: string) => void;
  /** AI Outreach, on the street map. */
  onOutreach: (id: string) => void;
  /** For a map next to the list or another map: highlights the selection and scrolls to it, without a popup. */
  quiet?: boolean;
  /** The position in the address; undefined means the initial position. */
  position: MapPosition | undefined;
  /** Called when the map has come to rest; undefined is the position at the start. */
  onPositionChange: (position: MapPosition | undefined) => void;
}
