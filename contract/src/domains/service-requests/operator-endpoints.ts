import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { OperatorRequest } from './operator-request.ts';

/** Identifies a request by its public number; an invalid one gets the same response as an unknown one. */
const byNumber = {
  access: 'operator',
  params: z.object({ number: z.string().max(20).catch('-') }),
} as const;

export const showRequestToOperator = endpoint({
  ...byNumber,
  name: 'showRequestToOperator',
  summary: 'Who was asked about a request, and who could be asked next; never whose request it is',
  method: 'GET',
  path: '/api/operator/service-requests/:number',
  reply: OperatorRequest,
  problems: ['not-found'],
  rate: 'read',
});

export const handOnRequest = endpoint({
  ...byNumber,
  name: 'handOnRequest',
  summary: 'An operator has another contractor asked about a request that nobody is being asked about',
  method: 'POST',
  path: '/api/operator/service-requests/:number/hand-on',
  body: z.object({ contractorId: ContractorId }),
  reply: Done,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});
