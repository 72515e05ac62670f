import { servers } from '#contract/families/servers.ts';
import { recordRoutes } from '../collections/record-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Route } from '../router/route.ts';

export function serversRoutes(context: ServerContext): Route[] {
  return recordRoutes(context, servers, { family: 'servers' });
}
