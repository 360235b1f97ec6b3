import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Asking({ danger = false, onConfirm }: { danger?: boolean; onConfirm: () => Promise<unknown> | void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {open && (
        <ConfirmDialog
          onClose={() => setOpen(false)}
          title="Cancel this request?"
          confirmLabel="Cancel this request"
          busyLabel="Canceling..."
          cancelLabel="Keep it"
          danger={danger}
          onConfirm={onConfirm}
        >
          The contractor is told.
        </ConfirmDialog>
      )}
    </>
  );
}

const ask = async (props: Parameters<typeof Asking>[0]) => {
  render(<Asking {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
};

describe('a question before something is done', () => {
  it('begins at the answer that does no harm', async () => {
    await ask({ danger: true, onConfirm: () => undefined });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  });

  it('begins at the answer itself when nothing is lost by it', async () => {
    await ask({ onConfirm: () => undefined });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel this request' }));
  });

  it('stays, busy and not to be closed, until the work is done, and gives the focus back', async () => {
    let done = () => undefined as void;
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    await ask({ onConfirm });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this request' }));
    const busy = screen.getByRole('button', { name: 'Canceling...' });
    await userEvent.click(busy);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    done();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
  });

  it('stays for another try when the work fails', async () => {
    await ask({ onConfirm: () => Promise.reject(new Error('No connection')) });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this request' }));
    expect(await screen.findByRole('button', { name: 'Cancel this request' })).toBeTruthy();
  });
});
