import {
  changePursuit,
  dropPursuit,
  getPursuit,
  listStages,
  movePursuit,
  showPipeline,
} from '@plumbline/contract/domains/leads/pipeline-endpoints.ts';
import type { Pipeline, Pursuit, PursuitForm, PursuitStage } from '@plumbline/contract/domains/leads/pursuit.ts';
import { type ProjectId, readId } from '@plumbline/contract/kernel/id.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

const PIPELINE = showPipeline.path;

/** The reader's pipeline with the figures of a month, this one by default. */
export const pipelineQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: [PIPELINE, month ?? ''],
    queryFn: ({ signal }) => call(showPipeline, { query: month === undefined ? {} : { month }, signal }),
  });

/** One pursuit of the reader's. */
export const pursuitQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getPursuit.path, { id })],
    queryFn: ({ signal }) => call(getPursuit, { params: { id: readId<ProjectId>(id) }, signal }),
  });

/** The stages of the projects that the reader pursues, by project. */
export const stagesQuery = queryOptions({
  queryKey: [listStages.path],
  queryFn: ({ signal }) => call(listStages, { signal }),
});

/** Reads what the page shows, on the server. */
export const readPipeline = (
  client: QueryClient,
  { edit, month }: { readonly edit?: string; readonly month?: string },
): Promise<unknown> =>
  edit === undefined ? client.prefetchQuery(pipelineQuery(month)) : client.prefetchQuery(pursuitQuery(edit));

const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: [PIPELINE] }),
    client.invalidateQueries({ queryKey: stagesQuery.queryKey }),
  ]);

const keep = (client: QueryClient, pursuit: Pursuit) => {
  client.setQueryData(pursuitQuery(pursuit.project.id).queryKey, pursuit);
  return refresh(client);
};

/** Moves a project to a stage, in the shown pipelines at once; a failure moves it back. */
export const useMovePursuit = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, stage }: { id: ProjectId; stage: PursuitStage }) =>
      call(movePursuit, { params: { id }, body: { stage } }),
    onMutate: async ({ id, stage }) => {
      await client.cancelQueries({ queryKey: [PIPELINE] });
      const before = client.getQueriesData<Pipeline>({ queryKey: [PIPELINE] });
      client.setQueriesData<Pipeline>({ queryKey: [PIPELINE] }, (pipeline) =>
        pipeline === undefined
          ? undefined
          : {
              ...pipeline,
              pursuits: pipeline.pursuits.map((pursuit) =>
                pursuit.project.id === id ? { ...pursuit, stage } : pursuit,
              ),
            },
      );
      return before;
    },
    onError: (_error, _move, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSuccess: (pursuit) => keep(client, pursuit),
  });
};

/** Changes what is kept about a pursued project. */
export const useChangePursuit = (id: ProjectId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PursuitForm) => call(changePursuit, { params: { id }, body }),
    onSuccess: (pursuit) => keep(client, pursuit),
    onError: () => client.invalidateQueries({ queryKey: pursuitQuery(id).queryKey }),
  });
};

/** Removes a project from the pipeline. */
export const useDropPursuit = (id: ProjectId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(dropPursuit, { params: { id } }),
    onSuccess: () => refresh(client),
  });
};
