import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ReferralId, ServiceRequestId } from '../../kernel/id.ts';
import { Schedule } from './appointment.ts';

export const confirmAppointment = endpoint({
  name: 'confirmAppointment',
  summary: 'This side will be there; the other side sees it',
  method: 'POST',
  path: '/api/scheduling/:id/confirm',
  // Either link: the customer's request id or the contractor's referral id.
  params: z.object({ id: z.union([ServiceRequestId, ReferralId]) }),
  reply: Schedule,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});
