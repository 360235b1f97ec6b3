import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenOutdated } from './outdated-build.ts';
import { noteUnsaved } from './unsaved-forms.ts';

let isNavigating = false;
const reload = vi.fn();
reloadWhenOutdated(() => isNavigating, reload);

const gone = () => {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  isNavigating = false;
  reload.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('reloads once when a part of the page is gone, and then lets the failure be seen', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(gone()).toBe(false);
  online.mockReturnValue(true);
  expect(gone()).toBe(true);
  expect(gone()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps what was typed when a part is gone, but loads the page that somebody goes to', () => {
  const saved = noteUnsaved();
  expect(gone()).toBe(false);
  isNavigating = true;
  expect(gone()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  saved();
});
