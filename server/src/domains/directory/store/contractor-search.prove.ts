import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../kernel/testing/test-database.ts';
import { expectExact } from '../testing/full-scan.ts';
import { makeWorld, settle } from '../testing/search-world.ts';

const { db } = await testDatabase();

const WORLDS = 4;
const QUESTIONS = 2500;

describe('searching around a point', () => {
  it('finds the same as a full scan, in 10,000 random and adversarial searches', {
    timeout: 1_800_000,
  }, async () => {
    let hits = 0;
    for (let seed = 1; seed <= WORLDS; seed += 1) {
      await db.execute('truncate contractors cascade');
      const world = makeWorld(seed * 1009);
      await settle(db, world);
      for (let question = 0; question < QUESTIONS; question += 1) {
        hits += await expectExact(db, world, world.ask(), question % 10 === 0 ? 60 : 1);
      }
    }
    expect(hits).toBeGreaterThan(100_000);
  });
});
