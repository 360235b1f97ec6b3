import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_REMOVE_DELAY_MS, toast, toastStore } from './toast-store.ts';
import Toaster from './toaster.tsx';

beforeAll(() => {
  // jsdom implements neither.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.releasePointerCapture = () => undefined;
  HTMLElement.prototype.hasPointerCapture = () => true;
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(2 * TOAST_REMOVE_DELAY_MS));
  vi.useRealTimers();
});

const show = (title: string, description?: string) => {
  let close = () => undefined as void;
  act(() => {
    close = toast({ title, ...(description ? { description } : {}) });
  });
  return close;
};
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const open = () => toastStore.snapshot().filter((one) => one.open);

describe('toasts', () => {
  it('show one at a time: a newer one takes the place of the one shown', () => {
    render(<Toaster />);
    show('Data Refreshed', 'Project data has been updated successfully.');
    show('Export Complete');
    expect(screen.queryByText('Data Refreshed')).toBeNull();
    expect(screen.getByText('Export Complete')).toBeTruthy();
    expect(toastStore.snapshot()).toHaveLength(1);
  });

  it('stay for 5000 ms', () => {
    render(<Toaster />);
    show('Location found');
    wait(4900);
    expect(open()).toHaveLength(1);
    wait(200);
    expect(open()).toHaveLength(0);
  });

  it('are removed only 1,000,000 ms after they were dismissed', () => {
    render(<Toaster />);
    show('Location found')();
    expect(toastStore.snapshot()).toMatchObject([{ open: false }]);
    wait(999_000);
    expect(toastStore.snapshot()).toHaveLength(1);
    wait(2000);
    expect(toastStore.snapshot()).toHaveLength(0);
  });

  it('F8 moves the focus to their region', () => {
    render(<Toaster />);
    show('Response Sent');
    act(() => void fireEvent.keyDown(document, { code: 'F8', key: 'F8' }));
    expect(document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label')).toContain('F8');
  });

  const swipe = (px: number) => {
    const element = screen.getByText('Bid Submitted').closest('li');
    if (!element) throw new Error('No toast');
    const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'touch' });
    fireEvent.pointerDown(element, at(0));
    fireEvent.pointerMove(element, at(12));
    fireEvent.pointerMove(element, at(px));
    fireEvent.pointerUp(element, at(px));
  };

  it('go when they are swiped to the right past 50 px', () => {
    render(<Toaster />);
    show('Bid Submitted');
    swipe(60);
    expect(open()).toHaveLength(0);
  });

  it.each([40, -80])('stay when they are swiped by %d px', (px) => {
    render(<Toaster />);
    show('Bid Submitted');
    swipe(px);
    expect(open()).toHaveLength(1);
  });

  it('can be closed by a button', () => {
    render(<Toaster />);
    show('Bid Submitted');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(open()).toHaveLength(0);
  });

  it('come from below if they turn out to be high enough to cover it', () => {
    let resized = () => undefined as void;
    vi.stubGlobal(
      'ResizeObserver',
      class extends ResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super(callback);
          resized = () => callback([], this);
        }
      },
    );
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(16);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 24, 390, 50));
    const side = () => document.querySelector('.toast-viewport')?.getAttribute('data-side');
    try {
      render(
        <>
          <section data-keep-clear>Your request was sent.</section>
          <Toaster />
        </>,
      );
      show('Request sent');
      expect(side()).toBe('top');
      height.mockReturnValue(100);
      act(resized);
      expect(side()).toBe('bottom');
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  });

  it('come from below while what they may be about is where they would be', () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
    const at = (top: number) =>
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 50));
    const side = () => document.querySelector('.toast-viewport')?.getAttribute('data-side');
    try {
      render(
        <>
          <section data-keep-clear>Your request was sent.</section>
          <Toaster />
        </>,
      );
      at(300);
      show('Location found');
      expect(side()).toBe('top');
      at(80);
      show('Request sent');
      expect(side()).toBe('bottom');
      at(300);
      show('Location found');
      expect(side()).toBe('top');
      // The page was scrolled under the toast.
      at(-10);
      act(() => void document.dispatchEvent(new Event('scroll')));
      expect(side()).toBe('bottom');
    } finally {
      height.mockRestore();
      vi.restoreAllMocks();
    }
  });
});
