import { countyOutlines, riverLines } from './county-outlines.ts';
import type { MapPosition } from './map-position.ts';
import { pathOf, type Size } from './plane.ts';
import { projection } from './street-view.ts';

export interface StreetDrawingProps {
  position: MapPosition;
  size: Size;
  /** Whether to draw the counties' names. A base map has its own. */
  named: boolean;
}

const counties = Object.entries(countyOutlines);
const names = [
  { name: 'JEFFERSON', latitude: 38.2, longitude: -85.6 },
  { name: 'OLDHAM', latitude: 38.4, longitude: -85.44 },
  { name: 'BULLITT', latitude: 37.97, longitude: -85.72 },
  { name: 'SPENCER', latitude: 38.03, longitude: -85.3 },
  { name: 'INDIANA', latitude: 38.35, longitude: -85.82 },
];
const RIVER_WIDTH = 10;

/** Counties and river in the street map's projection, shown when no tile can be loaded. */
export function StreetDrawing({ position, size, named }: StreetDrawingProps) {
  const onScreen = projection(position, size);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="absolute inset-0 size-full overflow-visible select-none"
      aria-hidden="true"
    >
      <g className="map-counties">
        {counties.map(([name, outline]) => (
          <path key={name} d={`${pathOf(outline, onScreen)}Z`} />
        ))}
      </g>
      <path
        d={riverLines.map((line) => pathOf(line, onScreen)).join('')}
        className="map-river"
        strokeWidth={RIVER_WIDTH}
      />
      {named && (
        <g className="map-names" textAnchor="middle">
          {names.map(({ name, ...place }) => (
            <text key={name} {...onScreen(place)}>
              {name}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
