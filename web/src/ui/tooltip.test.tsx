import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const Badge = ({ name }: { name: string }) => (
  <Tooltip text={`Explains ${name}`}>
    {(target) => (
      <button type="button" {...target}>
        {name}
      </button>
    )}
  </Tooltip>
);

const badge = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(badge(name), { pointerType });

beforeAll(async () => {
  // Loads the chunk up front, so that these tests don't wait for it on a busy machine.
  await import('./floating.tsx');
});
beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Badge name="Featured" />
      <Badge name="Verified" />
    </>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('is shown once the pointer has rested, and stays while the pointer moves to it', async () => {
    enter('Featured');
    await pass(699);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['Explains Featured']);
    expect(badge('Featured').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.pointerLeave(badge('Featured'));
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    await pass(1000);
    expect(shown()).toEqual(['Explains Featured']);
    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    await pass(150);
    expect(shown()).toEqual([]);
  });

  it('is shown at once shortly after another one, and only one is', async () => {
    enter('Featured');
    await pass(700);
    enter('Verified');
    await pass(700);
    expect(shown()).toEqual(['Explains Verified']);
    fireEvent.pointerLeave(badge('Verified'));
    await pass(150);
    enter('Featured');
    await pass(0);
    expect(shown()).toEqual(['Explains Featured']);
  });

  it('is closed by Escape and by a press, without moving the focus', async () => {
    badge('Featured').focus();
    enter('Featured');
    await pass(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(0);
    expect([shown(), document.activeElement]).toEqual([[], badge('Featured')]);
    enter('Featured');
    await pass(700);
    fireEvent.pointerDown(badge('Featured'));
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it('is not shown to a finger', async () => {
    enter('Featured', 'touch');
    await pass(1000);
    expect(shown()).toEqual([]);
  });
});
