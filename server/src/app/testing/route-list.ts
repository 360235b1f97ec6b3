import type { FastifyInstance } from 'fastify';

export interface ListedRoute {
  readonly method: string;
  /** The pattern, such as '/api/dev/mailbox/:id/html' or '/dev/*'. */
  readonly url: string;
}

/** Returns every route of a server, including hidden ones, by method and pattern. */
export function routesOf(app: FastifyInstance): ListedRoute[] {
  const routes: ListedRoute[] = [];
  /** The segments from the root down to the previous line. */
  const path: string[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (match === null) continue;
    const [, indent = '', segment = '', methods] = match;
    path.splice(indent.length / 4, Number.POSITIVE_INFINITY, segment);
    for (const method of methods?.split(', ') ?? []) routes.push({ method, url: path.join('') });
  }
  return routes;
}
