import { EARTH_RADIUS_MILES } from '@plumbline/contract/domains/locations/distance.ts';
import { xAt, yAt } from './map-clusters.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A circle in map positions: its center, its radius, and the box around it. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * Returns the circle of so many miles around a point. The map stretches with the latitude, by 1% at its edge if it has a
 * radius of 50 miles: a circle of people's own choosing may be that inexact.
 */
export function circleAround({ latitude, longitude }: Point, miles: number): Circle {
  const up = degrees(miles / EARTH_RADIUS_MILES);
  const aside = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const [x, y] = [xAt(longitude), yAt(latitude)];
  return {
    x,
    y,
    radius: xAt(Math.min(180, longitude + aside)) - x,
    west: xAt(Math.max(-180, longitude - aside)),
    east: xAt(Math.min(180, longitude + aside)),
    north: yAt(Math.min(85, latitude + up)),
    south: yAt(Math.max(-85, latitude - up)),
  };
}

const POINT = /^(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** Returns the point of '38.25,-85.76'; null for any other text. */
export function pointIn(text: string): Point | null {
  const [, latitude, longitude] = (POINT.exec(text.trim()) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
