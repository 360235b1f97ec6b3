import type { FollowForm } from '@plumbline/contract/domains/leads/follow.ts';
import {
  followProject,
  getFollow,
  getFollowStop,
  listFollows,
  stopFollow,
  stopFollowing,
  stopFollows,
} from '@plumbline/contract/domains/leads/follow-endpoints.ts';
import { type FollowStopKey, type ProjectId, readId } from '@plumbline/contract/kernel/id.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, pathOf } from '../../../lib/call.ts';

/** All reminders, with which following begins. */
export const ALL_REMINDERS: FollowForm = { week: true, days: true, hours: true };

/** The projects that the reader follows, the last followed first. */
export const followsQuery = queryOptions({
  queryKey: [listFollows.path],
  queryFn: ({ signal }) => call(listFollows, { signal }),
});

/** A project with the reminders that the reader gets of it. */
export const followQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(getFollow.path, { id })],
    queryFn: ({ signal }) => call(getFollow, { params: { id: readId<ProjectId>(id) }, signal }),
  });

/** The project that a link in a message stops. */
export const followStopQuery = (key: string) =>
  queryOptions({
    queryKey: [pathOf(getFollowStop.path, { key })],
    queryFn: ({ signal }) => call(getFollowStop, { params: { key: readId<FollowStopKey>(key) }, signal }),
  });

/** Follows a project, or changes its reminders. */
export const useFollow = (id: ProjectId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FollowForm) => call(followProject, { params: { id }, body }),
    onSuccess: (choice) => {
      client.setQueryData(followQuery(id).queryKey, choice);
      return client.invalidateQueries({ queryKey: followsQuery.queryKey });
    },
  });
};

/** Stops following a project. */
export const useStopFollowing = (id: ProjectId) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopFollowing, { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: followQuery(id).queryKey });
      return client.invalidateQueries({ queryKey: followsQuery.queryKey });
    },
  });
};

/** Stops what a link names: one project, or all of its account. */
export const useStopByLink = (key: string, what: 'one' | 'all') => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(what === 'one' ? stopFollow : stopFollows, { params: { key: readId<FollowStopKey>(key) } }),
    onSuccess: (stop) => client.setQueryData(followStopQuery(key).queryKey, stop),
  });
};
