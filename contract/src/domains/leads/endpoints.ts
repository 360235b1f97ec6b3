import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { WatchId, WatchStopKey } from '../../kernel/id.ts';
import { Watch, WatchChange, WatchForm, WatchReach, WatchStop } from './watch.ts';

export const listWatches = endpoint({
  name: 'listWatches',
  summary: 'The searches that the caller watches, oldest first',
  method: 'GET',
  path: '/api/account/watches',
  access: 'signed-in',
  reply: z.array(Watch),
  rate: 'read',
});

export const createWatch = endpoint({
  name: 'createWatch',
  summary: 'Watches a search: from now on, its caller is told of projects that match it',
  method: 'POST',
  path: '/api/account/watches',
  access: 'signed-in',
  body: WatchForm,
  reply: Watch,
  status: 201,
  problems: ['already-happened'],
  rate: 'write',
});

const one = {
  path: '/api/account/watches/:id',
  access: 'signed-in',
  params: z.object({ id: WatchId }),
  reply: Watch,
  problems: ['not-found'],
} as const;

export const getWatch = endpoint({
  ...one,
  name: 'getWatch',
  summary: "One of the caller's watches",
  method: 'GET',
  rate: 'read',
});

export const changeWatch = endpoint({
  ...one,
  name: 'changeWatch',
  summary: 'Changes the name of a watch, and when and where it is delivered',
  method: 'PATCH',
  body: WatchChange,
  rate: 'write',
});

export const deleteWatch = endpoint({
  ...one,
  name: 'deleteWatch',
  summary: 'Deletes a watch; nothing more is sent, and what waits to be sent is not',
  method: 'DELETE',
  reply: z.object({ message: z.string() }),
  rate: 'write',
});

export const pauseWatch = endpoint({
  ...one,
  name: 'pauseWatch',
  summary: 'Pauses a watch; again changes nothing',
  method: 'POST',
  path: '/api/account/watches/:id/pause',
  rate: 'write',
});

export const resumeWatch = endpoint({
  ...one,
  name: 'resumeWatch',
  summary: 'Resumes a paused watch; what came in between is not told',
  method: 'POST',
  path: '/api/account/watches/:id/resume',
  rate: 'write',
});

export const renewWatchFeed = endpoint({
  ...one,
  name: 'renewWatchFeed',
  summary: 'Makes new secret addresses of what a watch finds; the old ones stop working',
  method: 'POST',
  path: '/api/account/watches/:id/feed',
  rate: 'write',
});

export const getWatchReach = endpoint({
  name: 'getWatchReach',
  summary: 'Which messages of watches can reach the caller',
  method: 'GET',
  path: '/api/account/watch-reach',
  access: 'signed-in',
  reply: WatchReach,
  rate: 'read',
});

const ofStop = {
  path: '/api/watch-stops/:key',
  params: z.object({ key: WatchStopKey }),
  reply: WatchStop,
  problems: ['not-found'],
} as const;

export const getWatchStop = endpoint({
  ...ofStop,
  name: 'getWatchStop',
  summary: 'Which watch the holder of a link from a message would stop',
  method: 'GET',
  rate: 'read',
});

export const stopWatch = endpoint({
  ...ofStop,
  name: 'stopWatch',
  summary: 'Pauses the watch whose message has this link; again changes nothing',
  method: 'POST',
  rate: 'write',
});

export const stopWatches = endpoint({
  ...ofStop,
  name: 'stopWatches',
  summary: 'Pauses all watches of the account whose message has this link; again changes nothing',
  method: 'POST',
  path: '/api/watch-stops/:key/all',
  rate: 'write',
});
