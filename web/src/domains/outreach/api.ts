import {
  generateScript,
  getOutreachOptions,
  getOutreachStop,
  listOwnOutreach,
  sendOutreach,
  stopOutreach,
} from '@plumbline/contract/domains/outreach/endpoints.ts';
import type { OutreachScript, ScriptForm } from '@plumbline/contract/domains/outreach/outreach.ts';
import { type OutreachStopId, ProjectId, type UserId } from '@plumbline/contract/kernel/id.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call, callWithHeaders, pathOf } from '../../lib/call.ts';
import { listPage, pageByPage } from '../../lib/list-pages.ts';
import { toast } from '../../ui/toast-store.ts';

/** By which channels the contact of a project can be written to, and why not. */
export const outreachOptionsQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getOutreachOptions.path, { id })],
    queryFn: ({ signal }) => call(getOutreachOptions, { params: { id: ProjectId.parse(id) }, signal }),
  });

/** The own messages about projects, newest first, a page at a time. */
export const ownOutreachQuery = (craftsmanId: UserId) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: [listOwnOutreach.path, craftsmanId],
    queryFn: ({ pageParam: cursor, signal }) =>
      listPage(callWithHeaders(listOwnOutreach, { query: { craftsmanId, cursor }, signal })),
  });

/** After a message was sent, or its fate has become known. */
export const refetchOwnOutreach = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [listOwnOutreach.path] });

const refusals: ReadonlySet<number> = new Set([400, 409, 429]);

/** What the server says of a refusal that another try doesn't mend; undefined of everything else. */
export const refusalIn = (error: unknown): string | undefined =>
  error instanceof ApiError && refusals.has(error.status) ? error.problem?.message : undefined;

/** Has a message written, to be looked at. Nobody is sent anything. */
export const useGenerateScript = () =>
  useMutation({
    mutationFn: (body: ScriptForm) => call(generateScript, { body }),
    onError: (error) =>
      toast({
        title: 'Script Generation Failed',
        description: refusalIn(error) ?? 'Unable to generate outreach script. Please try again.',
        tone: 'destructive',
      }),
  });

/** Sends the very text that was looked at. Sent again it is the same message. */
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
        title: 'Outreach Campaign Complete',
        description: 'AI agent successfully executed outreach campaign',
        tone: 'success',
      });
      void refetchOwnOutreach(client);
    },
    onError: (error) =>
      toast({
        title: 'Outreach Failed',
        description: refusalIn(error) ?? 'Unable to execute outreach campaign. Please try again.',
        tone: 'destructive',
      }),
  });
};

/** Whether whoever holds a link from a message still gets messages from bidders. */
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
