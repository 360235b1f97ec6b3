import { access, constants } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, NoChromiumError } from './chromium.ts';
import { unpackChromium } from './packed-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the Chromium for tests', () => {
  it('is the one that CHROMIUM_PATH names, or none at all', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    const search = findChromium();
    await expect(search).rejects.toThrow(NoChromiumError);
    await expect(search).rejects.toThrow(/name one with CHROMIUM_PATH\.\n {2}CHROMIUM_PATH: /);
  });

  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'comes with the packages, starts and draws, where the machine has none',
    async () => {
      const path = (await unpackChromium()) ?? '';
      await access(path, constants.X_OK);
      vi.stubEnv('CHROMIUM_PATH', path);
      const { args } = await findChromium();
      const browser = await chromium.launch({ executablePath: path, args: [...args] });
      expect(browser.version()).toMatch(/^\d+\./);
      await browser.close();
    },
    60_000,
  );
});
