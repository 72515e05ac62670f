import { listDatabases } from '#contract/families/databases.ts';
import { createRecordRoutes } from '../collections/record-routes.ts';
import type { ServerContext } from '../context.ts';
import { answer, type Route } from '../router/route.ts';

export function databasesRoutes(context: ServerContext): Route[] {
  const routes = createRecordRoutes(context, { family: 'databases' });
  return [answer(listDatabases, (incoming) => routes.list(incoming, incoming.query))];
}
