import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TOAST_DURATION_MS, toast } from './toast-store.ts';

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('still says it when the connection was lost before the code of the toasts had come', async () => {
  const { ToastOutlet } = await import('./toast-outlet.tsx');
  render(
    <>
      <h1>The page</h1>
      <ToastOutlet />
    </>,
  );
  act(() => void toast({ title: 'Zip code not found', description: 'Please check the zip code and try again.' }));
  expect(await screen.findByText('Zip code not found')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();

  vi.useFakeTimers();
  try {
    act(() => void toast({ title: 'Location Timeout' }));
    expect(screen.getByText('Location Timeout')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(TOAST_DURATION_MS));
    expect(screen.queryByText('Location Timeout')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
