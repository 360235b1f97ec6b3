import { whole } from './setting-kinds.ts';

/** Limits of a web process: its memory for data from the database, and its open streams. `.env.example` explains each. */
export const webProcessSettings = {
  SEARCH_INDEX_FROM: whole(0, 1_000_000_000).default(20_000),
  PROJECT_LISTS_MB: whole(0, 100_000).default(64),
  LIVE_STREAMS: whole(1, 1_000_000).default(5000),
  LIVE_STREAMS_PER_CLIENT: whole(1, 1_000_000).default(60),
};
