import { expect, it } from 'vitest';
import { viewAround } from './view-around.ts';

const louisville = { latitude: 38.25, longitude: -85.76 };
const lexington = { latitude: 38.04, longitude: -84.5 };
const size = { width: 400, height: 500, center: louisville };

it('shows every point at first', () => {
  const view = viewAround([louisville, lexington], { ...size, zoom: 0 });
  for (const { x, y } of [view.at(louisville), view.at(lexington)]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(400);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(500);
  }
});

it('shows half as much around the center with each step', () => {
  const [whole, half] = [0, 1].map((zoom) => viewAround([louisville, lexington], { ...size, zoom }));
  if (!whole || !half) throw new Error('There is no view');
  expect(half.at(louisville)).toEqual({ x: 200, y: 250 });
  expect(half.milesPerUnit).toBeCloseTo(whole.milesPerUnit / 2);
  const apart = (view: typeof whole) => view.at(lexington).x - view.at(louisville).x;
  expect(apart(half)).toBeCloseTo(2 * apart(whole));
});
