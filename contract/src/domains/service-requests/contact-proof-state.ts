import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ServiceRequestId } from '../../kernel/id.ts';
import { ContactProof } from './contact-proof.ts';

export const getContactProof = endpoint({
  name: 'getContactProof',
  summary: 'Whether a request waits for its customer to confirm the phone or the email',
  method: 'GET',
  path: '/api/service-requests/:id/proof',
  params: z.object({ id: ServiceRequestId }),
  reply: ContactProof,
  problems: ['not-found'],
  rate: 'read',
});
