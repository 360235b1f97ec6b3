import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { vi } from 'vitest';
import { repository } from '../../tools/install.mjs';
import { freePort } from '../../tools/product.ts';
import { runCommand } from '../../tools/run-command.ts';
import type { Balancer } from './round-robin.ts';
import { statusOf } from './status-of.ts';

/** A reverse proxy with TLS. Its certificate is trusted by this process from now on. */
export interface Proxy extends Balancer {
  /** Redirects to `url`. */
  readonly plainUrl: string;
  output(): string;
}

/** Opens Caddy with `deploy/Caddyfile`, as it is, in front of some processes. */
export async function openCaddy(urls: readonly string[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-caddy-'));
  const [plain, secure, admin] = [await freePort(), await freePort(), await freePort()];
  // Only what belongs to a machine: ports that nobody else uses, and no change of its trusted certificates.
  const options = `{\n  admin localhost:${admin}\n  skip_install_trust\n  http_port ${plain}\n  https_port ${secure}\n}\n`;
  const config = join(folder, 'Caddyfile');
  await writeFile(config, `${options}import ${join(repository, 'deploy', 'Caddyfile')}\n`);
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    PLUMBLINE_SITE: 'localhost',
    PLUMBLINE_PROCESSES: urls.map((url) => new URL(url).host).join(' '),
  };
  const program = await start('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], env);
  return opened(program, folder, { plain, secure }, () =>
    readFile(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
  );
}

/** Opens nginx with `deploy/nginx.conf`, in which only names, ports and paths are replaced, in front of some processes. */
export async function openNginx(urls: readonly string[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-nginx-'));
  const [plain, secure] = [await freePort(), await freePort()];
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  await mustRun('openssl', [...made, ...subject]);
  const shipped = await readFile(join(repository, 'deploy', 'nginx.conf'), 'utf8');
  const [first, second] = urls.map((url) => new URL(url).host);
  const site = [
    ['127.0.0.1:3001', first ?? ''],
    ['127.0.0.1:3002', second ?? ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    ['https://plumbline.example$request_uri', `https://localhost:${secure}$request_uri`],
    ['/etc/letsencrypt/live/plumbline.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/plumbline.example/privkey.pem', key],
    ['server_name plumbline.example;', 'server_name localhost;'],
  ].reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no '${from}'`);
    return text.replaceAll(from, to);
  }, shipped);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr warn;
events {}
http { access_log off; ${paths}
${site}
}`,
  );
  const program = await start('nginx', ['-c', config, '-p', folder], {});
  return opened(program, folder, { plain, secure }, () => readFile(certificate, 'utf8'));
}

interface Program {
  readonly child: ChildProcess;
  output(): string;
}

/** Debian keeps servers where only root's path leads. */
const path = [process.env.PATH, '/usr/sbin'].join(delimiter);

async function start(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Program> {
  const child = spawn(name, args, { env: { PATH: path, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const failed = once(child, 'error').then(() => {
    throw new Error(`${name} is missing: apt-get install ${name}`);
  });
  await Promise.race([once(child, 'spawn'), failed]);
  return { child, output: () => output };
}

async function opened(
  { child, output }: Program,
  folder: string,
  ports: { readonly plain: number; readonly secure: number },
  certificate: () => Promise<string>,
): Promise<Proxy> {
  const url = `https://localhost:${ports.secure}`;
  const isThere = async () => {
    if (child.exitCode !== null) throw new Error(`The proxy has ended.\n${output()}`);
    setDefaultCACertificates([...getCACertificates('default'), await certificate()]);
    if ((await statusOf(`${url}/healthz`)) !== 200) throw new Error(`The proxy doesn't answer.\n${output()}`);
  };
  await vi.waitFor(isThere, { timeout: 20_000, interval: 200 });
  return {
    url,
    plainUrl: `http://localhost:${ports.plain}`,
    output,
    close: async () => {
      const gone = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function mustRun(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${command} failed, or is missing (apt-get install ${command}): ${output}`);
}
