import type { ModuleTimes } from './changed-modules.ts';

/** Sent to a server process: to serve with the code as it is now, and that the port is free. */
export type Request = 'take-over' | 'listen';

/** Sent by a server process. */
export type Answer =
  /** The code can't be loaded. */
  | { readonly kind: 'broken' }
  /** It will listen once it is told that the port is free. */
  | { readonly kind: 'port-wanted' }
  | { readonly kind: 'started'; readonly modules: ModuleTimes };
