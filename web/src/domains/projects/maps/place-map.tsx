import type { ProjectStatus } from '@plumbline/contract/domains/projects/project.ts';
import { Pin } from './pin.tsx';
import type { Place } from './plane.ts';
import { StreetDrawing } from './street-drawing.tsx';
import './map.css';

/** In pixels, as `h-44 w-180` below. Wider than any place that shows it: the excess is clipped on both sides. */
const SIZE = { width: 720, height: 176 };
/** A county or two fit. */
const ZOOM = 11;

/**
 * A project's location in the metro area: counties, river, and its pin in the center. The address is shown below it.
 */
export function PlaceMap({ place, status }: { place: Place; status: ProjectStatus }) {
  return (
    <div className="relative h-44 overflow-hidden" aria-hidden="true">
      <div className="map-ground">
        <div className="absolute top-0 left-1/2 h-full w-180 -translate-x-1/2">
          <StreetDrawing position={{ ...place, zoom: ZOOM }} size={SIZE} named />
        </div>
        <Pin status={status} tone="street" strong className="absolute bottom-1/2 left-1/2 -translate-x-1/2" />
      </div>
    </div>
  );
}
