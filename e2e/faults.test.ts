import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { faultNamed, observe } from './support/faults.ts';
import { type FaultyProduct, startFaultyProduct } from './support/faulty-product.ts';

let world: FaultyProduct;
beforeAll(async () => {
  world = await startFaultyProduct(inject('newData'));
});
afterAll(() => world.close());

it.each(['all connections freeze', 'the table projects is locked'])(
  'while %s, every request is answered within seconds, and all is served soon after',
  async (name) => {
    const fault = faultNamed(name);
    const report = await observe(world, fault);
    const { statuses, slowestMs, ready, readyMs, pagesMs, recoveredMs, afterwards } = report;
    expect(Object.keys(statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
    expect(slowestMs).toBeLessThan(patience(9000));
    expect(ready).toBe(fault.isWhole ? 503 : 200);
    expect(readyMs).toBeLessThan(patience(1500));
    // A quiet machine proves the exact bound (`npm run prove`).
    expect(pagesMs.during).toBeLessThan(pagesMs.before * 1.5 + patience(50));
    expect(recoveredMs).toBeLessThan(patience(5000));
    expect(afterwards.every((status) => status === 200 || status === 201)).toBe(true);
  },
);
