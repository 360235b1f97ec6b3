import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { NewDaysOff, OwnDaysOff } from './days-off.ts';

const own = { path: '/api/craftsman/days-off', access: 'craftsman', reply: OwnDaysOff } as const;

export const listDaysOff = endpoint({
  ...own,
  name: 'listDaysOff',
  summary: 'The own days off to come',
  method: 'GET',
  problems: ['not-found'],
  rate: 'read',
});

export const addDaysOff = endpoint({
  ...own,
  name: 'addDaysOff',
  summary: 'Adds days off: no times are offered then, and answers are not due',
  method: 'POST',
  body: NewDaysOff,
  status: 201,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const removeDaysOff = endpoint({
  ...own,
  path: '/api/craftsman/days-off/:from',
  params: z.object({ from: z.string().max(100) }),
  name: 'removeDaysOff',
  summary: 'Removes the days off that begin on a day',
  method: 'DELETE',
  problems: ['not-found'],
  rate: 'write',
});
