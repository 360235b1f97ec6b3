import { endpoint } from '../../kernel/endpoint.ts';
import { Bid, BidForm } from './bid.ts';

export const submitBid = endpoint({
  name: 'submitBid',
  summary: 'Bids on a project: once for each bidder, while bidding is open',
  method: 'POST',
  path: '/api/bids',
  body: BidForm,
  reply: Bid,
  status: 201,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
  idempotent: true,
});
