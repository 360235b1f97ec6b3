/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point in the map's units, from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The western, southern, eastern and northern limits, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** A map section, drawn flat: no section is wider than a few hundred miles. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  readonly box: Box;
  readonly milesPerUnit: number;
  readonly at: (point: Point) => Spot;
}

const MILES_PER_DEGREE = 69.09;
/** The smallest width of a map, which shows a town and its surroundings. */
const LEAST_MILES_ACROSS = 26;
/** Room for pins and names at the edges. */
const MARGIN = 1.35;

/** Returns the map section that shows all of these points. */
export function viewOf(points: readonly [Point, ...Point[]], width: number, height: number): MapView {
  const latitudes = points.map(({ latitude }) => latitude);
  // Longitudes continue across the date line, so that neighbors stay neighbors.
  const longitudes = points.map(({ longitude }) => unwrapped(longitude, points[0].longitude));
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const shrink = Math.max(0.05, Math.cos((middle.latitude * Math.PI) / 180));
  const milesDown = (Math.max(...latitudes) - Math.min(...latitudes)) * MILES_PER_DEGREE * MARGIN;
  const milesAcross = (Math.max(...longitudes) - Math.min(...longitudes)) * MILES_PER_DEGREE * shrink * MARGIN;
  const milesPerUnit = Math.max(milesAcross / width, milesDown / height, LEAST_MILES_ACROSS / width);
  const unitsPerDegree = MILES_PER_DEGREE / milesPerUnit;
  const [halfAcross, halfDown] = [width / 2 / (unitsPerDegree * shrink), height / 2 / unitsPerDegree];
  return {
    width,
    height,
    milesPerUnit,
    box: [
      middle.longitude - halfAcross,
      middle.latitude - halfDown,
      middle.longitude + halfAcross,
      middle.latitude + halfDown,
    ],
    at: ({ latitude, longitude }) => ({
      x: width / 2 + (unwrapped(longitude, middle.longitude) - middle.longitude) * unitsPerDegree * shrink,
      y: height / 2 + (middle.latitude - latitude) * unitsPerDegree,
    }),
  };
}

const unwrapped = (longitude: number, near: number): number => longitude + 360 * Math.round((near - longitude) / 360);

const overlap = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Returns the codes of the states that a map may show. */
export const statesIn = ({ box }: Pick<MapView, 'box'>, states: Readonly<Record<string, Box>>): string[] =>
  Object.entries(states).flatMap(([code, state]) => (overlap(box, state) ? [code] : []));

/**
 * Returns the points of a line as stored in the outline files: the first point, then steps, in thousandths of a degree.
 */
export function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push({ longitude: x / 1000, latitude: y / 1000 });
  }
  return points;
}

type Edge = { readonly inside: (spot: Spot) => boolean; readonly cross: (a: Spot, b: Spot) => Spot };

/** Slightly outside the map, so that cut edges aren't visible. */
const BLEED = 8;

const edgesOf = ({ width, height }: MapView): Edge[] => {
  const upright = (x: number, inside: (spot: Spot) => boolean): Edge => ({
    inside,
    cross: (a, b) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) }),
  });
  const level = (y: number, inside: (spot: Spot) => boolean): Edge => ({
    inside,
    cross: (a, b) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y }),
  });
  return [
    upright(-BLEED, ({ x }) => x >= -BLEED),
    upright(width + BLEED, ({ x }) => x <= width + BLEED),
    level(-BLEED, ({ y }) => y >= -BLEED),
    level(height + BLEED, ({ y }) => y <= height + BLEED),
  ];
};

const written = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Returns a closed outline clipped to the map (Sutherland and Hodgman), as a path; '' if it is outside. */
export function landPath(view: MapView, ring: readonly Point[]): string {
  let spots = ring.map(view.at);
  for (const { inside, cross } of edgesOf(view)) {
    const cut: Spot[] = [];
    spots.forEach((spot, at) => {
      const before = spots.at(at - 1);
      if (before && inside(spot) !== inside(before)) cut.push(cross(before, spot));
      if (inside(spot)) cut.push(spot);
    });
    spots = cut;
  }
  return spots.length > 2 ? `${written(spots)}Z` : '';
}

/** Returns the visible part of a line, as a path; '' if it is outside. */
export function linePath(view: MapView, line: readonly Point[]): string {
  const near = ({ x, y }: Spot) => x > -view.width && x < 2 * view.width && y > -view.height && y < 2 * view.height;
  const spots = line.map(view.at);
  const pieces: Spot[][] = [[]];
  spots.forEach((spot, at) => {
    const [before, after] = [spots[at - 1], spots[at + 1]];
    if (near(spot) || (before && near(before)) || (after && near(after))) pieces.at(-1)?.push(spot);
    else if ((pieces.at(-1)?.length ?? 0) > 0) pieces.push([]);
  });
  return pieces
    .filter((piece) => piece.length > 1)
    .map(written)
    .join('');
}

const ROUND_MILES = [100, 50, 25, 20, 10, 5, 2, 1] as const;

/** Returns the longest round distance for a scale bar with a maximum length. */
export function scaleBar({ milesPerUnit }: MapView, mostUnits: number): { miles: number; units: number } {
  const miles = ROUND_MILES.find((round) => round / milesPerUnit <= mostUnits) ?? 1;
  return { miles, units: miles / milesPerUnit };
}
