import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { repository } from '../../../tools/install.mjs';
import { freePort } from '../../../tools/product.ts';
import { openToServers, removeFolder, type ServerProcess, serverFolder, startServer } from './server-process.ts';

const NAMES = ['one', 'two', 'three'] as const;
type Name = (typeof NAMES)[number];

/** A busy machine takes minutes for what a quiet one does in ten seconds. */
const WHOLE_TRIES = 1200;
const PASSWORD = 'for-this-proof-only';
const SUPERUSER = `postgres://postgres:${PASSWORD}@127.0.0.1`;
const OWNER = `postgres://plumbline:${PASSWORD}@127.0.0.1`;

/** Three PostgreSQL servers with automatic failover, set up by the files in `deploy/cluster`. */
export interface Cluster {
  /** Through PgBouncer and HAProxy. */
  readonly pooledUrl: string;
  /** Through HAProxy, to the primary and to a replica. */
  readonly directUrl: string;
  readonly readUrl: string;
  /** Kills the primary and its agent with SIGKILL. Returns its name. */
  killPrimary(): Promise<Name>;
  /** Starts the agent again, as a service manager would. */
  revive(name: Name): void;
  /** Waits until all three servers run and one of the replicas is synchronous. Returns the name of the primary. */
  untilWhole(): Promise<Name>;
  /** Returns what the processes have said, for a failed proof. */
  output(): string;
  remove(): Promise<void>;
}

interface Member {
  readonly name: Name;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

const file = (name: string) => join(repository, 'deploy', 'cluster', name);

export async function startCluster(): Promise<Cluster> {
  const folder = await serverFolder('cluster');
  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const client = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const etcd = startServer(
    'etcd',
    Object.entries({
      name: 'one',
      'data-dir': join(folder, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': `one=${peer}`,
    }).map(([setting, value]) => `--${setting}=${value}`),
    { cwd: folder },
  );
  const nodes = new Map<Name, Node>();
  for (const name of NAMES) nodes.set(name, await newNode(name, folder, etcdPort));
  const first = nodes.get('one');
  if (first === undefined) throw new Error('There is no first server');
  for (const node of nodes.values()) node.agent = startAgent(node);

  await copyFile(file('haproxy.cfg'), join(folder, 'haproxy.cfg'));
  const places = [...nodes.values()].flatMap(({ name, port, apiPort }) => [
    [`POSTGRES_${name.toUpperCase()}`, `127.0.0.1:${port}`],
    [`PATRONI_${name.toUpperCase()}`, String(apiPort)],
  ]);
  const haproxy = startServer('haproxy', ['-db', '-f', 'haproxy.cfg'], {
    cwd: folder,
    env: Object.fromEntries(places),
  });
  await copyFile(file('pgbouncer.ini'), join(folder, 'pgbouncer.ini'));
  await writeFile(join(folder, 'userlist.txt'), `"plumbline" "${PASSWORD}"\n`);
  await openToServers(folder);
  const pgbouncer = startServer('pgbouncer', ['pgbouncer.ini'], { cwd: folder });

  const members = async (): Promise<Member[]> => {
    for (const { apiPort } of nodes.values()) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const untilWhole = async (): Promise<Name> => {
    for (let tries = 0; tries < WHOLE_TRIES; tries++) {
      const all = await members();
      const running = all.filter(({ state }) => state === 'running' || state === 'streaming');
      const leader = running.find(({ role }) => role === 'leader');
      const isSafe = running.some(({ role }) => role === 'sync_standby');
      if (leader && isSafe && running.length === NAMES.length) return leader.name;
      await sleep(500);
    }
    throw new Error(`The cluster is not whole: ${JSON.stringify(await members())}`);
  };
  const output = () =>
    [etcd, haproxy, pgbouncer, ...[...nodes.values()].flatMap(({ agent }) => agent ?? [])]
      .map((server) => server.output().slice(-4000))
      .join('\n\n');
  const remove = async () => {
    await pgbouncer.end('SIGINT');
    await haproxy.end();
    for (const { agent } of nodes.values()) await agent?.end();
    await etcd.end();
    await removeFolder(folder);
  };

  try {
    await untilWhole();
    await createDatabase();
  } catch (error) {
    const said = output();
    await remove();
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${said}`);
  }
  return {
    pooledUrl: `${OWNER}:6432/plumbline`,
    directUrl: `${OWNER}:5000/plumbline`,
    readUrl: `${OWNER}:5001/plumbline`,
    untilWhole,
    killPrimary: async () => {
      const node = nodes.get(await untilWhole());
      if (node === undefined) throw new Error('There is no primary');
      // First the agent, which would start the server again.
      const postmaster = Number((await readFile(join(node.data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
      await node.agent?.end('SIGKILL');
      process.kill(postmaster, 'SIGKILL');
      return node.name;
    },
    revive: (name) => {
      const node = nodes.get(name);
      if (node !== undefined) node.agent = startAgent(node);
    },
    output,
    remove,
  };
}

interface Node {
  readonly name: Name;
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly apiPort: number;
  readonly etcdPort: number;
  agent?: ServerProcess;
}

async function newNode(name: Name, parent: string, etcdPort: number): Promise<Node> {
  const folder = join(parent, name);
  await mkdir(folder);
  await copyFile(file('patroni.yml'), join(folder, 'patroni.yml'));
  await openToServers(folder);
  return { name, folder, data: join(folder, 'data'), port: await freePort(), apiPort: await freePort(), etcdPort };
}

/** The variables are those of `patroni.env.example`. */
const startAgent = ({ name, folder, data, port, apiPort, etcdPort }: Node): ServerProcess =>
  startServer('patroni', ['patroni.yml'], {
    cwd: folder,
    env: {
      PATRONI_NAME: name,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${apiPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${apiPort}`,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    },
  });

/** HAProxy needs a moment to notice the primary. */
async function createDatabase(): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: `${SUPERUSER}:5000/postgres`, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`create role plumbline login password '${PASSWORD}'`);
      await client.query("alter role plumbline set statement_timeout = '4s'");
      await client.query('create database plumbline owner plumbline');
      return;
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
