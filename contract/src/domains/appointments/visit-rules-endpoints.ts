import { endpoint } from '../../kernel/endpoint.ts';
import { VisitRules } from './visit-rules.ts';

const rules = {
  path: '/api/craftsman/visit-rules',
  access: 'craftsman',
  reply: VisitRules,
  problems: ['not-found'],
} as const;

export const getVisitRules = endpoint({
  ...rules,
  name: 'getVisitRules',
  summary: 'What the contractor asks of the times that customers book',
  method: 'GET',
  rate: 'read',
});

export const setVisitRules = endpoint({
  ...rules,
  name: 'setVisitRules',
  summary: 'Changes what the contractor asks of the times that customers book; visits that are booked stay',
  method: 'PUT',
  body: VisitRules,
  rate: 'write',
});
