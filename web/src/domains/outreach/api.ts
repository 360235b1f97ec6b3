import {
  generateScript,
  getOutreachOptions,
  getOutreachStop,
  listOwnOutreach,
  sendOutreach,
  stopOutreach,
} from '@plumbline/contract/domains/outreach/endpoints.ts';
import type { OutreachScript, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import { type OutreachStopId, type ProjectId, readId, type UserId } from '@plumbline/contract/kernel/id.ts';
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
    mutationFn: ({ form, script }: { form: ScriptForm; script: OutreachScript }) => {
      const { name, company, phone, email } = form.bidderInfo;
      return call(sendOutreach, {
        body: {
          projectId: form.projectId,
          bidderName: name,
          bidderCompany: company,
          bidderPhone: phone,
          bidderEmail: email,
          communicationMethod: form.communicationType,
          urgency: form.urgency,
          approvalId: script.approvalId,
          textHash: script.textHash,
        },
      });
    },
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
