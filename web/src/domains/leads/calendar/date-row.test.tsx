import type { BidDate } from '@plumbline/contract/domains/leads/bid-calendar.ts';
import { ProjectId } from '@plumbline/contract/kernel/id.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, ok } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { DateRow } from './date-row.tsx';

const date = (given: Partial<BidDate> = {}): BidDate => ({
  kind: 'visit',
  project: { id: ProjectId.parse('pj-1'), title: 'School restrooms', location: '1024 Lampton St' },
  stage: 'looking',
  day: '2026-12-08',
  time: '13:00',
  zone: 'EST',
  text: 'walk-through Dec. 8 at 1:00',
  isConfirmed: false,
  movedTo: null,
  ...given,
});

const open = (given: Partial<BidDate> = {}) => {
  const server = fakeServer({ 'POST /api/account/bid-calendar/projects/pj-1/visits': ok({ message: 'Done' }) });
  return openPage(() => (
    <ul>
      <DateRow date={date(given)} />
    </ul>
  )).then((page) => ({ ...page, server }));
};

describe('a date of the bid calendar', () => {
  it('says that a visit was only read, in which words, and asks whether that is right', async () => {
    const { user, server } = await open();
    screen.getByText('1 PM EST');
    screen.getByText('Read from the description: "walk-through Dec. 8 at 1:00"');
    screen.getByText('Read, not given');
    await user.click(screen.getByRole('button', { name: /^Not a Visit/ }));
    expect(server.sentBy('POST').map(({ body }) => body)).toEqual([{ day: '2026-12-08', verdict: 'not-a-visit' }]);
  });

  it('asks no more once it was confirmed', async () => {
    await open({ isConfirmed: true });
    expect(screen.queryByText('Read, not given')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says where a deadline went', async () => {
    await open({ kind: 'moved', day: '2026-12-15', time: null, zone: null, text: null, movedTo: '2026-12-18' });
    screen.getByText('Moved to Fri, Dec 18');
    expect(screen.getByText('Closes: School restrooms').tagName).toBe('S');
    expect(screen.queryByRole('link', { name: /^Add to Calendar/ })).toBeNull();
  });
});
