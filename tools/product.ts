import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
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
  /** Additional settings, which override the ones below. */
  readonly env?: Readonly<Record<string, string>>;
  /** A folder that is kept afterwards; by default a temporary one, removed by `stop`. */
  readonly dataDir?: string;
  /** The data of a stopped product: copying it takes a second, creating a new one six. */
  readonly copyOf?: string;
  /** By default a free one. */
  readonly port?: number;
  /** The folder of another release. */
  readonly root?: string;
  /** Milliseconds until `/readyz` must respond, on a quiet machine. */
  readonly patience?: number;
  /** False for a worker, which serves nothing and reports by itself when it is ready. */
  readonly awaitReady?: boolean;
}

/** A running Plumbline in a separate process, started as people start it. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Returns its output so far. */
  output(): string;
  /** Drains and ends it, and removes temporary data. Returns its exit code; null if it had to be killed. */
  stop(): Promise<number | null>;
  /** Kills it with SIGKILL; its data stays. */
  kill(): Promise<void>;
}

/** Starts the product in demonstration mode on a free port, and waits until it is ready. */
export async function startProduct({
  env = {},
  dataDir,
  copyOf,
  port: chosenPort,
  root = repository,
  patience = 90_000,
  awaitReady = true,
}: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'plumbline-product-')));
  if (copyOf !== undefined) await copyData(copyOf, folder);
  const port = chosenPort ?? (await freePort());
  const child = spawn(
    process.execPath,
    [...fastStartFlags, ...(speaksPseudo ? pseudoFlags : []), join(root, 'server/src/app/main.ts')],
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
        // Confirming a contact is the subject of its own journey.
        CUSTOMER_PROOF: 'none',
        ...env,
      },
      // The child notices by the closed channel when this process has ended, and ends, too.
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

/**
 * Copies the data of a stopped product, keeping the owners: PostgreSQL rejects another user's data. Its binaries, half
 * of the bytes and most of the files, are shared with the copy, which needs the original for as long as it runs.
 */
export async function copyData(from: string, to: string): Promise<void> {
  const names = await readdir(from);
  const isBinaries = (name: string) => name.startsWith('runtime-');
  const data = names.filter((name) => !isBinaries(name)).map((name) => join(from, name));
  await promisify(execFile)('cp', ['-a', ...data, to]);
  await Promise.all(names.filter(isBinaries).map((name) => symlink(join(from, name), join(to, name))));
  const { mode, uid, gid } = await stat(from);
  await chown(to, uid, gid);
  await chmod(to, mode);
}

/** Returns the environment without the caller's settings, which would make runs differ. */
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

/** It gets 30 seconds to drain; more on a slow machine. */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), scaled(30_000));
  await gone;
  clearTimeout(impatience);
}

/** Returns a port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
