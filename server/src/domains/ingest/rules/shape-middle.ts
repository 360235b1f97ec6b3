/** East before north. */
export type Pair = readonly [x: number, y: number];

interface Middle {
  readonly x: number;
  readonly y: number;
  /** A corner of the shape's bounding box; absent for a single point. */
  readonly corner?: Pair;
}

/** Returns the mean of points and lines, or the centroid of an area's largest ring; null for no points. */
export function middleOf(lists: readonly (readonly Pair[])[], isArea: boolean): Middle | null {
  const pairs = isArea ? largest(lists) : lists.flat();
  const [first] = pairs;
  if (first === undefined) return null;
  const [x, y] = (isArea ? gravity(pairs) : null) ?? mean(pairs);
  const corner = pairs.reduce<Pair>(([east, north], [px, py]) => [Math.max(east, px), Math.max(north, py)], first);
  return corner[0] === x && corner[1] === y ? { x, y } : { x, y, corner };
}

const mean = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [x]) => sum + x, 0) / pairs.length,
  pairs.reduce((sum, [, y]) => sum + y, 0) / pairs.length,
];

const largest = (rings: readonly (readonly Pair[])[]): readonly Pair[] =>
  rings.reduce<readonly Pair[]>(
    (best, ring) => (Math.abs(doubleArea(ring)) > Math.abs(doubleArea(best)) ? ring : best),
    rings[0] ?? [],
  );

/** Computed relative to the first corner, so that large grid numbers lose no digits. */
function* triangles(
  ring: readonly Pair[],
): Generator<{ readonly area: number; readonly x: number; readonly y: number }> {
  const [originX, originY] = ring[0] ?? [0, 0];
  let [fromX, fromY] = [0, 0];
  for (const [x, y] of ring) {
    const [toX, toY] = [x - originX, y - originY];
    yield { area: fromX * toY - toX * fromY, x: (fromX + toX) / 3, y: (fromY + toY) / 3 };
    [fromX, fromY] = [toX, toY];
  }
}

function doubleArea(ring: readonly Pair[]): number {
  let sum = 0;
  for (const { area } of triangles(ring)) sum += area;
  return sum;
}

/** Returns the centroid of a ring; null for one without an area. */
function gravity(ring: readonly Pair[]): Pair | null {
  const [originX, originY] = ring[0] ?? [0, 0];
  let [total, sumX, sumY] = [0, 0, 0];
  for (const { area, x, y } of triangles(ring)) {
    total += area;
    sumX += area * x;
    sumY += area * y;
  }
  return total === 0 ? null : [originX + sumX / total, originY + sumY / total];
}
