import { endpoint } from '../../kernel/endpoint.ts';
import { OwnNightHours } from './night-hours.ts';

const own = {
  path: '/api/craftsman/night-hours',
  access: 'craftsman',
  reply: OwnNightHours,
  problems: ['not-found'],
} as const;

export const getNightHours = endpoint({
  ...own,
  name: 'getNightHours',
  summary: 'When the contractor answers emergencies outside of business hours; empty without an opt-in',
  method: 'GET',
  rate: 'read',
});

export const setNightHours = endpoint({
  ...own,
  name: 'setNightHours',
  summary: 'Opts in to emergencies at night, with hours by weekday, or out with none',
  method: 'PUT',
  body: OwnNightHours,
  rate: 'write',
});
