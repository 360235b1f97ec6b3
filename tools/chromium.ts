import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { unpackChromium } from './packed-chromium.ts';

export interface Chromium {
  /** An executable that starts and supports WebGL2. */
  readonly path: string;
  readonly args: readonly string[];
  /** Its origin, in words. */
  readonly source: string;
}

/** No browser works here; the message says what to do. */
export class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}

/**
 * Works in containers, as root and without a graphics card, and makes no network calls. SwiftShader renders only WebGL;
 * using it for pages, too, would take a sixth longer.
 */
const args: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];

interface Candidate {
  readonly source: string;
  readonly find: () => Promise<string | undefined> | string | undefined;
}

const candidates: readonly Candidate[] = [
  { source: 'this machine', find: installed },
  { source: 'the npm package @sparticuz/chromium', find: unpackChromium },
  { source: 'the system package chromium', find: installWithApt },
];

/**
 * Finds a Chromium for tests: that of `CHROMIUM_PATH`, else one on the machine, else the one in an npm package, else
 * (as root) the system's package. Each candidate is started once to verify it.
 *
 * @throws NoChromiumError if none works, with the reasons
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  const sources = given ? [{ source: 'CHROMIUM_PATH', find: () => given }] : candidates;
  const reasons: string[] = [];
  for (const { source, find } of sources) {
    try {
      const path = await find();
      if (path === undefined) continue;
      await tryOut(path);
      return { path, args, source };
    } catch (error) {
      reasons.push(`${source}: ${reasonOf(error)}`);
    }
  }
  throw new NoChromiumError(
    ['No Chromium starts here. Install Chromium or Chrome, or name one with CHROMIUM_PATH.', ...reasons].join('\n  '),
  );
}

/** Extracts the helpful sentence from Playwright's long log. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const library = /error while loading shared libraries: (\S+):/.exec(message)?.[1];
  return library ? `lacks the library ${library}` : (message.split('\n', 1)[0] ?? message);
}

function installed(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const elsewhere = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ];
  const playwright = globSync(join(homedir(), '.cache', 'ms-playwright', 'chromium-*', 'chrome-linux*', 'chrome'));
  return [...onPath, ...elsewhere, ...playwright].find((path) => existsSync(path));
}

async function installWithApt(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: string[]) => promisify(execFile)('apt-get', ['-q', ...words], { env, timeout: 300_000 });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'chromium');
  return installed();
}

async function tryOut(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...args], timeout: 30_000 });
  try {
    const page = await browser.newPage();
    const draws = await page.evaluate("document.createElement('canvas').getContext('webgl2') !== null");
    if (draws !== true) throw new Error(`${executablePath} starts, but has no WebGL2`);
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const { path, source } = await findChromium();
  console.log(`${path} (from ${source})`);
}
