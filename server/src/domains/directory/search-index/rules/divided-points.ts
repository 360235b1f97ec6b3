/**
 * Reorders points, which don't all have one value, such that those before the returned place have smaller values than
 * those from there on. The point at that place has the least value of its side. Both sides are as equal as they can be.
 */
export function dividePoints(points: Int32Array, valueOf: (point: number) => number): number {
  select(points, valueOf);
  const split = valueOf(points[points.length >> 1] as number);
  // If half of the points have the least value, all of them go to the left.
  const middle =
    partition(points, (point) => valueOf(point) < split) || partition(points, (point) => valueOf(point) <= split);
  let least = middle;
  for (let at = middle + 1; at < points.length; at += 1) {
    if (valueOf(points[at] as number) < valueOf(points[least] as number)) least = at;
  }
  [points[middle], points[least]] = [points[least] as number, points[middle] as number];
  return middle;
}

/** Moves the points that `belongs` to the front. Returns how many there are. */
function partition(points: Int32Array, belongs: (point: number) => boolean): number {
  let front = 0;
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] as number;
    if (!belongs(point)) continue;
    points[at] = points[front] as number;
    points[front] = point;
    front += 1;
  }
  return front;
}

/** Moves the point with the middle value to the middle, smaller ones before it (Hoare's selection). */
function select(points: Int32Array, valueOf: (point: number) => number): void {
  const middle = points.length >> 1;
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const pivot = valueOf(points[(low + high) >> 1] as number);
    let [from, to] = [low, high];
    while (from <= to) {
      while (valueOf(points[from] as number) < pivot) from += 1;
      while (valueOf(points[to] as number) > pivot) to -= 1;
      if (from > to) break;
      [points[from], points[to]] = [points[to] as number, points[from] as number];
      from += 1;
      to -= 1;
    }
    if (to < middle) low = from;
    if (from > middle) high = to;
  }
}
