import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { FollowStopKey, ProjectId } from '../../kernel/id.ts';
import { Done } from '../../kernel/inputs.ts';
import { Follow, FollowChoice, FollowForm, FollowStop } from './follow.ts';

export const listFollows = endpoint({
  name: 'listFollows',
  summary: 'The projects that the caller follows, the last followed first',
  method: 'GET',
  path: '/api/account/follows',
  access: 'signed-in',
  reply: z.array(Follow),
  rate: 'read',
});

const one = {
  path: '/api/account/follows/projects/:id',
  access: 'signed-in',
  params: z.object({ id: ProjectId }),
  reply: FollowChoice,
  problems: ['not-found'],
} as const;

export const getFollow = endpoint({
  ...one,
  name: 'getFollow',
  summary: 'Whether the caller follows a project, and which reminders of it they get',
  method: 'GET',
  rate: 'read',
});

export const followProject = endpoint({
  ...one,
  name: 'followProject',
  summary:
    'Follows a project: its changes and reminders of its deadline come by email; again, it changes the reminders',
  method: 'POST',
  body: FollowForm,
  problems: ['not-found', 'already-happened'],
  rate: 'write',
});

export const stopFollowing = endpoint({
  ...one,
  name: 'stopFollowing',
  summary: 'Stops following a project; nothing more is sent about it',
  method: 'DELETE',
  reply: Done,
  rate: 'write',
});

const ofStop = {
  path: '/api/follow-stops/:key',
  params: z.object({ key: FollowStopKey }),
  reply: FollowStop,
  problems: ['not-found'],
} as const;

export const getFollowStop = endpoint({
  ...ofStop,
  name: 'getFollowStop',
  summary: 'Which project the holder of a link from a message would stop following',
  method: 'GET',
  rate: 'read',
});

export const stopFollow = endpoint({
  ...ofStop,
  name: 'stopFollow',
  summary: 'Stops following the project whose message has this link; again changes nothing',
  method: 'POST',
  rate: 'write',
});

export const stopFollows = endpoint({
  ...ofStop,
  name: 'stopFollows',
  summary: 'Stops following all projects of the account whose message has this link; again changes nothing',
  method: 'POST',
  path: '/api/follow-stops/:key/all',
  rate: 'write',
});
