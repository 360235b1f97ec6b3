import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ServiceRequestId } from '../../kernel/id.ts';
import { ThreadSummary } from './thread.ts';

export const listThreads = endpoint({
  name: 'listThreads',
  summary: "The customer's threads of a request that have a message or can have one, the newest first",
  method: 'GET',
  path: '/api/service-requests/:id/threads',
  params: z.object({ id: ServiceRequestId }),
  reply: z.array(ThreadSummary),
  problems: ['not-found'],
  rate: 'read',
});
