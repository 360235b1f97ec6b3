import { patience } from '@plumbline/contract/kernel/testing/pace.ts';
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let browser: Promise<Browser> | undefined;

/** Pages of a profile share a process, which keeps the app's compiled scripts, as long as one of them is open. */
const SHARED_PROCESS = '--renderer-process-limit=1';

/** A page lives for seconds: optimizing its scripts takes more time than it saves, a fifth of the renderer's. */
const UNOPTIMIZED = '--js-flags=--no-maglev --no-turbofan';

/** Returns the browser that the files of one worker share. Playwright ends it with the worker's process. */
export function openBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

/** A browser that fails to start, or crashes, fails only the current test. */
async function launch(): Promise<Browser> {
  const forget = () => {
    browser = undefined;
  };
  const { path, args } = inject('chromium');
  try {
    const launched = await chromium.launch({
      executablePath: path,
      args: [...args, SHARED_PROCESS, UNOPTIMIZED],
      timeout: patience(30_000),
    });
    return launched.once('disconnected', forget);
  } catch (error) {
    forget();
    throw error;
  }
}
