import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, readTheme } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
});

const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((tag) => tag.media);

describe('the theme', () => {
  it('is kept, shown, and gone again with the system’s', () => {
    chooseTheme('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(readTheme()).toBe('dark');
    expect(bars()).toEqual(['not all', 'all']);
    chooseTheme('system');
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('is the system’s when storage holds nonsense or is closed', () => {
    localStorage.setItem('theme', 'sepia');
    expect(readTheme()).toBe('system');
    const closed = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readTheme()).toBe('system');
    closed.mockRestore();
  });
});
