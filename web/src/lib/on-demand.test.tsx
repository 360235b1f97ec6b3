import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';

const Whole = ({ text }: { text: string }) => <p>{text}</p>;
const Plain = ({ text }: { text: string }) => <pre>{text}</pre>;

it('draws nothing until its code is there, and from then on at once', async () => {
  const loading = Promise.withResolvers<typeof Whole>();
  const Late = onDemand(() => loading.promise, Plain);
  const { unmount } = render(<Late text="Hello" />);
  expect(screen.queryByText('Hello')).toBeNull();
  await act(async () => loading.resolve(Whole));
  expect(screen.getByText('Hello').tagName).toBe('P');
  unmount();
  render(<Late text="Again" />);
  expect(screen.getByText('Again').tagName).toBe('P');
});

it('is plain without a connection, and tries again the next time', async () => {
  const load = vi.fn<() => Promise<typeof Whole>>().mockRejectedValue(new TypeError('No connection'));
  const Late = onDemand(load, Plain);
  const { unmount } = render(<Late text="Hello" />);
  expect((await screen.findByText('Hello')).tagName).toBe('PRE');
  unmount();
  load.mockResolvedValue(Whole);
  render(<Late text="Again" />);
  expect((await screen.findByText('Again')).tagName).toBe('P');
});
