import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ProjectId, WatchId, WatchStopKey } from '../../kernel/id.ts';
import { NarrowingForm, WatchNarrowing } from './narrowing.ts';

const about = z.object({ project: ProjectId.optional() });

const own = {
  path: '/api/account/watches/:id/narrowings',
  access: 'signed-in',
  params: z.object({ id: WatchId }),
  query: about,
  reply: WatchNarrowing,
  problems: ['not-found'],
} as const;

export const getNarrowing = endpoint({
  ...own,
  name: 'getNarrowing',
  summary: "How one of the caller's watches may be narrowed, after one of its projects or after all of them",
  method: 'GET',
  rate: 'read',
});

export const narrowWatch = endpoint({
  ...own,
  name: 'narrowWatch',
  summary: 'Narrows a watch: its messages, its feed and its calendar leave this out from now on; again changes nothing',
  method: 'POST',
  body: NarrowingForm,
  rate: 'write',
});

export const widenWatch = endpoint({
  ...own,
  name: 'widenWatch',
  summary: 'Takes a narrowing of a watch back; again changes nothing',
  method: 'POST',
  path: '/api/account/watches/:id/narrowings/undo',
  body: NarrowingForm,
  rate: 'write',
});

const ofKey = {
  path: '/api/watch-stops/:key/narrowings',
  params: z.object({ key: WatchStopKey }),
  query: about,
  reply: WatchNarrowing,
  problems: ['not-found'],
} as const;

export const getNarrowingOfKey = endpoint({
  ...ofKey,
  name: 'getNarrowingOfKey',
  summary: 'How the holder of a link from a message may narrow its watch',
  method: 'GET',
  rate: 'read',
});

export const narrowWatchOfKey = endpoint({
  ...ofKey,
  name: 'narrowWatchOfKey',
  summary: 'Narrows the watch whose message has this link; again changes nothing',
  method: 'POST',
  body: NarrowingForm,
  rate: 'write',
});

export const widenWatchOfKey = endpoint({
  ...ofKey,
  name: 'widenWatchOfKey',
  summary: 'Takes a narrowing of the watch whose message has this link back; again changes nothing',
  method: 'POST',
  path: '/api/watch-stops/:key/narrowings/undo',
  body: NarrowingForm,
  rate: 'write',
});
