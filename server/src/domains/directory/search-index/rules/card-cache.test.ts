import { describe, expect, it } from 'vitest';
import { CardCache } from './card-cache.ts';

const card = (length: number) => ({ head: Buffer.alloc(length), middle: Buffer.of(), tail: Buffer.of(), length });

describe('the cards in memory', () => {
  it('are read once while there is room', () => {
    const cache = new CardCache(1000);
    let reads = 0;
    const read = () => {
      reads += 1;
      return card(100);
    };
    for (const number of [1, 2, 1, 2, 1]) cache.get(number, read);
    expect(reads).toBe(2);
    expect(cache.counts).toEqual({ hits: 3, misses: 2 });
    expect(cache.bytes).toBe(200);
  });

  it('never take more than they may, and stay while they are asked for', () => {
    const cache = new CardCache(1000);
    const reads: number[] = [];
    for (let number = 1; number <= 50; number += 1) {
      for (const asked of [0, number]) {
        cache.get(asked, () => {
          reads.push(asked);
          return card(90);
        });
        expect(cache.bytes).toBeLessThanOrEqual(1000 + 90);
      }
    }
    expect(reads.filter((number) => number === 0)).toHaveLength(1);
  });

  it('are read again once dropped', () => {
    const cache = new CardCache(1000);
    cache.get(1, () => card(10));
    cache.drop(1);
    cache.drop(2);
    expect(cache.bytes).toBe(0);
    expect(cache.get(1, () => card(20))).toHaveLength(20);
  });

  it('are not kept without room', () => {
    const cache = new CardCache(0);
    let reads = 0;
    for (let time = 0; time < 3; time += 1) {
      cache.get(1, () => {
        reads += 1;
        return card(10);
      });
    }
    cache.get(2, () => card(10));
    expect(reads).toBeGreaterThan(0);
    expect(cache.bytes).toBeLessThanOrEqual(10);
  });
});
