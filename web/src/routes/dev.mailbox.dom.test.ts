import { isNotFound } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.doUnmock('../lib/site.ts'));

/** Returns what the route throws before it loads, in a mode. */
async function refusalIn(mode: 'demonstration' | 'production'): Promise<unknown> {
  vi.resetModules();
  vi.doMock('../lib/site.ts', () => ({ site: { mode } }));
  const { Route } = await import('./dev.mailbox.tsx');
  try {
    Route.options.beforeLoad?.({} as never);
  } catch (error) {
    return error;
  }
  return undefined;
}

it('the mailbox is a page of the demonstration, and of production none', async () => {
  expect(await refusalIn('demonstration')).toBeUndefined();
  expect(isNotFound(await refusalIn('production'))).toBe(true);
});
