import { endpoint } from '../../kernel/endpoint.ts';
import { PublicStatus, STATUS_DAYS } from './incident.ts';

export const getStatus = endpoint({
  name: 'getStatus',
  summary: `The current state of each service, and the incidents of the last ${STATUS_DAYS} days`,
  rate: 'read',
  method: 'GET',
  path: '/api/status',
  reply: PublicStatus,
});
