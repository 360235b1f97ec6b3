import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { submitUnderKills } from './support/kills.ts';

const RUNS = 20;
const KILLS_A_RUN = 100;

it.each(Array.from({ length: RUNS }, (_, run) => run + 1))(
  'a hundred kills lose and repeat nothing (seed %d)',
  async (seed) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-kills-'));
    try {
      const report = await submitUnderKills({ kills: KILLS_A_RUN, seed, dataDir });
      const { faults } = report;
      // The first few faults show their kind; there may be thousands.
      expect(`${faults.length} faults ${faults.slice(0, 5).join('; ')}`).toBe('0 faults ');
      expect(report.acknowledged).toBeGreaterThan(KILLS_A_RUN);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
