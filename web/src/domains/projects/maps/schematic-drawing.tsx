import { here } from '../../../lib/language.ts';
import { countyOutlines, riverLines } from './county-outlines.ts';
import { mapWords } from './map.words.ts';
import { pathOf, type Size } from './plane.ts';
import { BOUNDS, EDGE, namesOnMap, placeOnScreen, type SchematicView, scaleBar } from './schematic-view.ts';

const words = here(mapWords).schematic;

export interface SchematicDrawingProps {
  view: SchematicView;
  size: Size;
}

const counties = Object.entries(countyOutlines);
/** Every tenth of a degree. */
const GRID = { longitude: [-85.9, -85.8, -85.7, -85.6, -85.5, -85.4], latitude: [38.1, 38.2, 38.3, 38.4] };
/** The river's width as a share of the view's width (9.4 px at 520 px, 100 %). */
const RIVER_SHARE = 9.4 / 520;

/** Distance from the view's side to the name of a county beyond it. */
const SIDE_PX = 10;
const anchors = { [-1]: 'start', 0: 'middle', 1: 'end' } as const;
const sideOf = (arrow: string) => (/[→↗↘]/.test(arrow) ? 1 : /[←↖↙]/.test(arrow) ? -1 : 0);

/** Draws counties, river, grid, names and scale. The markers are above it. */
export function SchematicDrawing({ view, size }: SchematicDrawingProps) {
  const onScreen = (place: Parameters<typeof placeOnScreen>[0]) => placeOnScreen(place, view, size);
  const { miles, length } = scaleBar(view, size);
  const grid = [
    ...GRID.longitude.map((longitude) => [longitude, BOUNDS.south - 1, longitude, BOUNDS.north + 1]),
    ...GRID.latitude.map((latitude) => [BOUNDS.west - 1, latitude, BOUNDS.east + 1, latitude]),
  ];

  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height.toFixed(2)}`}
      className="absolute inset-0 size-full overflow-visible select-none"
      aria-hidden="true"
    >
      <g className="map-counties">
        {counties.map(([name, outline]) => (
          <path key={name} d={`${pathOf(outline, onScreen)}Z`} />
        ))}
      </g>
      <path d={grid.map((line) => pathOf(line, onScreen)).join('')} className="map-grid" />
      <path
        d={riverLines.map((line) => pathOf(line, onScreen)).join('')}
        className="map-river"
        strokeWidth={RIVER_SHARE * size.width * Math.sqrt(view.zoom)}
      />
      <g className="map-names">
        {namesOnMap(view, size).map(({ name, arrow, x, y }) => {
          const side = sideOf(arrow);
          return (
            <text key={name} x={x + side * (EDGE * size.width - SIDE_PX)} y={y} textAnchor={anchors[side]}>
              {name.toUpperCase()} {arrow}
            </text>
          );
        })}
      </g>
      <g transform="translate(14 26)">
        <path d={`M0 -6v8h${length.toFixed(1)}v-8`} className="fill-none stroke-ink" strokeWidth="1.5" />
        <text x={length / 2} y="-3" textAnchor="middle" className="map-scale">
          {words.miles(String(miles))}
        </text>
      </g>
    </svg>
  );
}
