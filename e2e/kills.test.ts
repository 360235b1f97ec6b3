import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { expect, inject, it } from 'vitest';
import { copyData } from '../tools/product.ts';
import { submitUnderKills } from './support/kills.ts';

it(
  'every 201 survives kill -9 of app and database, with each message delivered exactly once',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-kills-'));
    try {
      await copyData(inject('newData'), dataDir);
      const report = await submitUnderKills({ kills: 5, seed: 7, dataDir });
      expect(report.faults).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(20);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  patience(240_000),
);
