import type { IngestRun, Source, SourceRun } from '@plumbline/contract/domains/ingest/source.ts';
import { IngestRunId, SourceId } from '@plumbline/contract/kernel/id.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { RefreshPanel } from './refresh-panel.tsx';

const SOURCES = 'GET /api/projects/sources';
const REFRESH = 'POST /api/refresh';
const AT = '2026-11-20T11:02:00Z';

const part = (name: string, changes: Partial<SourceRun> = {}): IngestRun['sources'][number] => ({
  sourceId: SourceId.parse(name),
  name,
  state: 'waiting',
  startedAt: null,
  finishedAt: null,
  read: 0,
  skipped: 0,
  losses: {},
  created: 0,
  changed: 0,
  unchanged: 0,
  vanished: 0,
  problem: null,
  ...changes,
});
const run = (sources: IngestRun['sources'], finishedAt: string | null = null): IngestRun => ({
  id: IngestRunId.parse('run-1'),
  startedAt: AT,
  finishedAt,
  sources,
});
const source: Source = {
  id: SourceId.parse('permits'),
  name: 'Permits',
  kind: 'arcgis',
  host: null,
  url: null,
  county: null,
  enabled: true,
  schedule: 'Every 6 hours',
  nextRunAt: null,
  lastRun: null,
  lastSucceededAt: null,
  failures: 0,
  projects: 400,
};
const done = { state: 'succeeded', startedAt: AT, finishedAt: AT, read: 400, created: 3, unchanged: 397 } as const;
const failed = { state: 'failed', startedAt: AT, finishedAt: AT, problem: 'The site answered with an error.' } as const;

const open = async (underWay: IngestRun | null, refresh: () => Answer | Promise<Answer> = () => ok({})) => {
  const onNews = vi.fn();
  const server = fakeServer({ [SOURCES]: ok({ sources: [], run: underWay }), [REFRESH]: refresh });
  const page = await openPage(() => (
    <>
      <RefreshPanel onNews={onNews}>
        {({ button, progress }) => (
          <>
            {button}
            {progress}
          </>
        )}
      </RefreshPanel>
      <ToastOutlet />
    </>
  ));
  /** The server says that the run has come on. */
  const comesTo = async (next: IngestRun | null) => {
    server.handlers[SOURCES] = ok({ sources: [], run: next });
    await act(async () => server.change());
  };
  return { server, onNews, comesTo, ...page };
};
const panel = async () => within(await screen.findByRole('region', { name: /^Refresh/ }));

afterEach(() => vi.unstubAllGlobals());

describe('Refresh Data', () => {
  it('shows each source as it is read, then what came of it, and has the projects fetched', async () => {
    let answer = (_: Answer) => undefined as void;
    const { user, server, comesTo, onNews } = await open(null, () => new Promise((resolve) => (answer = resolve)));
    expect(server.followed()).toEqual(['/api/projects/sources/live']);
    const button = screen.getByRole('button', { name: 'Refresh Data' });
    act(() => {
      button.click();
      button.click();
    });
    await user.click(button);
    expect(server.sentBy('POST')).toHaveLength(1);
    expect(button.textContent).toBe('Refreshing...');

    await comesTo(run([part('Permits', { state: 'running', startedAt: AT, read: 120 }), part('Bids')]));
    await screen.findByText('120 rows read');
    (await panel()).getByText(/^0 of 2 sources done/);
    (await panel()).getByText('Reading');
    await comesTo(run([part('Permits', done), part('Bids', { state: 'running', startedAt: AT })]));
    await screen.findByText('400 rows read, 3 new, 397 unchanged');
    (await panel()).getByText(/^1 of 2 sources done/);

    await comesTo(null);
    answer(ok(run([part('Permits', done), part('Bids', failed)], AT)));
    await screen.findByText('Project data has been updated successfully.');
    (await panel()).getByText(/^1 of 2 sources read\. Projects from the other one are kept\./);
    (await panel()).getByText('The site answered with an error.');
    expect(onNews).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Hide the progress' }));
    expect(screen.queryByRole('region', { name: /^Refresh/ })).toBeNull();
  });

  it('finds a run that was under way before the page was opened, and its end', async () => {
    const { comesTo, onNews } = await open(run([part('Permits', { state: 'running', startedAt: AT })]));
    expect((await screen.findByRole('button', { name: 'Refreshing...' })).getAttribute('aria-busy')).toBe('true');
    await panel();
    await comesTo(null);
    await screen.findByRole('button', { name: 'Refresh Data' });
    await waitFor(() => expect(onNews).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.getElementById('announce-polite')?.textContent).toMatch(/up to date/));
  });

  it('hears of a run that came and went between two looks', async () => {
    const { server, onNews, comesTo } = await open(run([part('Permits')]));
    await panel();
    await comesTo(null);
    await waitFor(() => expect(onNews).toHaveBeenCalledTimes(1));
    server.handlers[SOURCES] = ok({ sources: [{ ...source, lastRun: part('Permits', done) }], run: null });
    await act(async () => server.change());
    await waitFor(() => expect(onNews).toHaveBeenCalledTimes(2));
    await act(async () => server.change());
    await waitFor(() => expect(server.sentBy('GET')).toHaveLength(4));
    expect(onNews).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the call was refused', refused(503, 'unavailable', 'Busy.')],
    ['no source could be read', ok(run([part('Permits', failed)], AT))],
  ])('says that it failed when %s', async (_, answer) => {
    const { user } = await open(null, () => answer);
    await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
    await screen.findByText('Failed to refresh project data. Please try again.');
  });
});
