import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type Handler, ok, refused } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { StopPage } from './stop-page.tsx';

const STOP = '/api/outreach-stops/ost_1';
const open = async (handlers: Record<string, Handler>, id = 'ost_1') => {
  const server = fakeServer(handlers);
  return { server, ...(await openPage(() => <StopPage id={id} />)) };
};

afterEach(() => vi.unstubAllGlobals());

describe('the link that stops messages', () => {
  it('changes nothing until it is pressed', async () => {
    const { server, user } = await open({
      [`GET ${STOP}`]: ok({ address: 'd•••@example.org', isStopped: false }),
      [`POST ${STOP}`]: ok({ address: 'd•••@example.org', isStopped: true }),
    });
    const stop = await screen.findByRole('button', { name: 'Stop Messages' });
    screen.getByText('d•••@example.org');
    expect(server.sentBy('POST')).toEqual([]);
    await user.click(stop);
    await screen.findByRole('heading', { level: 1, name: 'You will get no more messages' });
    expect(screen.queryByRole('button', { name: 'Stop Messages' })).toBeNull();
  });

  it('that was used says so', async () => {
    await open({ [`GET ${STOP}`]: ok({ address: 'd•••@example.org', isStopped: true }) });
    await screen.findByRole('heading', { level: 1, name: 'You will get no more messages' });
  });

  it('that failed says so, and can be tried again', async () => {
    const { user } = await open({
      [`GET ${STOP}`]: ok({ address: 'd•••@example.org', isStopped: false }),
      [`POST ${STOP}`]: refused(503, 'unavailable', 'x'),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop Messages' }));
    await screen.findByText('The messages were not stopped');
    screen.getByRole('button', { name: 'Stop Messages' });
  });

  it.each(['ost_1', 'no/id', ''])('that is none says so', async (id) => {
    await open({}, id);
    await screen.findByRole('heading', { level: 1, name: "This Link Doesn't Work" });
  });
});
