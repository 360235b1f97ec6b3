import type { MapPosition } from './map-position.ts';
import { type Area, clamp, type Pixel, type Place, type Size } from './plane.ts';

// The constants of the street map (specification, section 9).
export const streetStart: MapPosition = { latitude: 38.2527, longitude: -85.7585, zoom: 12 };
export const STREET_ZOOM = { min: 10, max: 16, button: 1, tick: 0.5 } as const;
/** Half the view box at zoom 12, in degrees. Each zoom step halves it. */
const HALF_BOX = { latitude: 0.15, longitude: 0.25 };
const BOX_ZOOM = 12;
/** Degrees between two projects whose place nobody knows. */
const FALLBACK_STEP = 0.02;
/** The map can't be pulled away from the United States: sources of other metro areas have projects there. */
const REACH: Area = { south: 15, north: 72, west: -180, east: -60 };

/** Returns the area that the map must show, whatever the shape of its view. */
export function viewBox({ latitude, longitude, zoom }: MapPosition): Area {
  const scale = 2 ** (BOX_ZOOM - zoom);
  return {
    west: longitude - HALF_BOX.longitude * scale,
    east: longitude + HALF_BOX.longitude * scale,
    south: latitude - HALF_BOX.latitude * scale,
    north: latitude + HALF_BOX.latitude * scale,
  };
}

/** Web Mercator: the world is 1 wide and 1 high, 0 at the west and at the north. */
const worldOf = ({ latitude, longitude }: Place): Pixel => ({
  x: longitude / 360 + 0.5,
  y: 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI),
});

const placeOf = ({ x, y }: Pixel): Place => ({
  latitude: (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90,
  longitude: (x - 0.5) * 360,
});

/** Pixels that the whole world would take: the view box just fits into the view. */
function worldPixels(position: MapPosition, { width, height }: Size): number {
  const box = viewBox(position);
  const [northWest, southEast] = [
    worldOf({ latitude: box.north, longitude: box.west }),
    worldOf({ latitude: box.south, longitude: box.east }),
  ];
  return Math.min(width / (southEast.x - northWest.x), height / (southEast.y - northWest.y));
}

const TILE_PX = 256;

/** The zoom of a web map that shows as much detail: 256 px hold the world at 0. */
export const webZoomOf = (position: MapPosition, size: Size): number =>
  Math.log2(worldPixels(position, size) / TILE_PX);

/** Returns a function that projects places in one view. It computes the center and the scale only once. */
export function projection(position: MapPosition, size: Size): (place: Place) => Pixel {
  const pixels = worldPixels(position, size);
  const middle = worldOf(position);
  return (place) => {
    const { x, y } = worldOf(place);
    return { x: size.width / 2 + (x - middle.x) * pixels, y: size.height / 2 + (y - middle.y) * pixels };
  };
}

const placeAt = (pixel: Pixel, position: MapPosition, size: Size): Place => {
  const pixels = worldPixels(position, size);
  const middle = worldOf(position);
  return placeOf({
    x: middle.x + (pixel.x - size.width / 2) / pixels,
    y: middle.y + (pixel.y - size.height / 2) / pixels,
  });
};

const limited = ({ latitude, longitude, zoom }: MapPosition): MapPosition => ({
  latitude: clamp(latitude, REACH.south, REACH.north),
  longitude: clamp(longitude, REACH.west, REACH.east),
  zoom: clamp(zoom, STREET_ZOOM.min, STREET_ZOOM.max),
});

/** Returns the position after a drag by this many pixels. */
export const pulled = (position: MapPosition, by: Pixel, size: Size): MapPosition =>
  limited({
    ...placeAt({ x: size.width / 2 - by.x, y: size.height / 2 - by.y }, position, size),
    zoom: position.zoom,
  });

/** At another zoom, with the same place at a point of the screen (default: the middle). */
export function zoomed(position: MapPosition, zoom: number, size: Size, around?: Pixel): MapPosition {
  const next = limited({ ...position, zoom });
  if (!around) return next;
  const [before, after] = [placeAt(around, position, size), projection(next, size)];
  const { x, y } = after(before);
  return pulled(next, { x: around.x - x, y: around.y - y }, size);
}

/** The zoom after a pinch that began at `from`, with the fingers now `ratio` times as far apart. */
export const pinchZoom = (from: number, ratio: number): number => from + Math.log2(ratio) * 2;

/** Returns the position that centers an area and fills most of the view with it, as far as the zoom allows. */
export function fitted(area: Area): MapPosition {
  const share = Math.max(
    (area.east - area.west) / (2 * HALF_BOX.longitude),
    (area.north - area.south) / (2 * HALF_BOX.latitude),
  );
  return limited({
    latitude: (area.south + area.north) / 2,
    longitude: (area.west + area.east) / 2,
    zoom: Math.floor((BOX_ZOOM - Math.log2(share / 0.8)) * 2) / 2,
  });
}

export const positionAt = (position: MapPosition | undefined): MapPosition => limited(position ?? streetStart);

/** The part of the world that is in view: the view box, and what the view's shape adds to it. */
export function areaInView(position: MapPosition, size: Size): Area {
  const [northWest, southEast] = [
    placeAt({ x: 0, y: 0 }, position, size),
    placeAt({ x: size.width, y: size.height }, position, size),
  ];
  return {
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
    south: southEast.latitude,
  };
}

/** Returns the place for a project without valid coordinates, by its index among those. */
export const fallbackPlace = (index: number): Place => ({
  latitude: streetStart.latitude + index * FALLBACK_STEP,
  longitude: streetStart.longitude + index * FALLBACK_STEP,
});
