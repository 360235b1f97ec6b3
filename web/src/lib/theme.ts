import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Also read by `public/theme.js`, before the first paint. */
const KEY = 'theme';
const listeners = new Set<() => void>();

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

/** Returns the stored choice; 'system' if there is none or storage is unavailable. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return isTheme(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Colors the browser's own bars. Each of the two tags has the color of one scheme. */
function paintBrowserBars(theme: Theme): void {
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const tag of tags) {
    const own = tag.dataset.scheme;
    if (own) tag.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}

/** Applies and stores a theme. 'system' removes the stored choice. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  paintBrowserBars(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is unavailable. The choice applies until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Follows other tabs, and applies the stored theme to a page rendered with the system's. */
export function startTheme(): void {
  paintBrowserBars(readTheme());
  addEventListener('storage', (event) => {
    if (event.key === KEY) chooseTheme(readTheme());
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns the current choice, for the switch. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
