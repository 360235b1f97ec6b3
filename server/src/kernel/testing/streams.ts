import { liveStreams } from '../http/live-stream.ts';

/** Live updates that never fire. */
export const stillStreams = liveStreams({
  topics: { subscribe: () => () => undefined },
  most: 10,
  mostOfClient: 10,
  generousToLoopback: false,
  rateLimit: {},
});
