import { describe, expect, it } from 'vitest';
import { PointForest } from './point-forest.ts';

/** A seeded generator: the same numbers in every run make a failure reproducible. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const PLACES = 1000;

/** Places in space: a quarter of them the same, some in a plane, some on a line, and some alike in one coordinate. */
function somePlaces(random: () => number): Float64Array {
  return Float64Array.from({ length: 3 * PLACES }, (_, at) => {
    const kind = Math.floor(at / 3) % 8;
    const axis = at % 3;
    if (kind < 2) return 5;
    if (kind === 2) return axis === 0 ? random() * 100 : 7;
    if (kind === 3) return axis === 2 ? 50 : Math.floor(random() * 10);
    return random() * 100;
  });
}

function world(seed: number) {
  const random = generator(seed);
  const coordinates = somePlaces(random);
  const squareTo = (point: number, [x, y, z]: readonly [number, number, number]) =>
    ((coordinates[3 * point] ?? 0) - x) ** 2 +
    ((coordinates[3 * point + 1] ?? 0) - y) ** 2 +
    ((coordinates[3 * point + 2] ?? 0) - z) ** 2;
  return { random, coordinates, squareTo };
}

/** Compares everything that a tree answers with a look at all of its points. */
function expectExact(
  forest: PointForest,
  tree: number,
  points: ReadonlySet<number>,
  { random, coordinates, squareTo }: ReturnType<typeof world>,
): void {
  expect(forest.size(tree)).toBe(points.size);
  for (let question = 0; question < 12; question += 1) {
    const some = Math.floor(random() * PLACES);
    const [x, y, z] =
      question % 2 === 0
        ? ([random() * 120 - 10, random() * 120 - 10, random() * 120 - 10] as const)
        : ([coordinates[3 * some] ?? 0, coordinates[3 * some + 1] ?? 0, coordinates[3 * some + 2] ?? 0] as const);
    const furthest = (random() * 60) ** 2;
    const wanted = [...points].filter((point) => squareTo(point, [x, y, z]) <= furthest);
    const found: number[] = [];
    forest.near(tree, { x, y, z }, furthest, (point, square) => {
      expect(square).toBeCloseTo(squareTo(point, [x, y, z]), 6);
      found.push(point);
      return furthest;
    });
    expect(found.toSorted()).toEqual(wanted.toSorted());
    expect(forest.count(tree, { x, y, z }, furthest, PLACES)).toBe(wanted.length);
    expect(forest.count(tree, { x, y, z }, furthest, 10)).toBe(Math.min(wanted.length, 10));
    const nearest = Math.min(...[...points].map((point) => squareTo(point, [x, y, z])));
    let least = Number.POSITIVE_INFINITY;
    forest.near(tree, { x, y, z }, Number.POSITIVE_INFINITY, (_point, square) => {
      least = Math.min(least, square);
      return least;
    });
    expect(least).toBe(nearest);
  }
}

describe('a forest of points', () => {
  it('answers as a look at all points does, however they came and went', () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const given = world(seed);
      const { random, coordinates } = given;
      const forest = new PointForest({ coordinates }, 3);
      const planted = Array.from({ length: PLACES }, (_, point) => point).filter(() => random() < 0.4);
      forest.plant(1, Int32Array.from(planted));
      const trees = [new Set<number>(), new Set(planted), new Set<number>()];
      for (let round = 0; round < 4; round += 1) {
        for (let change = 0; change < 600; change += 1) {
          const tree = Math.floor(random() * 3);
          const point = Math.floor(random() * PLACES);
          const points = trees[tree] ?? new Set();
          const wasThere = points.has(point);
          expect(forest.remove(tree, point)).toBe(wasThere);
          if (wasThere) points.delete(point);
          else {
            forest.add(tree, point);
            points.add(point);
          }
        }
        trees.forEach((points, tree) => expectExact(forest, tree, points, given));
      }
    }
  });

  it('is the same after it was stored and read', () => {
    const given = world(9);
    const points = Array.from({ length: PLACES }, (_, point) => point).filter((point) => point % 3 === 0);
    const forest = new PointForest(given, 2);
    forest.plant(0, Int32Array.from(points));
    for (const point of points.slice(0, 200)) forest.add(1, point);
    const again = new PointForest(given, structuredClone(forest.arrays()));
    expect(again.bytes).toBeLessThanOrEqual(forest.bytes);
    expect(again.remove(1, points[3] ?? 0)).toBe(true);
    again.add(1, 1);
    expectExact(again, 0, new Set(points), given);
    expectExact(again, 1, new Set([1, ...points.slice(0, 200).filter((point) => point !== points[3])]), given);
  });

  it('has nobody in an empty tree, and plants no tree twice', () => {
    const forest = new PointForest({ coordinates: new Float64Array([1, 2, 3]) }, 1);
    const everywhere = Number.POSITIVE_INFINITY;
    const visited: number[] = [];
    const visit = (point: number) => visited.push(point);
    expect(forest.size(0)).toBe(0);
    expect(forest.remove(0, 0)).toBe(false);
    expect(forest.count(0, { x: 0, y: 0, z: 0 }, everywhere, 5)).toBe(0);
    forest.near(0, { x: 0, y: 0, z: 0 }, everywhere, visit);
    forest.plant(0, new Int32Array(0));
    forest.add(0, 0);
    forest.remove(0, 0);
    forest.near(0, { x: 0, y: 0, z: 0 }, everywhere, visit);
    expect(visited).toEqual([]);
    forest.add(0, 0);
    expect(() => forest.plant(0, Int32Array.of(0))).toThrow('points already');
  });
});
