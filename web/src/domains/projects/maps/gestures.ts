import type { Pixel } from './plane.ts';

/** A wheel that turns in lines or pages, in pixels. */
const UNIT_PX = [1, 33, 400] as const;
/** The smallest delta that a mouse wheel sends for one notch. */
const NOTCH_PX = 50;

export interface WheelTurn {
  /** Whole ticks, positive towards the person (away from the map: zooming out). */
  readonly ticks: number;
  /** The remainder for the next turn. */
  readonly rest: number;
}

/**
 * A notch of a mouse wheel is one tick, however far a system says that it turned. A touchpad sends many small turns:
 * they add up to ticks.
 */
export function wheelTicks(rest: number, delta: number, deltaMode: number): WheelTurn {
  const pixels = delta * (UNIT_PX[deltaMode] ?? 1);
  if (Math.abs(pixels) >= NOTCH_PX) return { ticks: Math.sign(pixels), rest: 0 };
  const sum = Math.sign(rest) === -Math.sign(pixels) ? pixels : rest + pixels;
  const ticks = Math.trunc(sum / NOTCH_PX);
  return { ticks, rest: sum - ticks * NOTCH_PX };
}

/** Returns the midpoint of two fingers and their distance. */
export const pinchOf = (a: Pixel, b: Pixel): { middle: Pixel; distance: number } => ({
  middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
});
