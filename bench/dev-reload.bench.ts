import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { throwawayCopy } from '../tools/dev/throwaway-copy.ts';
import { freePort } from '../tools/product.ts';
import { benchPostgres } from './bench-postgres.ts';
import { type Bench, median, type Subject } from './harness.ts';

/** A file that many modules import. */
const RULE = 'contract/src/domains/service-requests/lifecycle.ts';
/** Handles `/healthz`, which is cheap enough to poll while the other server starts. */
const ANSWER = 'server/src/app/http/app.ts';
const STATUS = /status: 'ok\d*'/;
/** Pause between a response and the next edit. */
const PAUSE_MS = 5_000;
const POLL_MS = 25;
const MOST_MS = 180_000;

interface Server extends Subject {
  /** Edits two files. Returns the seconds until a response contains the number. */
  edit(number: number): Promise<number>;
  /** The seconds of each edit so far. */
  readonly waits: readonly number[];
}

const shared = benchPostgres();

/** Runs a program that restarts the server on edits, in a copy of the repository with a separate database. */
async function developed(name: string, argsFor: (copy: string) => string[], portAfter: 0 | 1): Promise<Server> {
  const postgres = await shared();
  const copy = await throwawayCopy();
  const port = await freePort();
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, argsFor(copy), {
    cwd: copy,
    env: {
      PATH,
      HOME,
      TMPDIR,
      LOG_LEVEL: 'silent',
      PORT: String(port - portAfter),
      DATABASE_URL: await postgres.databaseFor(name),
      NODE_COMPILE_CACHE: join(copy, 'node_modules', '.cache', 'plumbline-compiled'),
    },
    // The child notices by the closed channel when this process has ended.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waits: number[] = [];
  let last = 10;

  const answers = async (status: string) => {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    return (await answer?.text().catch(() => undefined))?.includes(`"${status}"`) === true;
  };
  const until = async (status: string) => {
    const began = performance.now();
    while (!(await answers(status))) {
      assert.ok(performance.now() - began < MOST_MS, `${name} does not answer with ${status}`);
      await sleep(POLL_MS);
    }
    return (performance.now() - began) / 1000;
  };
  const change = async (file: string, edited: (source: string) => string) => {
    const path = join(copy, file);
    await writeFile(path, edited(await readFile(path, 'utf8')));
  };
  const edit = async (number: number) => {
    await change(RULE, (source) => `${source}\n// ${number}\n`);
    await change(ANSWER, (source) => source.replace(STATUS, `status: 'ok${number}'`));
    const wait = await until(`ok${number}`);
    waits.push(wait);
    await sleep(PAUSE_MS);
    return wait;
  };

  await until('ok');
  await sleep(PAUSE_MS);
  return {
    edit,
    waits,
    run: async (seconds) => {
      let edits = 0;
      let waited = 0;
      while (waited < seconds) {
        last += 1;
        waited += await edit(last);
        edits += 1;
      }
      return edits / waited;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(copy, { recursive: true, force: true });
    },
  };
}

const ours = () => developed('ours', (copy) => [join(copy, 'tools/dev/main.ts'), '--server'], 1);

async function baseline(): Promise<Server> {
  const flags = ['--watch', '--watch-preserve-output', '--watch-kill-signal=SIGKILL'];
  const server = await developed('baseline', (copy) => [...flags, join(copy, 'server/src/app/main.ts')], 0);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await (await shared()).stop();
    },
  };
}

function spread(waits: readonly number[]): string {
  const slow = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.9) - 1] ?? Number.NaN;
  return `median ${median(waits).toFixed(2)} s, p90 ${slow.toFixed(2)} s of ${waits.length} edits`;
}

export default {
  name: 'dev-reload',
  summary: 'Edits of a server file, in edits answered by the new code per second of waiting, against node --watch',
  ours,
  baseline,
  compareAnswers: async (mine, theirs) => {
    await mine.edit(9);
    await theirs.edit(9);
  },
  afterwards: async (mine, theirs) =>
    `ours: ${spread(mine.waits)}; node --watch: ${spread(theirs.waits)}; load average ${loadavg()[0]?.toFixed(1)}`,
  atLeast: 2,
} satisfies Bench<Server>;
