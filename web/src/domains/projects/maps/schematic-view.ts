import { milesBetween } from '@plumbline/contract/domains/locations/distance.ts';
import type { MapPosition } from './map-position.ts';
import { type Area, clamp, type Pixel, type Place, type Size } from './plane.ts';

// The constants of the schematic map (specification, section 9).
export const BOUNDS: Area = { south: 38.1, north: 38.4, west: -85.9, east: -85.4 };
export const SCHEMATIC_ZOOM = { min: 0.5, max: 3, button: 0.5, tick: 0.1 } as const;
/** Maximum offset in each direction, in pixels of the map at 100 %. At 300 % it still reaches the edges. */
export const MAX_PAN = 200;
/** The map moves half as far as the hand. */
const PAN_SPEED = 0.5;
/** Markers stay this share of the view away from its edges. */
export const EDGE = 0.05;

/** Zoom 1 is 100 %; x and y are how far the map was pulled, in pixels of the map at 100 %. */
export interface SchematicView extends Pixel {
  readonly zoom: number;
}

export const schematicStart: SchematicView = { zoom: 1, x: 0, y: 0 };

const MIDDLE = { latitude: (BOUNDS.south + BOUNDS.north) / 2, longitude: (BOUNDS.west + BOUNDS.east) / 2 };
const WIDTH_MILES = milesBetween(
  { latitude: MIDDLE.latitude, longitude: BOUNDS.west },
  { latitude: MIDDLE.latitude, longitude: BOUNDS.east },
);
const HEIGHT_MILES = milesBetween(
  { latitude: BOUNDS.south, longitude: MIDDLE.longitude },
  { latitude: BOUNDS.north, longitude: MIDDLE.longitude },
);

/** Width by height of a view that holds the bounds without stretching them. */
export const SCHEMATIC_ASPECT = WIDTH_MILES / HEIGHT_MILES;

/** Returns a place's position within the bounds: 0 at the west and north edges, 1 at the east and south edges. */
const shareOf = ({ latitude, longitude }: Place): Pixel => ({
  x: (longitude - BOUNDS.west) / (BOUNDS.east - BOUNDS.west),
  y: (BOUNDS.north - latitude) / (BOUNDS.north - BOUNDS.south),
});

const screenOf = (share: Pixel, { zoom, x, y }: SchematicView, { width, height }: Size): Pixel => ({
  x: width / 2 + ((share.x - 0.5) * width + x) * zoom,
  y: height / 2 + ((share.y - 0.5) * height + y) * zoom,
});

/** Returns the pixel of a place, which may be outside the view. */
export const placeOnScreen = (place: Place, view: SchematicView, size: Size): Pixel =>
  screenOf(shareOf(place), view, size);

export interface Clamped extends Pixel {
  /** The place is further out than where it is drawn. */
  readonly clamped: boolean;
}

/**
 * Returns the pixel of a marker. Places outside the bounds move to a line 5 % inside their edge. If the view shows more
 * than the bounds, the line moves outward with the edge.
 */
export function markerOnScreen(place: Place, view: SchematicView, size: Size): Clamped {
  const reach = (0.5 - EDGE) / Math.min(view.zoom, 1);
  const share = shareOf(place);
  const [x, y] = [clamp(share.x, 0.5 - reach, 0.5 + reach), clamp(share.y, 0.5 - reach, 0.5 + reach)];
  return { ...screenOf({ x, y }, view, size), clamped: x !== share.x || y !== share.y };
}

const limited = ({ zoom, x, y }: SchematicView): SchematicView => ({
  zoom: clamp(zoom, SCHEMATIC_ZOOM.min, SCHEMATIC_ZOOM.max),
  x: clamp(x, -MAX_PAN, MAX_PAN),
  y: clamp(y, -MAX_PAN, MAX_PAN),
});

/** Returns the view after a drag by this many pixels. */
export const pulled = (view: SchematicView, by: Pixel): SchematicView =>
  limited({
    zoom: view.zoom,
    x: view.x + (by.x * PAN_SPEED) / view.zoom,
    y: view.y + (by.y * PAN_SPEED) / view.zoom,
  });

/** Returns the view at another zoom, keeping a point of the screen (default: the center) fixed as far as possible. */
export function zoomed(view: SchematicView, zoom: number, size: Size, around?: Pixel): SchematicView {
  // Steps of 0.1 add up to 0.7999…
  const next = Math.round(clamp(zoom, SCHEMATIC_ZOOM.min, SCHEMATIC_ZOOM.max) * 10_000) / 10_000;
  const [x, y] = around ? [around.x - size.width / 2, around.y - size.height / 2] : [0, 0];
  const change = 1 / next - 1 / view.zoom;
  return limited({ zoom: next, x: view.x + x * change, y: view.y + y * change });
}

/** Returns the view with a place in the center, as far as the map can be moved. */
export function centredOn(place: Place, zoom: number, size: Size): SchematicView {
  const share = shareOf(place);
  return limited({ zoom, x: (0.5 - share.x) * size.width, y: (0.5 - share.y) * size.height });
}

