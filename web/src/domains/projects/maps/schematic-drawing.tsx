import { countyOutlines, riverLines } from './county-outlines.ts';
import { pathOf, type Size } from './plane.ts';
import { BOUNDS, EDGE, namesOnMap, placeOnScreen, type SchematicView, scaleBar } from './schematic-view.ts';

export interface SchematicDrawingProps {
  view: SchematicView;
  size: Size;
}

const counties = Object.entries(countyOutlines);
/** Every tenth of a degree. */
const GRID = { longitude: [-85.9, -85.8, -85.7, -85.6, -85.5, -85.4], latitude: [38.1, 38.2, 38.3, 38.4] };
/** Of the river, in pixels at 100 % of a view 520 px wide. */
const RIVER_SHARE = 9.4 / 520;

/** Counties, river, grid, names and scale; the markers stand over it. */
export function SchematicDrawing({ view, size }: SchematicDrawingProps) {
  const onScreen = (place: Parameters<typeof placeOnScreen>[0]) => placeOnScreen(place, view, size);
  const { miles, length } = scaleBar(view, size);
  const grid = [
    ...GRID.longitude.map((longitude) => [longitude, BOUNDS.south - 1, longitude, BOUNDS.north + 1]),
    ...GRID.latitude.map((latitude) => [BOUNDS.west - 1, latitude, BOUNDS.east + 1, latitude]),
  ];

  return (
    <svg className="absolute inset-0 size-full select-none" aria-hidden="true">
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
      <g className="map-names" textAnchor="middle">
        {namesOnMap(view, size)
          .filter(({ arrow }) => !arrow)
          .map(({ name, x, y }) => (
            <text key={name} x={x} y={y}>
              {name.toUpperCase()}
            </text>
          ))}
      </g>
      <g transform="translate(14 26)">
        <path d={`M0 -6v8h${length.toFixed(1)}v-8`} className="fill-none stroke-ink" strokeWidth="1.5" />
        <text x={length / 2} y="-3" textAnchor="middle" className="map-scale">
          {miles} mi
        </text>
      </g>
    </svg>
  );
}

/** From the view's side to a name that stands there. */
const SIDE_PX = 10;

/** Names of counties outside the bounds, over the markers that were moved to the edge. */
export function EdgeNames({ view, size }: SchematicDrawingProps) {
  const anchor = (arrow: string) => (/[→↗↘]/.test(arrow) ? 'end' : /[←↖↙]/.test(arrow) ? 'start' : 'middle');
  return (
    <svg className="map-names pointer-events-none absolute inset-0 z-2 size-full select-none" aria-hidden="true">
      {namesOnMap(view, size)
        .filter(({ arrow }) => arrow)
        .map(({ name, arrow, x, y }) => (
          <text
            key={name}
            x={
              anchor(arrow) === 'end'
                ? x + EDGE * size.width - SIDE_PX
                : anchor(arrow) === 'start'
                  ? x - EDGE * size.width + SIDE_PX
                  : x
            }
            y={y}
            textAnchor={anchor(arrow)}
          >
            {name.toUpperCase()} {arrow}
          </text>
        ))}
    </svg>
  );
}
