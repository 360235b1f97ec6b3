import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ServiceRequestId } from '../../kernel/id.ts';
import { PassOn, PassOnChoice } from './pass-on.ts';

const ofRequest = { path: '/api/service-requests/:id/pass-on', params: z.object({ id: ServiceRequestId }) } as const;

export const getPassOn = endpoint({
  ...ofRequest,
  name: 'getPassOn',
  summary: 'The contractors whom a request is passed on to if nobody answers, in order',
  method: 'GET',
  reply: PassOn,
  problems: ['not-found'],
  rate: 'read',
});

export const changePassOn = endpoint({
  ...ofRequest,
  name: 'changePassOn',
  summary: 'The customer decides whom the request is passed on to, or to nobody',
  method: 'POST',
  body: PassOnChoice,
  reply: PassOn,
  problems: ['not-found', 'already-happened', 'idempotency-mismatch'],
  rate: 'write',
  idempotent: true,
});
