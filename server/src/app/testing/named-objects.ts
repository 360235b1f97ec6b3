import type { Context } from '../../kernel/context.ts';
import type { Caller, Named } from './access-row.ts';

/** Ids that nothing has. */
export const UNKNOWN = 'xx_NeverIssued0000000000';
export const MALFORMED = '..%2F%00%3Cscript%3E';

type Make = (ctx: Context, caller: Caller) => Promise<Named>;

/**
 * Returns a function that makes the objects which a caller names. Callers who are refused share those of a route, since
 * refused calls change nothing.
 */
export function namedObjects(ctx: Context) {
  const untouched = new Map<string, Named>();
  return async (route: string, make: Make, caller: Caller, isRefused: boolean): Promise<Named> => {
    const named = (isRefused && untouched.get(route)) || (await make(ctx, caller));
    if (isRefused) untouched.set(route, named);
    return named;
  };
}
