import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { IngestRun, Source } from './source.ts';

export const refreshProjects = endpoint({
  name: 'refreshProjects',
  summary: 'Reads all sources again, or joins the run that is under way; answers when it is done',
  method: 'POST',
  path: '/api/refresh',
  reply: IngestRun,
  rate: 'write',
});

export const listSources = endpoint({
  name: 'listSources',
  summary: 'Where projects come from, how each source stands, and the run that is under way',
  method: 'GET',
  path: '/api/projects/sources',
  reply: z.object({ sources: z.array(Source), run: IngestRun.nullable() }),
  rate: 'read',
});

/** Server-sent 'changed' events whenever a run's progress or its projects have changed. */
export const LIVE_SOURCES_ROUTE = '/api/projects/sources/live';
