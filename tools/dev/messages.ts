import type { ModuleTimes } from './changed-modules.ts';

/** Sent to a server process: 'take-over' to serve with the current code, 'listen' when the port is free. */
export type Request = 'take-over' | 'listen';

/** Sent by a server process. */
export type Answer =
  /** The code can't be loaded. */
  | { readonly kind: 'broken' }
  /** The server listens once it receives 'listen'. */
  | { readonly kind: 'port-wanted' }
  | { readonly kind: 'started'; readonly modules: ModuleTimes };
