import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query.ts';
import { type Answer, fakeServer, type Handler, ok } from '../../testing/fake-server.ts';
import { StatsStrip } from './stats-strip.tsx';

const STATS = 'GET /api/stats';
const counts = (activeBids = 12) => ok({ totalProjects: 1193, activeBids, pendingReview: 0 });

const show = (stats: Handler) => {
  const server = fakeServer({ [STATS]: stats });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StatsStrip />
    </QueryClientProvider>,
  );
  return server;
};
const countOf = (label: string) => screen.getByText(label).nextSibling?.textContent;

afterEach(() => vi.unstubAllGlobals());

describe('the stats strip', () => {
  it('has three skeletons until the three counts are there', async () => {
    let answer = (_: Answer) => undefined as void;
    show(() => new Promise((resolve) => (answer = resolve)));
    expect(screen.getAllByTestId('stats-skeleton')).toHaveLength(3);
    answer(counts());
    await screen.findByText('Total Projects');
    expect(['Total Projects', 'Active Bids', 'Pending Review'].map(countOf)).toEqual(['1,193', '12', '0']);
    expect(screen.queryAllByTestId('stats-skeleton')).toHaveLength(0);
  });

  it('counts again when the server says that projects or bids have changed', async () => {
    const server = show(counts());
    await screen.findByText('12');
    expect(server.followed()).toEqual(['/api/projects/live']);
    server.handlers[STATS] = counts(13);
    act(() => server.change());
    await waitFor(() => expect(countOf('Active Bids')).toBe('13'));
  });

  it('counts at most every few seconds while much changes, and then what it all came to', async () => {
    const server = show(counts());
    await screen.findByText('12');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.handlers[STATS] = counts(13);
    for (let thousand = 0; thousand < 50; thousand += 1) {
      await act(async () => {
        server.change();
        await vi.advanceTimersByTimeAsync(50);
      });
    }
    expect(server.sentBy('GET')).toHaveLength(2);
    server.handlers[STATS] = counts(63);
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    await waitFor(() => expect(countOf('Active Bids')).toBe('63'));
    expect(server.sentBy('GET')).toHaveLength(3);
  });

  it('says that the counts did not come, and asks again only when told to', async () => {
    const server = show(() => {
      throw new TypeError('Failed to fetch');
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
    expect(server.sentBy('GET')).toHaveLength(1);
    server.handlers[STATS] = counts();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1,193')).toBeTruthy();
  });
});
