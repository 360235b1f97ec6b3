import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from '../install.mjs';
import { freePort } from '../product.ts';
import { runCommand } from '../run-command.ts';

let folder: string;
let root: string;
beforeAll(async () => {
  const built = await runCommand('node', ['tools/build-release.ts']);
  if (built.code !== 0) throw new Error(built.output);
  console.info(built.output.trim());
  const archive = /^(\/.*\.tar\.gz) /m.exec(built.output)?.[1] ?? '';
  folder = await mkdtemp(join(tmpdir(), 'plumbline-unpacked-'));
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  root = join(folder, (await readdir(folder))[0] ?? '');
}, patience(300_000));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a program of the release with the release's own Node, outside the repository. */
function run(program: readonly string[], data: string, settings: Readonly<Record<string, string>> = {}) {
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: data, NODE_COMPILE_CACHE: join(data, 'compiled'), ...settings };
  const child = spawn(join(root, 'node_modules/node/bin/node'), program, { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

/** Returns the seconds until the product is ready. */
async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(output());
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return (performance.now() - began) / 1000;
    await sleep(20);
  }
}

const stop = async (child: ChildProcess) => {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return child.exitCode;
};

/** Opens pages and what they name, and returns what was not answered as expected. */
async function notServed(url: string): Promise<string[]> {
  const failed: string[] = [];
  const open = async (path: string, type: string): Promise<string> => {
    const answer = await fetch(url + path);
    const isFine = answer.status === 200 && answer.headers.get('content-type')?.includes(type);
    if (!isFine) failed.push(`${path}: ${answer.status} ${answer.headers.get('content-type')}`);
    return answer.text();
  };
  for (const path of ['/', '/es/', '/projects', '/login', '/plumbers/ky/louisville', '/dev/mailbox']) {
    const page = await open(path, 'text/html');
    for (const [, file = ''] of page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)) await open(file, 'javascript');
    for (const [, image = ''] of page.matchAll(/og:image" content="[^"]*(\/social\/[^"]+)"/g))
      await open(image, 'image/png');
  }
  await open('/api/openapi.json', 'json');
  await open('/api/docs/', 'text/html');
  await open('/sitemap.xml', 'xml');
  return failed;
}

it('a release starts with what it contains, quickly on data that is there, and serves every kind of answer', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = () => run([join(root, 'server/start.mjs')], data, { PORT: String(port) });
  const first = start();
  const seconds = [await untilReady(first.child, url, first.output)];
  expect(await notServed(url)).toEqual([]);
  expect(await stop(first.child)).toBe(0);
  for (let again = 0; again < 3; again++) {
    const { child, output } = start();
    seconds.push(await untilReady(child, url, output));
    expect(await stop(child)).toBe(0);
  }
  console.info(`Started in ${seconds.map((each) => each.toFixed(2)).join(', ')} s; the first one creates the database`);
  expect(Math.min(...seconds.slice(1))).toBeLessThan(patience(3000) / 1000);

  const { child, output } = run([join(root, 'server/src/app/commands/main.ts'), 'operator', 'list'], data);
  await once(child, 'close');
  expect(output()).toContain('There is no operator yet');
});

it('a release contains no tests, benchmarks, tools or development packages', () => {
  const files = globSync('**/*', { cwd: root, exclude: ['node_modules'] });
  expect(files.filter((file) => /\.(?:test|prove|bench)\.|(?:^|\/)(?:testing|bench|e2e|tools)\//.test(file))).toEqual(
    [],
  );
  for (const name of ['vitest', 'vite', 'typescript', 'playwright-core', 'react', '@biomejs']) {
    expect(globSync(join(root, 'node_modules', name))).toEqual([]);
  }
  expect(repository).not.toBe(root);
});
