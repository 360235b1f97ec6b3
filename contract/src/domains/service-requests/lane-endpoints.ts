import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ContractorId } from '../../kernel/id.ts';
import { Urgency } from '../assistant/understanding.ts';
import { FoundContractor } from '../directory/contractor.ts';
import { ServiceTrade } from '../directory/endpoints.ts';
import { Latitude, Longitude } from '../locations/place.ts';
import { AnswerTime, MOST_TIMES } from './lane.ts';

export const listAnswerTimes = endpoint({
  name: 'listAnswerTimes',
  summary: 'How soon contractors would answer a request that is sent now; those who are not listed are left out',
  method: 'GET',
  path: '/api/answer-times',
  query: z.object({
    /** Ids, separated by commas. */
    contractorIds: z.preprocess(
      (ids) => (typeof ids === 'string' ? ids.split(',').filter((id) => id !== '') : ids),
      z.array(ContractorId).max(MOST_TIMES),
    ),
    urgency: Urgency,
  }),
  reply: z.object({ times: z.array(AnswerTime) }),
  rate: 'read',
  mayLag: true,
});

export const findSoonest = endpoint({
  name: 'findSoonest',
  summary: 'Of the nearest contractors of a trade, those who would answer soonest, in that order',
  method: 'GET',
  path: '/api/answers-soonest',
  query: z.object({ serviceType: ServiceTrade, latitude: Latitude, longitude: Longitude, urgency: Urgency }),
  reply: z.object({ contractors: z.array(FoundContractor), times: z.array(AnswerTime) }),
  rate: 'read',
  mayLag: true,
});
