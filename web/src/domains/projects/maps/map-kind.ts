import type { MapPosition } from './map-position.ts';
import type { Area, Pixel, Place, Size } from './plane.ts';

/** What makes the schematic map schematic and the street map a street map: how places come onto the screen. */
export interface MapKind {
  /** Where it stands until someone moves it, and after Reset View. */
  readonly start: MapPosition;
  readonly zoom: { readonly min: number; readonly max: number; readonly button: number; readonly tick: number };
  /** '100%' or 'Zoom 12'. */
  readonly readout: (zoom: number) => string;
  /** The position of an address on this screen; undefined is the one at the start. */
  readonly limited: (position: MapPosition | undefined, size: Size) => MapPosition;
  /** After the hand has moved by so many pixels of the screen. */
  readonly pulled: (position: MapPosition, by: Pixel, size: Size) => MapPosition;
  /** At another zoom, with the same place at a point of the screen (default: the middle). */
  readonly zoomed: (position: MapPosition, zoom: number, size: Size, around?: Pixel) => MapPosition;
  /** The zoom after two fingers have gone `ratio` times as far apart. */
  readonly pinched: (zoom: number, ratio: number) => number;
  /** As close as an area allows. */
  readonly fitted: (area: Area, size: Size) => MapPosition;
  /** What is asked for; undefined is everything. */
  readonly areaInView: (position: MapPosition, size: Size) => Area | undefined;
  /** As of web maps: 256 px hold the world at 0. */
  readonly webZoom: (position: MapPosition, size: Size) => number;
  /** Where markers are drawn. */
  readonly draw: (position: MapPosition, size: Size) => (place: Place) => Pixel & { readonly clamped?: boolean };
  /**
   * Markers are cut off at the view's edge, as the streets are. Else they may stand out a little: they were moved to
   * the edge to be seen.
   */
  readonly cut: boolean;
  /** Where a project without valid coordinates is put, by its index; absent where it is not shown. */
  readonly fallback?: (index: number) => Place;
}
