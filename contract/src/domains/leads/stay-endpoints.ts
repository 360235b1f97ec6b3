import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { absentWhenEmpty } from '../../kernel/inputs.ts';
import { ProjectFilter } from '../projects/project-filter.ts';
import { NEW_PROJECTS_PATH, STAY_PATH } from './stay-address.ts';

export const recordStay = endpoint({
  name: 'recordStay',
  summary: 'Notes that the caller looks at projects, and returns since when projects are new to them',
  method: 'POST',
  path: STAY_PATH,
  access: 'signed-in',
  reply: z.object({ newSince: z.iso.datetime().nullable() }),
  // Every page with projects does so.
  rate: 'read',
});

export const countNewProjects = endpoint({
  name: 'countNewProjects',
  summary: 'How many projects that match a filter are new to the caller, up to 1,000',
  method: 'GET',
  path: NEW_PROJECTS_PATH,
  query: ProjectFilter.extend({
    /** Without it, since the last stay of the caller. */
    since: z.preprocess(absentWhenEmpty, z.iso.datetime().optional()),
  }),
  reply: z.object({ since: z.iso.datetime().nullable(), count: z.number().int() }),
  rate: 'read',
});
