import { serverScope } from './server-scope.ts';

type Client = ReturnType<typeof serverScope>['client'];

/**
 * For `loader` of a route: reads what the page shows first, before the server renders it. In the browser, the page
 * reads it itself and shows meanwhile that it is loading.
 */
export async function onServer(read: (client: Client) => Promise<unknown>): Promise<void> {
  if (import.meta.env.SSR) await read(serverScope().client);
}
