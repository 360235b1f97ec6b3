import type { MapPoint, ProjectMap } from '@plumbline/contract/domains/projects/project-map.ts';
import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Drawing, type Mark, marksOf, nearestMark, nextMark } from './marks.ts';

const size = { width: 1000, height: 600 };
/** A degree is a pixel, and latitude grows downwards. */
const drawing: Drawing = {
  size: { width: 180, height: 90 },
  draw: ({ latitude, longitude }) => ({ x: longitude, y: latitude }),
  alone: new Set(),
};

const aPoint = (id: string, latitude: number | null, longitude: number | null): MapPoint => ({
  id: ProjectId.parse(id),
  title: id,
  status: 'planning',
  projectType: 'renovation',
  plumbingRequired: false,
  firstSeenAt: '2026-11-01T12:00:00.000Z',
  latitude,
  longitude,
});

const aMap = (rest: Partial<ProjectMap>): ProjectMap => ({
  total: 9,
  matching: 9,
  openForBids: 0,
  plumbingJobs: 0,
  commercial: 0,
  residential: 0,
  points: [],
  clusters: [],
  unplaced: [],
  unplacedCount: 0,
  elsewhere: 0,
  area: null,
  ...rest,
});

const aCluster = (id: string, count: number, latitude: number, longitude: number) => ({
  id,
  count,
  newestAt: null,
  latitude,
  longitude,
  west: longitude - 1,
  east: longitude + 1,
  south: latitude - 1,
  north: latitude + 1,
});

const counted = (marks: readonly Mark[]) =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1), 0);

describe('marks', () => {
  it('are one for each project that stands alone', () => {
    const marks = marksOf(aMap({ points: [aPoint('a', 10, 10), aPoint('b', 80, 100)] }), drawing);
    expect(marks.map(({ id, kind, x, y }) => [id, kind, x, y])).toEqual([
      ['a', 'point', 10, 10],
      ['b', 'point', 100, 80],
    ]);
  });

  it('leave out what has no valid numbers', () => {
    const points = [
      aPoint('a', null, 10),
      aPoint('b', Number.NaN, 10),
      aPoint('c', 10, Number.POSITIVE_INFINITY),
      aPoint('d', 91, 10),
      aPoint('e', 10, 181),
    ];
    expect(marksOf(aMap({ points }), drawing)).toEqual([]);
  });

  it('that would stand on each other are one, which counts them and knows where they are', () => {
    const map = aMap({ points: [aPoint('a', 10, 10), aPoint('b', 20, 30)], clusters: [aCluster('c', 7, 12, 12)] });
    expect(marksOf(map, drawing)).toEqual([
      {
        kind: 'cluster',
        id: 'cluster-c',
        x: 12,
        y: 12,
        count: 9,
        area: { west: 10, east: 30, south: 10, north: 20 },
        clamped: false,
        newestAt: '2026-11-01T12:00:00.000Z',
      },
    ]);
  });

  it('of the one chosen and the one pointed at stay alone', () => {
    const map = aMap({ points: [aPoint('a', 10, 10), aPoint('b', 11, 11), aPoint('c', 12, 12)] });
    const marks = marksOf(map, { ...drawing, alone: new Set(['b']) });
    expect(marks.map(({ id }) => id).toSorted()).toEqual(['b', 'cluster-a']);
  });

  it('lose no project in view, and none stands within the target of another', () => {
    const points = fc.array(
      fc.record({ latitude: fc.integer({ min: 0, max: 90 }), longitude: fc.integer({ min: 0, max: 180 }) }),
    );
    fc.assert(
      fc.property(points, (places) => {
        const map = aMap({ points: places.map((at, index) => aPoint(`p${index}`, at.latitude, at.longitude)) });
        const marks = marksOf(map, drawing);
        expect(counted(marks)).toBe(places.length);
        for (const [at, one] of marks.entries()) {
          for (const other of marks.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(44);
        }
      }),
    );
  });

  it('far out of view are not drawn', () => {
    const map = aMap({ points: [aPoint('in', 89, 179), aPoint('out', 10, 175)] });
    const small = { ...drawing, size: { width: 100, height: 90 } };
    expect(marksOf(map, small)).toEqual([]);
    expect(marksOf(map, { ...small, margin: 79 }).map(({ id }) => id)).toEqual(['out', 'in']);
    expect(marksOf(map, { ...drawing, size }).map(({ id }) => id)).toEqual(['out', 'in']);
  });

  it('of projects without a location stand at fallback points, where the map has such', () => {
    const map = aMap({ unplaced: [aPoint('a', null, null), aPoint('b', null, null)], unplacedCount: 2 });
    expect(marksOf(map, drawing)).toEqual([]);
    const fallback = (index: number) => ({ latitude: 5, longitude: 5 + index * 100 });
    expect(marksOf(map, { ...drawing, fallback })).toMatchObject([
      { id: 'a', x: 5, unplaced: true },
      { id: 'b', x: 105, unplaced: true },
    ]);
  });

  it('know when they stand at the edge instead of at their place', () => {
    const draw = () => ({ x: 50, y: 50, clamped: true });
    const marks = marksOf(aMap({ clusters: [aCluster('c', 3, 1, 1)] }), { ...drawing, draw });
    expect(marks).toMatchObject([{ kind: 'cluster', clamped: true }]);
  });
});

describe('the arrow keys', () => {
  const marks = marksOf(
    aMap({
      points: [aPoint('middle', 45, 90), aPoint('right', 50, 134), aPoint('far', 45, 179), aPoint('below', 89, 95)],
    }),
    drawing,
  );
  const at = (id: string) => {
    const mark = marks.find((one) => one.id === id);
    if (!mark) throw new Error(`There is no ${id}`);
    return mark;
  };

  it('lead to the nearest mark in their direction', () => {
    expect(nextMark(marks, at('middle'), 'right')?.id).toBe('right');
    expect(nextMark(marks, at('right'), 'left')?.id).toBe('middle');
    expect(nextMark(marks, at('middle'), 'down')?.id).toBe('below');
    expect(nextMark(marks, at('below'), 'up')?.id).toBe('middle');
  });

  it('lead nowhere at the end', () => {
    expect(nextMark(marks, at('far'), 'right')).toBeUndefined();
    expect(nextMark(marks, at('middle'), 'up')).toBeUndefined();
  });

  it('begin at the mark nearest to the middle', () => {
    expect(nearestMark(marks, { x: 91, y: 44 })?.id).toBe('middle');
    expect(nearestMark([], { x: 0, y: 0 })).toBeUndefined();
  });
});
