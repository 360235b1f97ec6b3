import { listProjectFirms } from '@plumbline/contract/domains/leads/firm-endpoints.ts';
import { type ProjectId, readId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** The firms that a project names. */
export const projectFirmsQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(listProjectFirms.path, { id })],
    queryFn: ({ signal }) => call(listProjectFirms, { params: { id: readId<ProjectId>(id) }, signal }),
  });
