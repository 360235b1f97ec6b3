import { expect, it, vi } from 'vitest';
import { reloadWhenOutdated } from './outdated-build.ts';

it('reloads once when a part of the page is gone, and then lets the failure be seen', () => {
  const reload = vi.fn();
  reloadWhenOutdated(reload);
  const gone = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(gone()).toBe(false);
  online.mockReturnValue(true);
  expect(gone()).toBe(true);
  expect(gone()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
