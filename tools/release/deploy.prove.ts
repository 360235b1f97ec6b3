import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureWebBuilt } from '../build-web.mjs';
import { repository } from '../install.mjs';
import { runCommand } from '../run-command.ts';

const MINUTES = 60_000;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of a Debian package. @throws Error that names the package if it is missing, or with its output */
async function must(debianPackage: string, program: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(program, args, { env: { HOME: folder } });
  if (output.includes(`spawn ${program} ENOENT`)) throw new Error(`Missing: apt-get install ${debianPackage}`);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`);
  return output;
}

describe('the systemd units', () => {
  it.each([
    ['plumbline.service', 'plumbline.service'],
    ['plumbline-web@.service', 'plumbline-web@3001.service'],
    ['plumbline-worker.service', 'plumbline-worker.service'],
  ])('%s is valid and hardened', async (file, instance) => {
    const unit = readFileSync(join(repository, 'deploy/systemd', file), 'utf8');
    // The program has to exist.
    const copy = join(folder, instance);
    writeFileSync(copy, unit.replaceAll('/opt/plumbline/node_modules/node/bin/node', process.execPath));
    expect(await must('systemd', 'systemd-analyze', ['verify', '--man=no', copy])).toBe('');
    const exposure = await must('systemd', 'systemd-analyze', ['security', '--offline=true', copy]);
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(exposure)?.[1])).toBeLessThan(2.5);
  });
});

describe('the image', { timeout: patience(30 * MINUTES) }, () => {
  beforeAll(() => ensureWebBuilt({ node: process.execPath }), patience(10 * MINUTES));
  const store = () => ['--root', join(folder, 'images'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const buildah = (...args: readonly string[]) => must('buildah', 'buildah', [...store(), ...args]);

  it('is built as written on a Debian base, and runs as a user without rights on a root file system of root', async () => {
    const base = join(folder, 'base');
    await must('debootstrap', 'debootstrap', ['--variant=minbase', 'bookworm', base, 'http://deb.debian.org/debian']);
    const container = (await buildah('from', 'scratch')).trim();
    await buildah('add', '-q', container, base, '/');
    await buildah('commit', '-q', container, 'localhost/base');
    // The build is offline: it uses the packages and the web app that are here.
    const mounted = (await buildah('mount', container)).trim();
    for (const program of ['node', 'npm', 'npx']) await must('coreutils', 'which', [program]);
    cpSync(process.execPath, join(mounted, 'usr/local/bin/node'));
    // The folder of npm itself: its global folder depends on the Node that runs it.
    const npm = dirname(dirname(realpathSync((await must('npm', 'sh', ['-c', 'command -v npm'])).trim())));
    cpSync(npm, join(mounted, 'usr/local/lib/npm'), { recursive: true, dereference: true });
    writeFileSync(join(mounted, 'usr/local/bin/npm'), '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n', {
      mode: 0o755,
    });
    await buildah('commit', '-q', container, 'localhost/build-base');
    const args = ['BUILD_BASE=localhost/build-base', 'BASE=localhost/base'].flatMap((each) => ['--build-arg', each]);
    const present = ['node_modules', 'web/dist'].flatMap((each) => ['-v', `${join(repository, each)}:/src/${each}`]);
    const file = join(repository, 'deploy/Dockerfile');
    const built = ['bud', '--isolation', 'chroot', '--format', 'docker', ...present, ...args, '-f', file];
    await buildah(...built, '-t', 'plumbline', repository);

    const inspected = JSON.parse(await buildah('inspect', '--type', 'image', 'plumbline'));
    const { User, Healthcheck, Volumes } = inspected.Docker.config;
    expect({ User, Volumes }).toEqual({ User: '10001:10001', Volumes: { '/data': {} } });
    expect(Healthcheck.Test).toEqual(['CMD', 'node', '/opt/plumbline/server/healthcheck.mjs']);

    const product = (await buildah('from', 'localhost/plumbline')).trim();
    const say = (command: string) => buildah('run', '--isolation', 'chroot', product, '--', 'sh', '-c', command);
    expect((await say('id -u')).trim()).toBe('10001');
    expect(await say('find /opt/plumbline -writable -not -type l | head -3')).toBe('');
    const started = `PLUMBLINE_MODE=demonstration HOST=127.0.0.1 PORT=4999 node /opt/plumbline/server/start.mjs & pid=$!
      for i in $(seq 1 600); do PORT=4999 node /opt/plumbline/server/healthcheck.mjs && break; sleep 0.5; done
      PORT=4999 node /opt/plumbline/server/healthcheck.mjs && echo healthy; kill $pid; wait $pid; echo ended $?`;
    const output = await say(started);
    expect(output).toContain('healthy');
    expect(output).toContain('ended 0');
    expect(basename(product)).toBe(product);
  });
});
