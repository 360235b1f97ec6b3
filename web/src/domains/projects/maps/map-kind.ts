import type { MapPosition } from './map-position.ts';
import type { Area, Pixel, Place, Size } from './plane.ts';

/** The differences between the schematic map and the street map: the projection of places onto the screen. */
export interface MapKind {
  /** The initial position, also used by Reset View, unless the map is fitted to what matches. */
  readonly start: MapPosition;
  /** The size for which the ground is drawn until the map has been laid out, scaled to fit. */
  readonly nominal: Size;
  readonly zoom: { readonly min: number; readonly max: number; readonly button: number; readonly tick: number };
  /** '100%' or 'Zoom 12'. */
  readonly readout: (zoom: number) => string;
  /** The position of an address on this screen; undefined is the one at the start. */
  readonly limited: (position: MapPosition | undefined, size: Size) => MapPosition;
  /** The position after a drag by this many pixels. */
  readonly pulled: (position: MapPosition, by: Pixel, size: Size) => MapPosition;
  /** At another zoom, with the same place at a point of the screen (default: the middle). */
  readonly zoomed: (position: MapPosition, zoom: number, size: Size, around?: Pixel) => MapPosition;
  /** The zoom after a pinch that changed the fingers' distance by `ratio`. */
  readonly pinched: (zoom: number, ratio: number) => number;
  /** The closest position that shows a whole area. */
  readonly fitted: (area: Area, size: Size) => MapPosition;
  /** The area to request; undefined means everything. */
  readonly areaInView: (position: MapPosition, size: Size) => Area | undefined;
  /** The zoom in web map levels, where 256 px show the world at level 0. */
  readonly webZoom: (position: MapPosition, size: Size) => number;
  /** Begins with what matches in view. */
  readonly fitsMatches?: true;
  /** Returns a function that projects places to pixels. */
  readonly draw: (position: MapPosition, size: Size) => (place: Place) => Pixel & { readonly clamped?: boolean };
  /**
   * Markers are clipped at the view's edge, like the streets. Otherwise they may extend beyond it, because they were
   * moved to the edge to be visible.
   */
  readonly cut: boolean;
  /**
   * The place for a project without valid coordinates, by its index. Without this function such projects are not shown.
   */
  readonly fallback?: (index: number) => Place;
}
