import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

describe('slots', () => {
  it('are taken by as many as there are, and the next one waits until one is released', async () => {
    const slots = createSlots(2);
    const [first, second] = [await slots.take(0), await slots.take(0)];
    expect(first).not.toBeNull();
    expect(second).not.toBeNull();
    expect(await slots.take(0)).toBeNull();
    const third = slots.take(10_000);
    first?.();
    expect(await third).not.toBeNull();
  });

  it('go to whoever has waited longest', async () => {
    const slots = createSlots(1);
    const held = await slots.take(0);
    const order: string[] = [];
    const take = async (name: string) => {
      const release = await slots.take(10_000);
      order.push(name);
      release?.();
    };
    const all = Promise.all(['a', 'b', 'c'].map(take));
    held?.();
    await all;
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('are not lost on someone who gave up, or who releases twice', async () => {
    const slots = createSlots(1);
    const held = await slots.take(0);
    expect(await slots.take(1)).toBeNull();
    await sleep(5);
    held?.();
    held?.();
    expect(await slots.take(0)).not.toBeNull();
    expect(await slots.take(0)).toBeNull();
  });
});
