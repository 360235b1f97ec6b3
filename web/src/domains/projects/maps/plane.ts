/** A point or a distance on the screen, in CSS pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The size of a map's view in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the world in decimal degrees. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Returns whether a source's coordinates can be drawn: both are numbers and a place on earth. */
export function isPlace(place: { latitude: number | null; longitude: number | null }): place is Place {
  const { latitude, longitude } = place;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return false;
  return Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180;
}

/** Longitude and latitude by turns as a path of straight lines on the screen: 'M10 20L30 40'. */
export function pathOf(line: readonly number[], onScreen: (place: Place) => Pixel): string {
  let path = '';
  for (let at = 0; at + 1 < line.length; at += 2) {
    const { x, y } = onScreen({ longitude: line[at] ?? 0, latitude: line[at + 1] ?? 0 });
    path += `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return path;
}
