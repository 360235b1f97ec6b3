import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUser } from '../../lib/session.ts';
import { aUser } from '../../testing/a-user.ts';
import { fakeServer, type Handler, ok } from '../../testing/fake-server.ts';
import { openPage } from '../../testing/open-page.tsx';
import { OwnOutreachTab } from './own-outreach.tsx';
import { ownOutreach } from './testing/outreach-replies.ts';

const LIST = 'GET /api/craftsman/outreach';
const open = async (list: Handler) => {
  const server = fakeServer({ [LIST]: list });
  return { server, ...(await openPage(OwnOutreachTab, { path: '/dashboard/craftsman' })) };
};

beforeEach(() => keepUser(aUser({ role: 'craftsman' })));
afterEach(() => vi.unstubAllGlobals());

describe('my outreach', () => {
  it.each([
    ['queued', 'On Its Way', null],
    ['sent', 'Sent', null],
    ['failed', 'Not Delivered', /could not be delivered/],
    ['unknown', 'Not Confirmed', /don't know whether it arrived/],
    ['suppressed', 'Not Sent', /has opted out of such messages/],
  ] as const)('says of a message that is %s: %s', async (status, word, meaning) => {
    const { server } = await open(ok([ownOutreach({ status })]));
    const item = within(await screen.findByRole('article', { name: 'Pump house renovation' }));
    item.getByText(word);
    if (meaning) item.getByText(meaning);
    item.getByText('Email to desk@example.org');
    item.getByText('Hello from Ann.');
    expect(item.getByRole('link').getAttribute('href')).toBe('/projects/prj-1');
    expect(server.sentBy('GET')[0]?.query.get('craftsmanId')).toBe(aUser().id);
  });

  it('says when a text goes that waits for the morning', async () => {
    await open(ok([ownOutreach({ channel: 'sms', to: '+15025550172', goesAt: '2026-11-21T13:00:00Z' })]));
    await screen.findByText('Waiting for Morning');
    screen.getByText(/^We will send it on Sat, Nov 21, 8:00 AM EST,/);
  });

  it('says to whom a script for the bidder went', async () => {
    await open(
      ok([ownOutreach({ channel: 'phone', delivery: 'to-bidder', to: 'ann@acme.example.com', subject: null })]),
    );
    await screen.findByText('Call script for you, mailed to ann@acme.example.com');
    screen.getByText('What you wrote');
  });

  it('comes a page at a time', async () => {
    const next = ownOutreach({ title: 'Sewer tap' });
    const { user } = await open(({ query }) =>
      query.get('cursor') === 'c2'
        ? ok([{ ...next, id: 'or_2' }])
        : { body: [ownOutreach()], headers: { Link: '</api/craftsman/outreach?cursor=c2>; rel="next"' } },
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('article', { name: 'Sewer tap' });
  });

  it('that is none says where to begin', async () => {
    await open(ok([]));
    await screen.findByRole('heading', { name: 'No Outreach Yet' });
    screen.getByRole('link', { name: 'Find Projects' });
  });
});
