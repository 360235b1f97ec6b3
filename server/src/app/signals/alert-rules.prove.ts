import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const rules = fileURLToPath(new URL('../../../../deploy/monitoring/alerts.yml', import.meta.url));

/** Runs Prometheus's own checker. */
async function promtool(...args: string[]): Promise<string> {
  try {
    return (await run('promtool', args)).stdout;
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: string | number; stdout?: string; stderr?: string };
    if (code === 'ENOENT') throw new Error("There is no promtool: install Debian's package 'prometheus'.");
    throw new Error(`${stdout}${stderr}`);
  }
}

it('Prometheus accepts the alert rules', async () => {
  expect(await promtool('check', 'rules', rules)).toContain('SUCCESS');
});

it('they fire when the database is away, a provider rests, jobs wait or answers fail, and not otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-rules-'));
  const series = (name: string, values: string) => `      - series: '${name}'\n        values: '${values}'`;
  const fires = (alert: string, labels: string) =>
    `      - eval_time: 20m\n        alertname: ${alert}\n        exp_alerts:\n          - exp_labels: { ${labels} }`;
  const quiet = (alert: string) => `      - eval_time: 20m\n        alertname: ${alert}\n        exp_alerts: []`;
  const database = (value: number) => series('plumbline_database_up{instance="a"}', `${value}x30`);
  const answers = (errors: number) =>
    [
      series('http_request_duration_seconds_count{instance="a",status="200"}', '0+100x30'),
      series('http_request_duration_seconds_count{instance="a",status="500"}', `0+${errors}x30`),
    ].join('\n');
  const test = (input: string[], alerts: string[]) =>
    `  - interval: 1m\n    input_series:\n${input.join('\n')}\n    alert_rule_test:\n${alerts.join('\n')}`;
  const broken = test(
    [
      database(0),
      answers(10),
      series('plumbline_breaker_open{provider="SMTP",trouble="unreachable"}', '1x30'),
      series('plumbline_job_wait_seconds{task="send-messages"}', '900x30'),
    ],
    [
      fires('PlumblineDatabaseAway', 'severity: page, instance: a'),
      fires('PlumblineErrors', 'severity: page, instance: a'),
      fires('PlumblineProviderRests', 'severity: page, provider: SMTP, trouble: unreachable'),
      fires('PlumblineJobsWait', 'severity: page, task: send-messages'),
    ],
  );
  const well = test(
    [database(1), answers(0), series('plumbline_job_wait_seconds{task="send-messages"}', '3x30')],
    ['PlumblineDatabaseAway', 'PlumblineErrors', 'PlumblineProviderRests', 'PlumblineJobsWait'].map(quiet),
  );
  // The tests would have to repeat the annotations.
  const bare = (await readFile(rules, 'utf8')).replaceAll(/\n {8}annotations:(?:\n {10}.*)+/g, '');
  await writeFile(join(folder, 'rules.yml'), bare);
  const file = join(folder, 'test.yml');
  await writeFile(file, `rule_files: [rules.yml]\nevaluation_interval: 1m\ntests:\n${broken}\n${well}\n`);
  try {
    expect(await promtool('test', 'rules', file)).toContain('SUCCESS');
  } finally {
    await rm(folder, { recursive: true });
  }
});
