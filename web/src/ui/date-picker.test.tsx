import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DatePicker } from './date-picker.tsx';

beforeAll(async () => {
  // Loads the chunk up front, so that these tests don't wait for it on a busy machine.
  await import('./calendar.tsx');
});

function Form({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState('2026-12-03');
  return (
    <>
      <label htmlFor="preferredDate">Preferred Date</label>
      <DatePicker
        id="preferredDate"
        value={day}
        min="2026-12-02"
        onChange={(next) => {
          setDay(next);
          onChange(next);
        }}
      />
    </>
  );
}

const openCalendar = async (onChange: (day: string) => void = () => undefined) => {
  render(<Form onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('Preferred Date'));
  await screen.findByRole('grid');
};

describe('the date picker', () => {
  it('shows the day in words and opens a calendar on it', async () => {
    await openCalendar();
    expect(screen.getByText('Thu, Dec 3')).toBeTruthy();
    expect(screen.getByText('December 2026')).toBeTruthy();
  });

  it('lets nobody choose a day before the first', async () => {
    const onChange = vi.fn();
    await openCalendar(onChange);
    const past = screen.getByRole('button', { name: /December 1, 2026/ });
    expect(past.hasAttribute('disabled')).toBe(true);
    await userEvent.click(past);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is moved in by keyboard, and closes on a choice with the focus back where it was', async () => {
    const onChange = vi.fn();
    await openCalendar(onChange);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-11');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Preferred Date'));
  });
});
