import { Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { here } from '../../../lib/language.ts';
import { mapWords } from './map.words.ts';
import type { MapPosition } from './map-position.ts';
import type { Size } from './plane.ts';
import { webZoomOf } from './street-view.ts';

const words = here(mapWords).street;

// The page's policy forbids workers from blobs, so the worker is one of our files.
setWorkerUrl(workerUrl);

/** The library counts from a world of 512 px. */
const LIBRARY_ZOOM_OFFSET = 1;
/** After this many failed tiles in a row, no more are requested. */
const ENOUGH_FAILURES = 4;

const openStreetMap: StyleSpecification = {
  version: 8,
  sources: {
    streets: {
      type: 'raster',
      tiles: ['https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
      tileSize: 256,
      maxzoom: 19,
      attribution: '© OpenStreetMap contributors',
    },
  },
  layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
};

export interface StreetTilesProps {
  /** 'openstreetmap' or the address of a style. */
  base: string;
  position: MapPosition;
  size: Size;
  onGround: (ground: 'outlines' | 'streets' | 'no-webgl') => void;
}

const cameraOf = (position: MapPosition, size: Size) => ({
  center: [position.longitude, position.latitude] as [number, number],
  zoom: webZoomOf(position, size) - LIBRARY_ZOOM_OFFSET,
});

/**
 * The base map, transparent until it has loaded. It only draws: the card handles movement, so that both maps have the
 * same gestures and keys. If tiles are unavailable, it disappears and reveals the layer below.
 */
export function StreetTiles({ base, position, size, onGround }: StreetTilesProps) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(undefined);
  const tell = useEffectEvent(onGround);
  const camera = useEffectEvent(() => cameraOf(position, size));

  useEffect(() => {
    if (!container.current) return;
    let failures = 0;
    const end = () => {
      map.current?.remove();
      map.current = undefined;
    };
    try {
      map.current = new MapLibre({
        container: container.current,
        style: base === 'openstreetmap' ? openStreetMap : base,
        interactive: false,
        attributionControl: base === 'openstreetmap' ? false : { compact: false },
        fadeDuration: 0,
        locale: { 'Map.Title': words.streets, 'AttributionControl.ToggleAttribution': words.attribution },
        ...camera(),
      });
    } catch {
      tell('no-webgl');
      return;
    }
    const { current } = map;
    current.on('data', (event) => {
      if (event.dataType !== 'source' || !('tile' in event) || !event.tile) return;
      failures = 0;
      tell('streets');
    });
    // Listened to, errors of the network don't go to the console.
    current.on('error', () => {
      failures += 1;
      if (failures < ENOUGH_FAILURES && current.isStyleLoaded()) return;
      tell('outlines');
      end();
    });
    return end;
  }, [base]);

  useEffect(() => {
    map.current?.resize();
    map.current?.jumpTo(cameraOf(position, size));
  }, [position, size]);

  return <div ref={container} className="map-tiles" />;
}
