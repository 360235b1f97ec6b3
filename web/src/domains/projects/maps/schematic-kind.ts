import type { MapKind } from './map-kind.ts';
import * as schematic from './schematic-view.ts';

const { positionOf, viewAt, schematicStart, SCHEMATIC_ASPECT, SCHEMATIC_ZOOM } = schematic;

/** The map's width next to the list of a desktop. */
const NOMINAL_WIDTH = 488;

/** How the schematic map projects places. */
export const schematicKind: MapKind = {
  start: positionOf(schematicStart, { width: SCHEMATIC_ASPECT, height: 1 }),
  nominal: { width: NOMINAL_WIDTH, height: NOMINAL_WIDTH / SCHEMATIC_ASPECT },
  zoom: SCHEMATIC_ZOOM,
  readout: (zoom) => `${Math.round(zoom * 100)}%`,
  limited: (position, size) => positionOf(viewAt(position, size), size),
  pulled: (position, by, size) => positionOf(schematic.pulled(viewAt(position, size), by), size),
  zoomed: (position, zoom, size, around) =>
    positionOf(schematic.zoomed(viewAt(position, size), zoom, size, around), size),
  pinched: (zoom, ratio) => zoom * ratio,
  fitted: (area, size) => positionOf(schematic.fitted(area, size), size),
  areaInView: (position, size) => schematic.areaInView(viewAt(position, size), size),
  webZoom: (position, size) => schematic.webZoomOf(viewAt(position, size), size),
  draw: (position, size) => {
    const view = viewAt(position, size);
    return (place) => schematic.markerOnScreen(place, view, size);
  },
  cut: false,
};
