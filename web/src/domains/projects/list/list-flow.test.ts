import { describe, expect, it } from 'vitest';
import { type Placed, spacesAround } from './list-flow.ts';

const TOP = 100;
/** Items of 50 px with 10 px between them. */
const items = (...indexes: readonly number[]): Placed[] =>
  indexes.map((index) => ({ index, start: TOP + index * 60, end: TOP + index * 60 + 50 }));
const BOTTOM = TOP + 10 * 60 - 10;

describe('the spaces in a list', () => {
  it('are none around a list that is drawn as a whole', () => {
    expect(spacesAround(items(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), TOP, BOTTOM)).toEqual({ above: new Map(), below: 0 });
  });

  it('take the place of what is above and below', () => {
    expect(spacesAround(items(3, 4), TOP, BOTTOM)).toEqual({ above: new Map([[3, 180]]), below: 300 });
  });

  it('separate an item with the focus from those on the screen', () => {
    expect(spacesAround(items(0, 5, 6), TOP, BOTTOM).above).toEqual(new Map([[5, 250]]));
  });

  it('are never negative, while sizes are still estimates', () => {
    expect(spacesAround(items(9), TOP, TOP + 20).below).toBe(0);
  });
});
