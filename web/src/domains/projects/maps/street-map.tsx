import { lazy, Suspense, useState } from 'react';
import { site } from '../../../lib/site.ts';
import { MapCard } from './map-card.tsx';
import type { MapKind } from './map-kind.ts';
import type { ProjectMapProps } from './map-props.ts';
import { StreetDrawing } from './street-drawing.tsx';
import * as street from './street-view.ts';

const StreetTiles = lazy(async () => ({ default: (await import('./street-tiles.tsx')).StreetTiles }));

const kind: MapKind = {
  start: street.streetStart,
  zoom: street.STREET_ZOOM,
  readout: (zoom) => String(Math.round(zoom * 10) / 10),
  limited: (position) => street.positionAt(position),
  pulled: street.pulled,
  zoomed: street.zoomed,
  pinched: street.pinchZoom,
  fitted: street.fitted,
  areaInView: street.areaInView,
  webZoom: street.webZoomOf,
  draw: street.projection,
  cut: true,
  fallback: street.fallbackPlace,
};

/** Why there are no streets under the projects, or who drew them. */
type Ground = 'outlines' | 'streets' | 'no-webgl';

/** The metro area with its streets: OpenStreetMap's tiles, or another base, over the outlines of the counties. */
export function StreetMap(props: ProjectMapProps) {
  const base = site.mapBase ?? '';
  const [ground, setGround] = useState<Ground>('outlines');
  return (
    <MapCard
      {...props}
      kind={kind}
      tone="street"
      title="Louisville Construction Projects - Street Map"
      sourceLabel="Source"
      hint="Pinch or scroll to zoom, drag to move. With the keyboard: arrows, plus and minus."
      viewLabel="Street map of projects around Louisville"
      viewClassName="map-street"
      ground={(position, size) => (
        <>
          <StreetDrawing position={position} size={size} named={ground !== 'streets'} />
          {base && (
            <Suspense>
              <StreetTiles base={base} position={position} size={size} onGround={setGround} />
            </Suspense>
          )}
        </>
      )}
      notes={(unplaced) => (
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-meta text-ink-2">
          <p>
            {ground === 'no-webgl' && "This browser can't draw streets (it has no WebGL): counties and projects only. "}
            {ground === 'outlines' && 'Streets are not loaded: counties and projects only. '}
            {unplaced > 0 &&
              `${unplaced.toLocaleString('en-US')} without a known place: ${unplaced > SHOWN_UNPLACED ? `the first ${SHOWN_UNPLACED} ` : ''}as hollow markers.`}
          </p>
          {ground === 'streets' && base === 'openstreetmap' && (
            <p>
              ©{' '}
              <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
                OpenStreetMap contributors
              </a>
            </p>
          )}
        </div>
      )}
    />
  );
}

/** How many the server sends. */
const SHOWN_UNPLACED = 20;
