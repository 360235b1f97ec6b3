import { expect, it } from 'vitest';
import { middleOf, type Pair } from './shape-middle.ts';

const square: Pair[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
  [0, 0],
];

it('is the point itself for a single point, without a corner', () => {
  expect(middleOf([[[5, 7]]], false)).toEqual({ x: 5, y: 7 });
});

it('is halfway between the ends of a line', () => {
  const line: Pair[] = [
    [0, 0],
    [4, 2],
  ];
  expect(middleOf([line], false)).toEqual({ x: 2, y: 1, corner: [4, 2] });
});

it.each([
  [[0, 4], { x: 0, y: 2, corner: [0, 4] }],
  [[4, 0], { x: 2, y: 0, corner: [4, 0] }],
] as const)('has a corner if a line to %j is straight', (end, middle) => {
  expect(middleOf([[[0, 0], end]], false)).toEqual(middle);
});

it('is that of the first ring if another is as large', () => {
  const other = square.map(([x, y]): Pair => [x + 10, y + 10]);
  expect(middleOf([square, other], true)).toEqual({ x: 1, y: 1, corner: [2, 2] });
});

it('is an area’s centroid, not the mean of its corners', () => {
  const crowded: Pair[] = [...square.slice(0, 2), [2, 0.5], [2, 1], [2, 1.5], ...square.slice(2)];
  expect(middleOf([crowded], true)).toEqual({ x: expect.closeTo(1), y: expect.closeTo(1), corner: [2, 2] });
});

it('is that of the largest ring, even far from the origin', () => {
  const far = square.map(([x, y]): Pair => [x * 3 + 2_700_000, y * 3 + 240_000]);
  expect(middleOf([square, far], true)).toEqual({ x: 2_700_003, y: 240_003, corner: [2_700_006, 240_006] });
});

it('is the mean of a ring without an area, and null for no points', () => {
  const flat: Pair[] = [
    [0, 0],
    [2, 2],
    [0, 0],
    [2, 2],
  ];
  expect(middleOf([flat], true)).toEqual({ x: 1, y: 1, corner: [2, 2] });
  expect(middleOf([], true)).toBeNull();
  expect(middleOf([[]], false)).toBeNull();
});
