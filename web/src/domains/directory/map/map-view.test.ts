import { describe, expect, it } from 'vitest';
import { placeNames } from './map-names.ts';
import { landPath, linePath, pointsOf, scaleBar, statesIn, viewOf } from './map-view.ts';
import { stateBoxes } from './state-boxes.ts';

const louisville = { latitude: 38.2527, longitude: -85.7585 };
const lexington = { latitude: 38.0406, longitude: -84.5037 };

describe('a sheet', () => {
  it('holds all points with room around them, and measures true', () => {
    const view = viewOf([louisville, lexington], 360, 180);
    const [a, b] = [view.at(louisville), view.at(lexington)];
    for (const { x, y } of [a, b]) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(330);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(180);
    }
    // 70 miles in a straight line.
    expect(Math.hypot(a.x - b.x, a.y - b.y) * view.milesPerUnit).toBeCloseTo(69.9, 0);
  });

  it('shows a town with its surroundings when there is one point only, in the middle', () => {
    const view = viewOf([louisville], 360, 180);
    expect(view.at(louisville)).toEqual({ x: 180, y: 90 });
    expect(view.width * view.milesPerUnit).toBeCloseTo(26);
  });

  it('goes on across the date line', () => {
    const view = viewOf(
      [
        { latitude: 52, longitude: 179.5 },
        { latitude: 52, longitude: -179.5 },
      ],
      360,
      180,
    );
    expect(view.width * view.milesPerUnit).toBeLessThan(100);
  });

  it('names the states that it may show', () => {
    expect(statesIn(viewOf([louisville], 360, 180), stateBoxes).sort()).toEqual(['IN', 'KY']);
    expect(statesIn(viewOf([{ latitude: 39.7392, longitude: -104.9903 }], 360, 180), stateBoxes)).toEqual(['CO']);
  });

  it('has a scale bar of round miles that fits', () => {
    expect(scaleBar(viewOf([louisville], 360, 180), 90)).toEqual({ miles: 5, units: expect.closeTo(69.2, 1) });
  });
});

describe('outlines', () => {
  const view = viewOf([louisville], 360, 180);

  it('are read as steps of thousandths of a degree', () => {
    expect(pointsOf([-85_758, 38_253, 10, -3])).toEqual([
      { longitude: -85.758, latitude: 38.253 },
      { longitude: -85.748, latitude: 38.25 },
    ]);
  });

  it('are cut to the sheet: all of it when it lies inside, nothing when it is elsewhere', () => {
    const around = (degrees: number, { latitude, longitude } = louisville) => [
      { latitude: latitude - degrees, longitude: longitude - degrees },
      { latitude: latitude - degrees, longitude: longitude + degrees },
      { latitude: latitude + degrees, longitude: longitude + degrees },
      { latitude: latitude + degrees, longitude: longitude - degrees },
    ];
    const numbers =
      landPath(view, around(20))
        .match(/-?\d+\.\d/g)
        ?.map(Number) ?? [];
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([-8, 368]);
    expect(landPath(view, around(0.01)).match(/L/g)).toHaveLength(3);
    expect(landPath(view, around(1, { latitude: 30, longitude: -100 }))).toBe('');
  });

  it('keep of a line what is near', () => {
    const line = [-100, -95, -85.8, -85.7, -80, -70].map((longitude) => ({ latitude: 38.25, longitude }));
    expect(linePath(view, line).match(/[ML]/g)).toHaveLength(4);
    expect(linePath(view, line.slice(0, 2))).toBe('');
  });
});

describe('names', () => {
  const view = viewOf([louisville], 360, 180);
  const place = (name: string, x: number, y: number) => {
    const [west, , , north] = view.box;
    const degrees = (view.milesPerUnit / 69.09) * 1;
    return {
      name,
      latitude: north - y * degrees,
      longitude: west + (x * degrees) / Math.cos((louisville.latitude * Math.PI) / 180),
    };
  };

  it('stand to the right of their points, to the left where there is no room, and nowhere over another', () => {
    const placed = placeNames(
      view,
      [place('First', 100, 90), place('Second', 340, 90), place('Under the first', 102, 92), place('Top', 100, 1)],
      [],
    );
    expect(placed.map(({ name, anchor }) => [name, anchor])).toEqual([
      ['First', 'start'],
      ['Second', 'end'],
    ]);
  });

  it('keep off what is taken', () => {
    const taken = [{ left: 105, right: 130, top: 80, bottom: 100 }];
    expect(placeNames(view, [place('Pinned', 100, 90)], taken)[0]?.anchor).toBe('end');
  });
});
