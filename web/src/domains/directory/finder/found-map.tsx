import type { FoundContractor } from '@plumbline/contract/domains/directory/contractor.ts';
import clsx from 'clsx';
import { useState } from 'react';
import { ZoomButtons } from '../../../ui/zoom-buttons.tsx';
import { Mark, NameText, Outlines } from '../map/area-map.tsx';
import { type NamedPoint, placeNames } from '../map/map-names.ts';
import type { MapView } from '../map/map-view.ts';
import { viewAround } from '../map/view-around.ts';

const SIZE = { width: 400, height: 540 };
const MOST_ZOOM = 5;
/** Half of a pin's width, its height and the part of it that is its tip, in the map's units. */
const PIN = { half: 11, height: 28, tip: 8 };

type OnMap = Pick<FoundContractor, 'id' | 'city' | 'latitude' | 'longitude'>;

export interface FoundMapProps {
  /** In the order of the list. */
  contractors: readonly [OnMap, ...OnMap[]];
  /** Where the search started; otherwise, the first contractor's place is in the middle when the map is enlarged. */
  origin: NamedPoint | undefined;
  /** How many come before them, on earlier pages. */
  before: number;
  /** The contractor that is pointed at in the list. */
  pointedId: string | undefined;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Returns the cities of contractors, each in the middle of those who are there; the fullest first. */
const citiesOf = (contractors: readonly OnMap[]): NamedPoint[] =>
  [...new Set(contractors.map(({ city }) => city))]
    .map((name) => ({ name, there: contractors.filter(({ city }) => city === name) }))
    .toSorted((a, b) => b.there.length - a.there.length)
    .map(({ name, there }) => ({
      name,
      latitude: mean(there.map(({ latitude }) => latitude)),
      longitude: mean(there.map(({ longitude }) => longitude)),
    }));

/** The id of a contractor's card, to which the pin leads. */
export const cardId = (id: string): string => `found-${id}`;

/**
 * The contractors of the list on a map, with their numbers. It says nothing that the list doesn't, so screen readers and
 * the keyboard skip its pins.
 */
export function FoundMap({ contractors, origin, before, pointedId }: FoundMapProps) {
  const [zoom, setZoom] = useState(0);
  const [first] = contractors;
  const view = viewAround(origin ? [origin, ...contractors] : contractors, { ...SIZE, center: origin ?? first, zoom });
  const pins = contractors.map((contractor, at) => ({
    ...contractor,
    ...view.at(contractor),
    number: before + at + 1,
  }));
  const cities = citiesOf(contractors);
  const names = origin ? [origin, ...cities.filter(({ name }) => name !== origin.name)] : cities;
  // A pin's tip is too thin to hide a name.
  const taken = pins.map(({ x, y }) => ({
    left: x - PIN.half,
    right: x + PIN.half,
    top: y - PIN.height,
    bottom: y - PIN.tip,
  }));
  return (
    <div className="relative no-print">
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        aria-hidden="true"
        className="block w-full rounded border border-line"
      >
        <Outlines view={view} />
        {placeNames(view, names, taken).map((name) => (
          <NameText key={name.name} {...name} />
        ))}
        {origin && <Mark view={view} at={origin} isOrigin />}
        {/* The first of the list lies on top. */}
        {pins.toReversed().map((pin) => (
          <Pin key={pin.id} {...pin} isPointedAt={pin.id === pointedId} />
        ))}
      </svg>
      <ZoomButtons
        canZoomIn={zoom < MOST_ZOOM}
        canZoomOut={zoom > 0}
        onZoomIn={() => setZoom(zoom + 1)}
        onZoomOut={() => setZoom(zoom - 1)}
      />
    </div>
  );
}

interface PinProps extends ReturnType<MapView['at']> {
  id: string;
  number: number;
  isPointedAt: boolean;
}

const Pin = ({ id, number, x, y, isPointedAt }: PinProps) => (
  <a href={`#${cardId(id)}`} tabIndex={-1} aria-label={String(number)} className="no-underline">
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})${isPointedAt ? ' scale(1.4)' : ''}`}>
      <path
        d="M0 0C-2.5-9-11-11-11-18a11 11 0 0 1 22 0C11-11 2.5-9 0 0Z"
        className={clsx('fill-plumb-fill', isPointedAt ? 'stroke-ink' : 'stroke-surface')}
        strokeWidth="1.5"
      />
      <text y="-13.5" textAnchor="middle" className="num fill-on-fill text-[11px] font-strong">
        {number}
      </text>
    </g>
  </a>
);
