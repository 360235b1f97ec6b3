import {
  generateScript,
  getOutreachOptions,
  getOutreachScript,
  getOutreachStop,
  listOwnOutreach,
  sendOutreach,
  stopOutreach,
} from '@plumbline/contract/domains/outreach/endpoints.ts';
import type { OutreachForm, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import {
  type OutreachScriptId,
  type OutreachStopId,
  type ProjectId,
  readId,
  type UserId,
} from '@plumbline/contract/kernel/id.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call, callWithHeaders, pathOf } from '../../lib/call.ts';
import { here } from '../../lib/language.ts';
import { listPage, pageByPage } from '../../lib/list-pages.ts';
import { toast } from '../../ui/toast-store.ts';
import { outreachWords } from './outreach.words.ts';

const words = here(outreachWords);

/** The channels on which a project's contact can be reached, with the reasons against the others. */
export const outreachOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getOutreachOptions.path, { id })],
    queryFn: ({ signal }) => call(getOutreachOptions, { params: { id: readId<ProjectId>(id) }, signal }),
  });

/** A message that was written for the reader, until it expires. */
export const outreachScriptQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getOutreachScript.path, { id })],
    queryFn: ({ signal }) => call(getOutreachScript, { params: { id: readId<OutreachScriptId>(id) }, signal }),
  });

/** The step of 'Secure This Job' in a page's address: writing, or the id of the message that was written. */
export const WRITE = 'write';

/** Reads what a step shows. */
export const readOutreach = (client: QueryClient, projectId: string, step: string): Promise<void> =>
  step === WRITE
    ? client.prefetchQuery(outreachOptionsQuery(projectId))
    : client.prefetchQuery(outreachScriptQuery(step));

/** The reader's own messages about projects, newest first, a page at a time. */
export const ownOutreachQuery = (craftsmanId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listOwnOutreach.path, craftsmanId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listOwnOutreach, { query: { craftsmanId, cursor }, signal })),
  });

/** Refetches the messages after one was sent or its status has changed. */
export const refetchOwnOutreach = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [listOwnOutreach.path] });

const refusals: ReadonlySet<number> = new Set([400, 409, 429]);

/** The server's reason for a refusal that another try won't change; undefined for any other error. */
export const refusalIn = (error: unknown): string | undefined =>
  error instanceof ApiError && refusals.has(error.status) ? error.problem?.message : undefined;

/** Returns a mutation that generates a message for review. Nothing is sent. */
export const useGenerateScript = () =>
  useMutation({
    mutationFn: (body: ScriptForm) => call(generateScript, { body }),
    onError: (error) =>
      toast({
        title: words.setup.generationFailed,
        description: refusalIn(error) ?? words.setup.generationFailedText,
        tone: 'destructive',
      }),
  });

/** Sends exactly the text in the preview. Sending it again is the same message. */
export const useSendOutreach = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OutreachForm) => call(sendOutreach, { body }),
    onSuccess: () => {
      toast({
        title: words.sent.complete,
        description: words.sent.completeText,
        tone: 'success',
      });
      void refetchOwnOutreach(client);
    },
    onError: (error) =>
      toast({
        title: words.sent.failed,
        description: refusalIn(error) ?? words.sent.failedText,
        tone: 'destructive',
      }),
  });
};

/** Returns whether the recipient of a message still gets messages from bidders. */
export const outreachStopQuery = (id: OutreachStopId) =>
  queryOptions({
    queryKey: [pathOf(getOutreachStop.path, { id })],
    queryFn: ({ signal }) => call(getOutreachStop, { params: { id }, signal }),
  });

/** Ends them. */
export const useStopOutreach = (id: OutreachStopId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopOutreach, { params: { id } }),
    onSuccess: (stop) => client.setQueryData(outreachStopQuery(id).queryKey, stop),
  });
};
