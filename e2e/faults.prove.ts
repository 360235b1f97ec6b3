import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureWebBuilt } from '../tools/build-web.mjs';
import { type FaultReport, faults, observe } from './support/faults.ts';
import { type FaultyProduct, startFaultyProduct } from './support/faulty-product.ts';

const ROUNDS = 3;

let world: FaultyProduct;
const reports: Record<string, string> = {};
beforeAll(async () => {
  ensureWebBuilt({ node: process.execPath });
  world = await startFaultyProduct();
});
afterAll(async () => {
  await world.close();
  console.table(reports);
});

it.each(faults.flatMap((fault) => Array.from({ length: ROUNDS }, (_, round) => ({ fault, round }))))(
  'while $fault.name, nothing waits for long, and all is served within five seconds ($round)',
  async ({ fault, round }) => {
    const report = await observe(world, fault);
    reports[`${fault.name} (${round})`] = summary(report);
    expect(Object.keys(report.statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([]);
    expect(report.slowestMs).toBeLessThan(9000);
    // Whatever ends by itself may have ended before the probe.
    expect(fault.isWhole ? report.ready : 503).toBe(503);
    expect(report.readyMs).toBeLessThan(1500);
    // Times are measured to a few milliseconds.
    expect(report.pagesMs.during).toBeLessThan(report.pagesMs.before * 1.5 + 5);
    expect(report.recoveredMs).toBeLessThan(5000);
    expect(report.afterwards.every((status) => status === 200 || status === 201)).toBe(true);
  },
);

const summary = ({ statuses, slowestMs, ready, pagesMs, recoveredMs }: FaultReport): string =>
  [
    Object.entries(statuses).map(([status, times]) => `${times} × ${status}`),
    `slowest ${Math.round(slowestMs)} ms`,
    `readyz ${ready}`,
    `p99 of pages ${Math.round(pagesMs.before)} → ${Math.round(pagesMs.during)} ms`,
    `served again after ${Math.round(recoveredMs)} ms`,
  ].join(', ');
