import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seedSources } from '../../../seeds/sources.ts';
import { openDatabase } from '../../kernel/database.ts';
import { testDatabase } from '../../kernel/testing/test-database.ts';
import { databaseMetrics, gauges } from '../compose/gauges.ts';
import { testApp } from '../testing/test-app.ts';
import { createMetrics, type MetricsOptions } from './metrics.ts';

const database = await testDatabase();
const { ctx } = await testApp(database);

const metricsWith = (given: Partial<MetricsOptions> = {}) =>
  createMetrics({
    source: ctx,
    ping: () => database.pool.query('select 1'),
    pools: { requests: database.pool },
    ...given,
  });

const file = (name: string) => readFileSync(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url), 'utf8');

describe('the metrics', () => {
  it('have each figure that operators watch, under its name and its states, as it is now', async () => {
    await database.pool.query('delete from graphile_worker._private_jobs');
    await database.pool.query(`select graphile_worker.add_job('a', '{}', run_at => now() - interval '1 hour')`);
    await database.pool.query(
      `insert into geocoded_addresses (key, geocoder, latitude, longitude, precision, expires_at)
       values ('found', 'test', 38.25, -85.76, 'exact', now()), ('not known', 'test', null, null, null, now())`,
    );
    await database.pool.query(
      `insert into provider_rests (provider, channel, trouble, since, until)
       values ('SMTP', 'email', 'unreachable', now(), now())`,
    );
    await seedSources(ctx, true, false);
    const metrics = metricsWith();
    metrics.countJob({ task: 'send-messages', outcome: 'retry', ms: 30 });
    metrics.countMessage('email', 'failed');
    const port = 40_000 + (process.pid % 20_000);
    await metrics.listen(port, '127.0.0.1');
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await metrics.close();
    expect(text).toContain('# HELP plumbline_jobs_waiting Jobs that could run now\n');
    expect(text).toContain('\nplumbline_jobs_waiting 1\n');
    expect(text).toContain('\nplumbline_geocoding{state="waiting"} 0\n');
    expect(text).toContain('\nplumbline_geocoding{state="found"} 1\n');
    expect(text).toContain('\nplumbline_geocoding{state="unknown"} 1\n');
    expect(text).toContain('\nplumbline_jobs{task="a",state="waiting"} 1\n');
    expect(text).toMatch(/\nplumbline_job_wait_seconds\{task="a"\} 36\d\d/);
    expect(text).toContain('\nplumbline_breaker_open{provider="SMTP",trouble="unreachable"} 1\n');
    expect(text).toContain('\nplumbline_messages_waiting{channel="email"} 0\n');
    expect(text).toMatch(/\nplumbline_source_failures\{source="[\w-]+"\} 0\n/);
    expect(text).toMatch(/\nplumbline_database_connections\{pool="requests",state="busy"\} \d/);
    expect(text).toContain('\nplumbline_job_runs_total{task="send-messages",outcome="retry"} 1\n');
    expect(text).toContain('\nplumbline_messages_total{channel="email",fate="failed"} 1\n');
    expect(text).toContain('\nplumbline_database_up 1\n');
  });

  it('say that the database is away, keep no old figures of it, and have all others', async () => {
    const nowhere = openDatabase('postgres://127.0.0.1:1/none', { patience: 500 });
    const metrics = metricsWith({
      source: { db: nowhere.db, clock: ctx.clock, settings: ctx.settings },
      ping: () => nowhere.pool.query('select 1'),
    });
    metrics.countMessage('sms', 'sent');
    const text = await metrics.text();
    await nowhere.close();
    expect(text).toContain('\nplumbline_database_up 0\n');
    expect(text).toContain('\nplumbline_messages_total{channel="sms",fate="sent"} 1\n');
    expect(text).toMatch(/\nprocess_resident_memory_bytes \d/);
    for (const { name } of [...gauges, ...databaseMetrics]) expect(text).not.toMatch(new RegExp(`\\n${name}[ {]`));
  });

  it.each(['alerts.yml', 'dashboard.json'])('are those that deploy/monitoring/%s uses', async (name) => {
    const metrics = metricsWith();
    metrics.observeStreams({ openStreams: () => 0, isListening: () => true });
    const exported = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric));
    const used = [...file(name).matchAll(/\b(?:plumbline|http|process|nodejs)_[a-z0-9_]+\b/g)].map(([metric]) =>
      metric.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect(used.length).toBeGreaterThan(10);
    expect([...new Set(used)].filter((metric) => !exported.has(metric))).toEqual([]);
  });
});
