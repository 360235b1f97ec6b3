import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { patience as scaled } from '@plumbline/contract/kernel/testing/pace.ts';
import { fastStartEnv, fastStartFlags } from './fast-start.mjs';
import { repository } from './install.mjs';
import { pseudoFlags, speaksPseudo } from './pseudo/build.ts';

export interface ProductOptions {
  /** Settings besides the ones below; these win. */
  readonly env?: Readonly<Record<string, string>>;
  /** Kept afterwards; else a temporary folder, gone with `stop`. */
  readonly dataDir?: string;
  /** The data of a product that was stopped: a copy of it is ready in a second, while a new one is made in six. */
  readonly copyOf?: string;
  /** Milliseconds until `/readyz` must have answered, on a quiet machine. */
  readonly patience?: number;
  /** False for a worker, which serves nothing: it is ready when it says so. */
  readonly awaitReady?: boolean;
}

/** A running Plumbline, as people start it, in a process of its own. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** Drains and ends it; the temporary data with it. Answers its exit code; null when it had to be killed. */
  stop(): Promise<number | null>;
  /** Ends it without notice (kill -9); its data stay. */
  kill(): Promise<void>;
}

/** Starts the product in demonstration mode on a free port and waits until it is ready to serve. */
export async function startProduct({
  env = {},
  dataDir,
  copyOf,
  patience = 90_000,
  awaitReady = true,
}: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'plumbline-product-')));
  if (copyOf !== undefined) await copyData(copyOf, folder);
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...fastStartFlags, ...(speaksPseudo ? pseudoFlags : []), join(repository, 'server/src/app/main.ts')],
    {
      // Not the repository: its .env is the developer's.
      cwd: folder,
      env: {
        ...inherited(),
        PLUMBLINE_MODE: 'demonstration',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        ...fastStartEnv,
        DATA_DIR: folder,
        ...env,
      },
      // By the closed channel it notices when this process is gone, and ends.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));

  const product: Product = {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    dataDir: folder,
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop: async () => {
      await end(child, 'SIGTERM');
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
  try {
    await (awaitReady
      ? untilReady(product.url, child, scaled(patience))
      : untilSaid('The worker is running', product, child, scaled(patience)));
    return product;
  } catch (error) {
    await product.stop();
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${output}`);
  }
}

/** Copies the data of a stopped product, with their owners: PostgreSQL refuses the data of another user. */
export async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** The caller's settings would make two runs differ. */
function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

async function untilReady(url: string, child: ChildProcess, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (hasEnded(child)) throw new Error(`Plumbline ended before it was ready (exit code ${child.exitCode}).`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`Plumbline was not ready after ${patience / 1000} s.`);
}

async function untilSaid(words: string, product: Product, child: ChildProcess, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (!product.output().includes(words)) {
    if (hasEnded(child)) throw new Error(`Plumbline ended before it was ready (exit code ${child.exitCode}).`);
    if (Date.now() > end) throw new Error(`Plumbline was not ready after ${patience / 1000} s.`);
    await sleep(100);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Asked to drain, it has 30 seconds; more on a slow machine. */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), scaled(30_000));
  await gone;
  clearTimeout(impatience);
}

/** A port of 127.0.0.1 that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
