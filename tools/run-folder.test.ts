import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processesOf } from './tidy-up.ts';

let outside: string;
let run: ChildProcess;

beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'plumbline-outside-'));
});
afterEach(async () => {
  run.kill('SIGKILL');
  await rm(outside, { recursive: true, force: true });
});

/** A run with a PostgreSQL server and an endless process, both started in its folder. */
const program = `
  const { default: setup } = await import(${JSON.stringify(join(import.meta.dirname, 'run-folder.ts'))});
  await setup();
  const { startEmbeddedPostgres } = await import(
    ${JSON.stringify(join(import.meta.dirname, '../server/src/app/embedded-postgres/start.ts'))});
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { spawn } = await import('node:child_process');
  await startEmbeddedPostgres({ dataDir: mkdtempSync(tmpdir() + '/database-'), durable: false });
  spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  console.log(tmpdir());
`;

/** Starts it, and returns the folder once everything is running. */
async function startRun(env: Record<string, string> = {}): Promise<string> {
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  run = spawn('sh', ['-c', '"$NODE" --input-type=module --eval "$PROGRAM" & echo $!; wait'], {
    env: { ...inherited, TMPDIR: outside, NODE: process.execPath, PROGRAM: program, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  run.stdout?.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => output.split('\n').length, { timeout: patience(60_000) }).toBe(3);
  const [id = '', folder = ''] = output.split('\n');
  runId = Number(id);
  return folder;
}
let runId: number;

/** Ignores the folder of the tests themselves. */
const leftIn = async (folder: string) => ({
  processes: (await processesOf(folder)).map(({ name }) => name),
  folder: existsSync(folder),
});
const nothing = { processes: [], folder: false };
const within = () => ({ timeout: patience(30_000), interval: 100 });

describe.runIf(process.platform === 'linux')('a run of tests', { timeout: patience(120_000) }, () => {
  it('that is killed leaves no database, process or file behind', async () => {
    const folder = await startRun();
    expect((await leftIn(folder)).processes).toContain('postgres');
    process.kill(runId, 'SIGKILL');
    await expect.poll(() => leftIn(folder), within()).toEqual(nothing);
  });

  it('under npm ends with the process that started it', async () => {
    const folder = await startRun({ npm_lifecycle_event: 'test' });
    run.kill('SIGKILL');
    await expect.poll(() => leftIn(folder), within()).toEqual(nothing);
  });
});
