import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { keepUser } from './session.ts';

/**
 * Fetches the URL that is the first element of the query key. A 401 fails, unless the options return null instead
 * (specification, section 7).
 */
const readUrl =
  ({ on401 }: { on401: 'fail' | 'nothing' }) =>
  async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include', signal });
    if (on401 === 'nothing' && response.status === 401) return null;
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, response.statusText, text);
    return JSON.parse(text);
  };

/** The session has ended, here or on another device. Pages that need one redirect to signing in. */
const onError = (error: unknown): void => {
  if (error instanceof ApiError && error.status === 401) keepUser(null);
};

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Defaults from section 7: no retries or polling; data is always stale and refetched on window focus. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readUrl({ on401: 'fail' }),
        retry: false,
        staleTime: 0,
        gcTime: FIVE_MINUTES_MS,
        refetchOnWindowFocus: true,
        refetchInterval: false,
        // Without a connection, the service worker may have a copy. Otherwise the page says that there is no connection.
        networkMode: 'offlineFirst',
      },
      // Without a connection, a call fails at once, rather than being sent later when nobody expects it. What may be sent
      // later is stored (`callWhenConnected`).
      mutations: { retry: false, networkMode: 'always' },
    },
  });