/** Zoomed so that an area fills the view, and no closer than the closest. */
export function fitted(area: Area, size: Size): SchematicView {
  const share = Math.max(
    (area.east - area.west) / (BOUNDS.east - BOUNDS.west),
    (area.north - area.south) / (BOUNDS.north - BOUNDS.south),
  );
  const zoom = clamp(Math.floor(8 / share) / 10, SCHEMATIC_ZOOM.min, SCHEMATIC_ZOOM.max);
  return centredOn({ latitude: (area.south + area.north) / 2, longitude: (area.west + area.east) / 2 }, zoom, size);
}

/** Returns the position for the address, which is the same on every screen size. */
export const positionOf = ({ zoom, x, y }: SchematicView, size: Size): MapPosition => ({
  latitude: MIDDLE.latitude + (y / size.height) * (BOUNDS.north - BOUNDS.south),
  longitude: MIDDLE.longitude - (x / size.width) * (BOUNDS.east - BOUNDS.west),
  zoom,
});

export const viewAt = (position: MapPosition | undefined, size: Size): SchematicView =>
  position ? centredOn(position, clamp(position.zoom, SCHEMATIC_ZOOM.min, SCHEMATIC_ZOOM.max), size) : schematicStart;

/** The four counties and what is around them. */
const SURROUNDINGS: Area = { west: -86.4, south: 37.5, east: -84.8, north: 38.8 };

/**
 * Returns the area to request: the visible part. If the view reaches the line to which markers are moved, it includes
 * what lies beyond the line in the metro area. Projects of other areas are never drawn here.
 */
export function areaInView(view: SchematicView, size: Size): Area {
  const half = { x: size.width / 2 / view.zoom, y: size.height / 2 / view.zoom };
  const share = {
    west: 0.5 - (half.x + view.x) / size.width,
    east: 0.5 + (half.x - view.x) / size.width,
    north: 0.5 - (half.y + view.y) / size.height,
    south: 0.5 + (half.y - view.y) / size.height,
  };
  const longitude = (at: number) => BOUNDS.west + at * (BOUNDS.east - BOUNDS.west);
  const latitude = (at: number) => BOUNDS.north - at * (BOUNDS.north - BOUNDS.south);
  const beyond = {
    west: share.west <= EDGE,
    east: share.east >= 1 - EDGE,
    north: share.north <= EDGE,
    south: share.south >= 1 - EDGE,
  };
  return {
    west: beyond.west ? SURROUNDINGS.west : longitude(share.west),
    east: beyond.east ? SURROUNDINGS.east : longitude(share.east),
    north: beyond.north ? SURROUNDINGS.north : latitude(share.north),
    south: beyond.south ? SURROUNDINGS.south : latitude(share.south),
  };
}

const TILE_PX = 256;

/** The zoom of a web map that shows as much detail: 256 px hold the world at 0. */
export const webZoomOf = (view: SchematicView, size: Size): number =>
  Math.log2((size.width * view.zoom * 360) / (BOUNDS.east - BOUNDS.west) / TILE_PX);

/** The longest of these that takes at most this share of the view: 10 miles at 100 %. */
const SCALE_MILES = [20, 10, 5, 2, 1];
const SCALE_SHARE = 0.4;

export interface ScaleBar {
  readonly miles: number;
  /** Pixels. */
  readonly length: number;
}

/** The scale marker: true at every zoom. */
export function scaleBar({ zoom }: SchematicView, { width }: Size): ScaleBar {
  const pixelsPerMile = (width * zoom) / WIDTH_MILES;
  const miles = SCALE_MILES.find((one) => one * pixelsPerMile <= width * SCALE_SHARE) ?? 1;
  return { miles, length: miles * pixelsPerMile };
}

interface CountyName extends Place {
  readonly name: string;
}

/** Positions for names that don't overlap each other or the river. */
const countyNames: readonly CountyName[] = [
  { name: 'Jefferson', latitude: 38.192, longitude: -85.6 },
  { name: 'Oldham', latitude: 38.362, longitude: -85.487 },
  { name: 'Bullitt', latitude: 37.99, longitude: -85.73 },
  { name: 'Spencer', latitude: 38.03, longitude: -85.32 },
  { name: 'Indiana', latitude: 38.32, longitude: -85.84 },
];

const arrows = [
  ['↖', '↑', '↗'],
  ['←', '', '→'],
  ['↙', '↓', '↘'],
] as const;

export interface NameOnMap extends Pixel {
  readonly name: string;
  /** An arrow toward a county beyond the edge; '' if it is visible. */
  readonly arrow: string;
}

/** Distance between a name at the edge and the markers below it. */
const ABOVE_MARKERS_PX = 40;

/** Returns the names to draw. The name of a county outside the bounds is at their edge, above the markers there. */
export function namesOnMap(view: SchematicView, size: Size): NameOnMap[] {
  return countyNames.map(({ name, ...place }) => {
    const [real, shown] = [placeOnScreen(place, view, size), markerOnScreen(place, view, size)];
    const step = (a: number, b: number) => (Math.abs(a - b) < 1 ? 1 : a < b ? 0 : 2);
    const arrow = arrows[step(real.y, shown.y)]?.[step(real.x, shown.x)] ?? '';
    return { name, x: shown.x, y: arrow ? shown.y - ABOVE_MARKERS_PX : shown.y, arrow };
  });
}
