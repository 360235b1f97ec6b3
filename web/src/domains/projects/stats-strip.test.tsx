import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query.ts';
import { StatsStrip } from './stats-strip.tsx';

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  fetching.mockReset();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StatsStrip />
    </QueryClientProvider>,
  );

const counts = () => Response.json({ totalProjects: 1193, activeBids: 12, pendingReview: 0 });

describe('the stats strip', () => {
  it('has three skeletons until the three counts are there', async () => {
    let answer = (_: Response) => undefined as void;
    fetching.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    expect(screen.getAllByTestId('stats-skeleton')).toHaveLength(3);
    answer(counts());
    expect((await screen.findByText('Total Projects')).nextSibling?.textContent).toBe('1,193');
    expect(screen.getByText('Active Bids').nextSibling?.textContent).toBe('12');
    expect(screen.getByText('Pending Review').nextSibling?.textContent).toBe('0');
    expect(screen.queryAllByTestId('stats-skeleton')).toHaveLength(0);
  });

  it('says that the counts did not come, and asks again only when told to', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
    expect(fetching).toHaveBeenCalledTimes(1);
    fetching.mockResolvedValue(counts());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,193')).toBeTruthy();
  });
});
