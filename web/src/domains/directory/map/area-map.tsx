import { cities } from '@plumbline/contract/domains/locations/cities.ts';
import { useQueries } from '@tanstack/react-query';
import clsx from 'clsx';
import { here } from '../../../lib/language.ts';
import { contractorWords } from '../contractor.words.ts';
import { type NamedPoint, type PlacedName, placeNames } from './map-names.ts';
import { landPath, linePath, type MapView, type Point, pointsOf, scaleBar, statesIn, viewOf } from './map-view.ts';
import { outlinesQuery } from './outlines.ts';
import { stateBoxes } from './state-boxes.ts';

const words = here(contractorWords);

const shapes = {
  card: { width: 360, height: 176 },
  tall: { width: 360, height: 300 },
  wide: { width: 720, height: 380 },
} as const;

export type MapShape = keyof typeof shapes;

/** An outline in the background color keeps lines from crossing the letters. */
const nameClass =
  'fill-ink stroke-(--map-land) stroke-3 text-[12px] font-quiet [paint-order:stroke] [stroke-linejoin:round]';

export interface AreaMapProps {
  /** The contractor's location. */
  home: NamedPoint;
  /** The service areas whose location is known. */
  areas: readonly NamedPoint[];
  /** The origin of the search, unless it is too far away for one map. */
  from?: NamedPoint | undefined;
  /** The text alternative. */
  label: string;
  shape?: MapShape;
  className?: string;
}

const bigCities: readonly NamedPoint[] = cities.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));

/** A map of a contractor's location and service areas, drawn from coordinates without a map service. */
export function AreaMap({ home, areas, from, label, shape = 'card', className }: AreaMapProps) {
  const { width, height } = shapes[shape];
  const marks = from ? [...areas, from] : areas;
  const view = viewOf([home, ...marks], width, height);
  const pin = view.at(home);
  const origin = from && view.at(from);
  const bar = scaleBar(view, width / 4);
  const named = [home, ...(from ? [from] : []), ...areas, ...bigCities];
  const names = placeNames(
    view,
    named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at),
    [
      { left: pin.x - 6, right: pin.x + 6, top: pin.y - 26, bottom: pin.y },
      ...(origin ? [{ left: origin.x - 6, right: origin.x + 6, top: origin.y - 6, bottom: origin.y + 6 }] : []),
      { left: 0, right: bar.units + 56, top: height - 24, bottom: height },
    ],
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className={clsx('block w-full rounded border border-line', className)}
    >
      <Outlines view={view} />
      {areas.map((area) => (
        <Mark key={area.name} view={view} at={area} />
      ))}
      {from && <Mark view={view} at={from} isOrigin />}
      {names.map(({ name, x, y, anchor }) => (
        <NameText key={name} name={name} x={x} y={y} anchor={anchor} strong={name === home.name} />
      ))}
      <path
        d="M0 0C-2-7-8.5-11-8.5-17.5a8.5 8.5 0 0 1 17 0C8.5-11 2-7 0 0Z"
        transform={`translate(${pin.x.toFixed(1)} ${pin.y.toFixed(1)})`}
        className="fill-plumb-fill stroke-surface"
        strokeWidth="1.5"
      />
      <circle cx={pin.x} cy={pin.y - 17.5} r="3.2" className="fill-on-fill" />
      <g transform={`translate(12 ${height - 10})`}>
        <path d={`M0-5V0H${bar.units.toFixed(1)}V-5`} className="fill-transparent stroke-ink-2" strokeWidth="1.4" />
        <text x={bar.units + 6} y="1" className={nameClass}>
          {words.miles(String(bar.miles))}
        </text>
      </g>
    </svg>
  );
}

/** A small point; a ring for where a search started. */
export function Mark({ view, at, isOrigin = false }: { view: MapView; at: Point; isOrigin?: boolean }) {
  const { x, y } = view.at(at);
  return isOrigin ? (
    <circle cx={x} cy={y} r="4.5" className="fill-surface stroke-ink" strokeWidth="2" />
  ) : (
    <circle cx={x} cy={y} r="3" className="fill-plumb" />
  );
}

/** A place's name beside its point. */
export const NameText = ({ name, x, y, anchor, strong = false }: PlacedName & { strong?: boolean }) => (
  <text x={x} y={y + 4} textAnchor={anchor} className={clsx(nameClass, strong && 'font-strong')}>
    {name}
  </text>
);

/** The land of the states on the map, and the lines between their counties. */
export function Outlines({ view }: { view: MapView }) {
  const states = useQueries({ queries: statesIn(view, stateBoxes).map(outlinesQuery) }).flatMap(
    ({ data }) => data ?? [],
  );
  const land = states.flatMap((state) => state.land.map((ring) => landPath(view, pointsOf(ring)))).join('');
  const counties = states.flatMap((state) => state.counties.map((line) => linePath(view, pointsOf(line)))).join('');
  return (
    <>
      <rect width={view.width} height={view.height} className="fill-(--map-out)" />
      <path d={land} className="fill-(--map-land) stroke-(--map-edge)" strokeWidth="1.6" />
      <path d={counties} className="fill-transparent stroke-(--map-edge)" strokeWidth="0.6" />
    </>
  );
}
