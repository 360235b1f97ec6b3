import type { MapView, Point, Spot } from './map-view.ts';

export interface NamedPoint extends Point {
  readonly name: string;
}

export interface PlacedName extends Spot {
  readonly name: string;
  /** The side of its point that the name is on. */
  readonly anchor: 'start' | 'end';
}

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The mean width of a letter, in the map's units. */
const LETTER_WIDTH = 6.4;
const LINE_HEIGHT = 14;
/** The distance from a point to its name. */
const GAP = 7;

const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Places names to the right or left of their points, on the sheet and without overlaps. Earlier names are more
 * important; those that don't fit are left out. `taken` keeps names off a pin.
 */
export function placeNames(view: MapView, points: readonly NamedPoint[], taken: readonly Rectangle[]): PlacedName[] {
  const full = [...taken];
  return points.flatMap(({ name, ...point }) => {
    const { x, y } = view.at(point);
    const width = name.length * LETTER_WIDTH;
    for (const anchor of ['start', 'end'] as const) {
      const left = anchor === 'start' ? x + GAP : x - GAP - width;
      const box = { left, right: left + width, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
      const onSheet = left > 4 && box.right < view.width - 4 && box.top > 2 && box.bottom < view.height - 2;
      if (!onSheet || full.some((other) => meet(box, other))) continue;
      full.push(box);
      return [{ name, x: anchor === 'start' ? x + GAP : x - GAP, y, anchor }];
    }
    return [];
  });
}
