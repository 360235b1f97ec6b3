import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../install.mjs';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
/** The settings that exist. */
const settings = new Set([...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name));
/** The default, in seconds. */
const DRAIN_SECONDS = Number(/Default: (\d+) in production[^\n]*\nDRAIN_SECONDS=/.exec(read('.env.example'))?.[1]);
/** The time that a process has for its work after draining (docs/operations.md). */
const AFTERWARDS = 30;

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly healthcheck?: object;
}

const conditionsOf = (needed: Readonly<Record<string, { readonly condition: string }>>) =>
  Object.entries(needed).map(([name, { condition }]) => [name, condition] as const);

describe('deploy/compose.yaml', () => {
  const { services, volumes }: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
    read('deploy/compose.yaml'),
    { merge: true },
  );

  it('names only volumes, services and files that exist', () => {
    const all = Object.values(services);
    const used = all.flatMap(({ volumes: each = [] }) => each.map((text) => text.split(':')[0] ?? ''));
    const files = [
      ...used.filter((from) => from.startsWith('./')).map((from) => join('deploy', from)),
      ...all.flatMap(({ build }) => build?.dockerfile ?? []),
    ];
    expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
    expect(used.filter((from) => !from.startsWith('./') && !(from in volumes))).toEqual([]);
    const needed = all.flatMap(({ depends_on: each = [] }) =>
      Array.isArray(each) ? each.map((name: string) => [name, ''] as const) : conditionsOf(each),
    );
    expect(needed.filter(([name]) => !(name in services))).toEqual([]);
    const healthy = needed.filter(([, condition]) => condition === 'service_healthy').map(([name]) => name);
    expect(healthy.filter((name) => services[name]?.healthcheck === undefined)).toEqual([]);
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

it('deploy/systemd/plumbline sets only settings that exist, and runs the command of a release', () => {
  const script = read('deploy/systemd/plumbline');
  const set = [...script.matchAll(/--setenv=([A-Z_]+)=/g)].map(([, name = '']) => name);
  expect(set.filter((name) => name !== 'INIT_CWD' && !settings.has(name))).toEqual([]);
  expect(existsSync(join(repository, /\/opt\/plumbline\/(server\/bin\/\S+)/.exec(script)?.[1] ?? ''))).toBe(true);
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
