import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ServiceRequestId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { ClaimCode, CODE_ATTEMPTS, CodeWay } from '../directory/listing.ts';
import { PROOF_CORRECTIONS } from './contact-proof.ts';

const ofRequest = { method: 'POST', params: z.object({ id: ServiceRequestId }), reply: Done } as const;

export const sendProofCode = endpoint({
  ...ofRequest,
  name: 'sendProofCode',
  summary: "Sends a code to the request's phone, by text or call, or to its email",
  path: '/api/service-requests/:id/proof/codes',
  body: z.object({ by: CodeWay.default('text') }),
  status: 202,
  problems: ['not-found', 'already-happened', 'unavailable'],
  rate: 'message',
});

export const proveContact = endpoint({
  ...ofRequest,
  name: 'proveContact',
  summary: `Confirms the phone or email by the newest code, and sends the request; ${CODE_ATTEMPTS} attempts`,
  path: '/api/service-requests/:id/proof/confirm',
  body: z.object({ code: ClaimCode }),
  problems: ['not-found', 'not-allowed', 'already-happened'],
  rate: 'write',
});

export const correctContact = endpoint({
  ...ofRequest,
  name: 'correctContact',
  summary: `Corrects the phone or email before it is confirmed, ${PROOF_CORRECTIONS} times at most, and sends a code there`,
  path: '/api/service-requests/:id/proof/contact',
  body: z.object({ address: z.string().trim().max(254) }),
  problems: ['not-found', 'already-happened'],
  rate: 'message',
});
