import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('a busy button', () => {
  it('says the word it was given, keeps the focus and is not pressable', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Submit Bid</Button>);
    await userEvent.tab();
    rerender(
      <Button onClick={onClick} busy busyLabel="Submitting...">
        Submit Bid
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Submitting...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not send its form, whether it is pressed or Enter is in a field', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a button whose work is a promise', () => {
  it('takes one press until the work is done, kept or failed', async () => {
    const settle: { fail(): void }[] = [];
    const onClick = vi.fn(
      () => new Promise<void>((_, reject) => settle.push({ fail: () => reject(new Error('No connection')) })),
    );
    render(<Button onClick={onClick}>Retry</Button>);
    const button = screen.getByRole('button');
    // A double click: two clicks before React has rendered anything.
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    settle[0]?.fail();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
