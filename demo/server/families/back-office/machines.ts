import { listDatabases, servers } from '#contract/back-office/machines.ts';
import { createRecordRoutes, recordRoutes } from '../../collections/record-routes.ts';
import type { ServerContext } from '../../context.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

export function machinesRoutes(context: ServerContext): ServerRoute[] {
  const databases = createRecordRoutes(context, { family: 'databases' });
  return [
    answer(listDatabases, (incoming) => databases.list(incoming, incoming.query)),
    ...recordRoutes(context, servers, { family: 'servers' }),
  ];
}
