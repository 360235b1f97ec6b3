import type { ProjectFilter } from '@plumbline/contract/domains/projects/project-filter.ts';
import type { Filtering } from '../use-projects-view.ts';
import type { MapPosition } from './map-position.ts';

/** What a page gives to a map of projects. `SchematicMap` and `StreetMap` take the same. */
export interface ProjectMapProps {
  filter: ProjectFilter;
  /** Of the map's own search box and status filter. */
  filtering: Filtering;
  /** Reset Filters. */
  onClear: () => void;
  /** The chosen project: its marker stands out, and its popup stays open. */
  selectedId: string | undefined;
  /** Undefined when the chosen one was pressed again. */
  onSelect: (id: string | undefined) => void;
  /** The project that is pointed at, here or in the list beside. */
  hoveredId: string | undefined;
  onHover: (id: string | undefined) => void;
  /** View Details. */
  onOpenDetails: (id: string) => void;
  /** AI Outreach, on the street map. */
  onOutreach: (id: string) => void;
  /** Beside the list or another map: what is chosen there is marked here and brought into view, without a popup. */
  quiet?: boolean;
  /** What the address says; undefined is the position at the start. */
  position: MapPosition | undefined;
  /** Called when the map has come to rest; undefined is the position at the start. */
  onPositionChange: (position: MapPosition | undefined) => void;
}
