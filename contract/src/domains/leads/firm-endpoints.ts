import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ProjectId } from '../../kernel/id.ts';
import { Firm, FirmPermitQuery, FirmPermits, ProjectFirm } from './firm.ts';

const ofFirm = {
  method: 'GET',
  params: z.object({ slug: z.string().max(200) }),
  problems: ['not-found'],
  rate: 'read',
  shows: ['firms', 'directory'],
  mayLag: true,
} as const;

export const getFirm = endpoint({
  ...ofFirm,
  name: 'getFirm',
  summary: 'A firm that permits name: how many, which, where, with whom, and who it is in the directory',
  path: '/api/firms/:slug',
  reply: Firm,
});

export const listFirmPermits = endpoint({
  ...ofFirm,
  name: 'listFirmPermits',
  summary: 'The permits that name a firm, newest first',
  path: '/api/firms/:slug/permits',
  query: FirmPermitQuery,
  reply: FirmPermits,
  shows: ['firms', 'projects'],
});

export const listProjectFirms = endpoint({
  name: 'listProjectFirms',
  summary: 'The firms that a project names',
  method: 'GET',
  path: '/api/projects/:id/firms',
  params: z.object({ id: ProjectId }),
  reply: z.array(ProjectFirm),
  rate: 'read',
  shows: ['firms'],
  mayLag: true,
});
