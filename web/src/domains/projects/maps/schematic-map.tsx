import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { mapWords } from './map.words.ts';
import { MapCard } from './map-card.tsx';
import type { MapKind } from './map-kind.ts';
import type { ProjectMapProps } from './map-props.ts';
import { SchematicDrawing } from './schematic-drawing.tsx';
import * as schematic from './schematic-view.ts';

const words = here(mapWords).schematic;

const { positionOf, viewAt, schematicStart, SCHEMATIC_ASPECT, SCHEMATIC_ZOOM } = schematic;

/** The map's width next to the list of a desktop. */
const NOMINAL_WIDTH = 488;

const kind: MapKind = {
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

/** The metro area as a drawing: counties, river, projects. */
export function SchematicMap({ onOutreach: _, ...props }: ProjectMapProps) {
  return (
    <MapCard
      {...props}
      kind={kind}
      tone="schematic"
      title={words.title}
      sourceLabel={words.source}
      viewLabel={words.view}
      viewClassName="map-schematic"
      ground={(position, size) => <SchematicDrawing view={viewAt(position, size)} size={size} />}
      notes={({ unplaced, elsewhere }) =>
        unplaced + elsewhere > 0 && (
          <p className="mt-2 text-meta text-ink-2">
            {elsewhere > 0 && `${words.elsewhere(formatNumber(elsewhere))} `}
            {unplaced > 0 && words.unplaced(formatNumber(unplaced))}
          </p>
        )
      }
    />
  );
}
