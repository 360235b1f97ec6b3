import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';

const database = await testDatabase();
const { ctx } = await testApp(database);

describe('the metrics', () => {
  it('have each figure that operators watch, under its name and its states, as it is now', async () => {
    await database.pool.query('delete from graphile_worker._private_jobs');
    await database.pool.query(`select graphile_worker.add_job('a', '{}')`);
    await database.pool.query(
      `insert into geocoded_addresses (key, geocoder, latitude, longitude, precision, expires_at)
       values ('found', 'test', 38.25, -85.76, 'exact', now()), ('not known', 'test', null, null, null, now())`,
    );
    const metrics = createMetrics(ctx);
    const port = 40_000 + (process.pid % 20_000);
    await metrics.listen(port, '127.0.0.1');
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await metrics.close();
    expect(text).toContain('# HELP plumbline_jobs_waiting Jobs that could run now\n');
    expect(text).toContain('\nplumbline_jobs_waiting 1\n');
    expect(text).toContain('\nplumbline_geocoding{state="waiting"} 0\n');
    expect(text).toContain('\nplumbline_geocoding{state="found"} 1\n');
    expect(text).toContain('\nplumbline_geocoding{state="unknown"} 1\n');
  });
});
