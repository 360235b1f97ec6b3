import { type MapView, type Point, viewOf } from './map-view.ts';

export interface Enlarged {
  readonly width: number;
  readonly height: number;
  /** The middle of an enlarged map. */
  readonly center: Point;
  /** 0 shows all points; each further step half as much. */
  readonly zoom: number;
}

/** Returns the map section that shows all of these points, or an enlarged part of it around a center. */
export function viewAround(points: readonly [Point, ...Point[]], { width, height, center, zoom }: Enlarged): MapView {
  const all = viewOf(points, width, height);
  if (zoom === 0) return all;
  const unitsPerPoint = 2 ** zoom;
  const middle = all.at(center);
  return {
    width,
    height,
    milesPerUnit: all.milesPerUnit / unitsPerPoint,
    box: all.box,
    at: (point) => {
      const { x, y } = all.at(point);
      return { x: width / 2 + (x - middle.x) * unitsPerPoint, y: height / 2 + (y - middle.y) * unitsPerPoint };
    },
  };
}
