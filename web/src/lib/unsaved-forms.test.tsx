import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { countUnsaved } from './unsaved-forms.ts';
import { useForm } from './use-form.ts';

const to = { name: 'leaveNote', method: 'POST', path: '/api/notes', body: z.object({ note: z.string() }) } as const;
const open = (send: () => Promise<void> = () => Promise.resolve()) =>
  renderHook(() => useForm({ to, initial: { note: 'Old' }, body: (values) => values, send }));

afterEach(() => vi.restoreAllMocks());

it('counts a form with changed input until the change is taken back', () => {
  const { result } = open();
  expect(countUnsaved()).toBe(0);
  act(() => result.current.change({ note: 'New' }));
  expect([countUnsaved(), result.current.isChanged]).toEqual([1, true]);
  act(() => result.current.change({ note: 'Old' }));
  expect([countUnsaved(), result.current.isChanged]).toEqual([0, false]);
});

it('counts no form that was saved, reset or closed', async () => {
  const { result } = open();
  act(() => result.current.change({ note: 'New' }));
  await act(async () => result.current.submit());
  expect(countUnsaved()).toBe(0);
  act(() => result.current.change({ note: 'Newer' }));
  expect(countUnsaved()).toBe(1);
  act(() => result.current.reset({ note: '' }));
  expect(countUnsaved()).toBe(0);

  const closed = open();
  act(() => closed.result.current.change({ note: 'New' }));
  closed.unmount();
  expect(countUnsaved()).toBe(0);
});

it('still counts a form that was refused', async () => {
  const { result, unmount } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  act(() => result.current.change({ note: 'New' }));
  await act(async () => result.current.submit());
  expect(countUnsaved()).toBe(1);
  unmount();
});
