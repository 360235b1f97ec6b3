import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { throwawayCopy } from '../tools/dev/throwaway-copy.ts';
import { freePort } from '../tools/product.ts';

const RULE = 'contract/src/domains/service-requests/lifecycle.ts';

let folder: string;
let url: string;
let development: ChildProcess;
let output = '';

beforeAll(async () => {
  folder = await throwawayCopy();
  // PostgreSQL may run as another user, who needs access.
  await chmod(folder, 0o711);
  await promisify(execFile)('cp', ['-a', `${inject('newData')}/.`, join(folder, 'data')]);
  const port = await freePort();
  url = `http://localhost:${port}`;
  const { PATH, HOME, TMPDIR } = process.env;
  development = spawn(process.execPath, [join(folder, 'tools/dev/main.ts'), '--server'], {
    cwd: folder,
    // The server uses the port after that of the pages.
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: 'warn', PORT: String(port - 1) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', (chunk) => (output += String(chunk)));
  await saying('The server is up to date', 0);
});

afterAll(async () => {
  const ended = once(development, 'exit');
  development.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

/** Waits until the development server says something after the first `from` characters of its output. */
const saying = (words: string, from = output.length) =>
  vi.waitFor(() => expect(output.slice(from)).toContain(words), { timeout: patience(60_000), interval: 50 });

async function edit(change: (source: string) => string): Promise<void> {
  const path = join(folder, RULE);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const giveDays = (days: number) => edit((source) => source.replace(/REOPEN_DAYS = \d+/, `REOPEN_DAYS = ${days}`));

const description = async () => (await fetch(`${url}/api/openapi.json`)).text();

describe('the server of npm run dev', () => {
  it('applies an edited rule', async () => {
    const from = output.length;
    await giveDays(41);
    await saying('The server is up to date', from);
    expect(await description()).toContain('41 days');
  });

  it('shows a syntax error and keeps running until it is fixed', async () => {
    let from = output.length;
    await edit((source) => `${source}\nconst broken = ;\n`);
    await saying('The server before this edit goes on', from);
    expect(output.slice(from)).toContain('const broken = ;');
    expect(await description()).toContain('41 days');

    from = output.length;
    await edit((source) => source.replace('\nconst broken = ;\n', ''));
    await giveDays(42);
    await saying('The server is up to date', from);
    expect(await description()).toContain('42 days');
  });

  it('restarts after a kill', async () => {
    const from = output.length;
    process.kill(Number(/^.*\(process (\d+)\)/s.exec(output)?.[1]), 'SIGKILL');
    await saying('The server is up to date', from);
    expect(await description()).toContain('42 days');
  });
});
