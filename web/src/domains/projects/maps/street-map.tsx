import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { here } from '../../../lib/language.ts';
import { site } from '../../../lib/site.ts';
import { mapWords } from './map.words.ts';
import { MapCard } from './map-card.tsx';
import type { MapKind } from './map-kind.ts';
import type { ProjectMapProps } from './map-props.ts';
import { StreetDrawing } from './street-drawing.tsx';
import * as street from './street-view.ts';

const words = here(mapWords).street;

const StreetTiles = lazy(async () => ({ default: (await import('./street-tiles.tsx')).StreetTiles }));

const kind: MapKind = {
  start: street.streetStart,
  // The view box fits into any view, so that a square of the map's height is drawn at its scale.
  nominal: { width: 600, height: 600 },
  zoom: street.STREET_ZOOM,
  readout: (zoom) => String(Math.round(zoom * 10) / 10),
  limited: (position) => street.positionAt(position),
  pulled: street.pulled,
  zoomed: street.zoomed,
  pinched: street.pinchZoom,
  fitted: street.fitted,
  fitsMatches: true,
  areaInView: street.areaInView,
  webZoom: street.webZoomOf,
  draw: street.projection,
  cut: true,
  fallback: street.fallbackPlace,
};

/** The layer below the projects: streets, perhaps still on their way, or outlines with the reason why. */
type Ground = 'waiting' | 'outlines' | 'streets' | 'no-webgl';

/** The metro area with its streets: OpenStreetMap's tiles or another base map, above the outlines of the counties. */
export function StreetMap(props: ProjectMapProps) {
  const base = site.mapBase ?? '';
  const [ground, setGround] = useState<Ground>(base ? 'waiting' : 'outlines');
  return (
    <MapCard
      {...props}
      kind={kind}
      tone="street"
      title={words.title}
      sourceLabel={words.source}
      viewLabel={words.view}
      viewClassName="map-street"
      ground={(position, size, isLaidOut) => (
        <>
          <StreetDrawing position={position} size={size} named={ground !== 'streets'} />
          {base && isLaidOut && (
            <Suspense>
              <StreetTiles base={base} position={position} size={size} onGround={setGround} />
            </Suspense>
          )}
        </>
      )}
      notes={({ unplaced, drawn }) => (
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-meta text-ink-2">
          <p>
            {ground === 'no-webgl' && `${words.noWebgl} `}
            {ground === 'outlines' && `${words.outlines} `}
            {unplaced > 0 &&
              (unplaced > drawn
                ? words.someUnplaced(formatNumber(unplaced), formatNumber(drawn))
                : words.unplaced(formatNumber(unplaced)))}
          </p>
          {(ground === 'streets' || ground === 'waiting') && base === 'openstreetmap' && (
            <p>
              ©{' '}
              <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
                {words.openStreetMap}
              </a>
            </p>
          )}
        </div>
      )}
    />
  );
}
