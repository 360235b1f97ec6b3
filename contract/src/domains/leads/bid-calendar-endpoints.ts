import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ProjectId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { BidCalendar, BidDateKind, VisitDecision } from './bid-calendar.ts';
import { Month } from './pipeline-endpoints.ts';

const own = { access: 'signed-in' } as const;

export const showBidCalendar = endpoint({
  ...own,
  name: 'showBidCalendar',
  summary: 'Deadlines, site visits and next steps of the pursued projects in a month',
  method: 'GET',
  path: '/api/account/bid-calendar',
  query: z.object({ month: Month }),
  reply: BidCalendar,
  rate: 'read',
});

export const decideVisit = endpoint({
  ...own,
  name: 'decideVisit',
  summary: 'Says whether a visit was read correctly from a description',
  method: 'POST',
  path: '/api/account/bid-calendar/projects/:id/visits',
  params: z.object({ id: ProjectId }),
  body: VisitDecision,
  reply: Done,
  problems: ['not-found'],
  rate: 'write',
});

export const renewBidFeed = endpoint({
  ...own,
  name: 'renewBidFeed',
  summary: 'Makes a new secret address of the bid calendar; the old one stops working',
  method: 'POST',
  path: '/api/account/bid-calendar/feed',
  reply: Done,
  rate: 'write',
});

export const endBidFeed = endpoint({
  ...own,
  name: 'endBidFeed',
  summary: 'Ends the secret address of the bid calendar',
  method: 'DELETE',
  path: '/api/account/bid-calendar/feed',
  reply: Done,
  rate: 'write',
});

/** Names the date of a file. */
export const BidDateQuery = z.object({ kind: BidDateKind.exclude(['moved']), day: z.iso.date() });
