import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

export const getStats = endpoint({
  name: 'getStats',
  summary: 'How many projects are not completed, how many bids are live, and how many projects wait for an outcome',
  method: 'GET',
  path: '/api/stats',
  reply: z.object({
    totalProjects: z.number().int(),
    activeBids: z.number().int(),
    pendingReview: z.number().int(),
  }),
  rate: 'read',
});
