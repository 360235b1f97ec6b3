import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../install.mjs';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
/** The settings that exist. */
const settings = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name));
/** The default, in seconds. */
const DRAIN_SECONDS = Number(/Default: (\d+) in production[^\n]*\nDRAIN_SECONDS=/.exec(read('.env.example'))?.[1]);
/** The time that a process has for its work after draining (docs/operations.md). */
const AFTERWARDS = 30;

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly healthcheck?: object;
}

describe('deploy/compose.yaml', () => {
  const { services, volumes }: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
    read('deploy/compose.yaml'),
    { merge: true },
  );

  it('names only volumes, services and files that exist', () => {
    for (const { volumes: used = [], depends_on: needed = {}, build } of Object.values(services)) {
      for (const [from = ''] of used.map((each) => each.split(':'))) {
        if (from.startsWith('./')) expect(globSync(join(repository, 'deploy', from))).toHaveLength(1);
        else expect(Object.keys(volumes)).toContain(from);
      }
      for (const [name, at] of Array.isArray(needed) ? needed.map((each) => [each, null]) : Object.entries(needed)) {
        expect(Object.keys(services)).toContain(name);
        if (at?.condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
      }
      if (build !== undefined) expect(globSync(join(repository, build.dockerfile))).toHaveLength(1);
    }
  });

  it('gives the product only settings that exist, no root file system to write to, and time to drain', () => {
    for (const name of ['web', 'worker']) {
      const service = services[name];
      expect(Object.keys(service?.environment ?? {}).filter((setting) => !settings.has(setting))).toEqual([]);
      expect(service?.read_only).toBe(true);
      expect(Number.parseInt(service?.stop_grace_period ?? '', 10)).toBeGreaterThan(DRAIN_SECONDS + AFTERWARDS);
    }
  });
});

describe.each(globSync('deploy/systemd/*.service', { cwd: repository }))('%s', (path) => {
  const unit = read(path);

  it('sets only settings that exist, starts what a release has, and gives it time to drain', () => {
    const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = '']) => text.split(' '));
    const names = set.map((each) => each.split('=')[0] ?? '').filter((name) => name !== 'NODE_COMPILE_CACHE');
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
    expect(unit).toContain('ExecStart=/opt/plumbline/node_modules/node/bin/node /opt/plumbline/server/start.mjs');
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(DRAIN_SECONDS + AFTERWARDS);
    expect(unit).toContain(`/etc/systemd/system/${basename(path)}`);
  });
});

it.each([
  ['deploy/nginx.conf', /keepalive_timeout (\d+)s;/],
  ['deploy/Caddyfile', /keepalive (\d+)s/],
])('%s keeps no connection as long as a process drains', (path, keepAlive) => {
  expect(Number(keepAlive.exec(read(path))?.[1])).toBeLessThan(DRAIN_SECONDS);
});

it('deploy/Dockerfile ends as a user without rights, and asks for health what a release has', () => {
  const dockerfile = read('deploy/Dockerfile');
  const users = [...dockerfile.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['10001:10001']);
  for (const [, file = ''] of dockerfile.matchAll(/\/opt\/plumbline\/(server\/\w+\.mjs)/g)) {
    expect(globSync(file, { cwd: repository })).toHaveLength(1);
  }
});
