import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { plain } from '@plumbline/contract/kernel/testing/pseudo.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fastStartEnv, fastStartFlags } from '../../tools/fast-start.mjs';
import { repository } from '../../tools/install.mjs';
import { pseudoFlags, speaksPseudo } from '../../tools/pseudo/build.ts';

/**
 * Runs a program of the repository on a product's data, as its operator would. Returns its output; rejects with it on
 * failure.
 */
export async function plumblineCommand(
  dataDir: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const flags = [...fastStartFlags, ...(speaksPseudo ? pseudoFlags : [])];
  const child = spawn(process.execPath, [...flags, join(repository, 'server/src/app/commands/main.ts'), ...words], {
    cwd: dataDir,
    env: { PATH, HOME, TMPDIR, LANG, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...fastStartEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The command failed (${code}):\n${output}`);
  return speaksPseudo ? plain(output) : output;
}

/** Waits until the operator's page learns that the newest message to someone is unsent for this reason. */
export async function untilMessage(page: Page, { email }: { readonly email: string }, reason: string): Promise<void> {
  const address = `/api/operator/messages?${new URLSearchParams({ to: email, limit: '1' }).toString()}`;
  const newest = () =>
    page.evaluate(async (path) => {
      const [message]: { statusReason: string | null }[] = await (await fetch(path)).json();
      return message?.statusReason ?? null;
    }, address);
  await expect.poll(newest, { timeout: patience(60_000), interval: 500 }).toBe(reason);
}
