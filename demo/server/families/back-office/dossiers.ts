import { createDossier, listDossiers, readDossier, updateDossier } from '#contract/back-office/dossiers.ts';
import { createRecordRoutes } from '../../collections/record-routes.ts';
import type { ServerContext } from '../../context.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

export function dossiersRoutes(context: ServerContext): ServerRoute[] {
  const routes = createRecordRoutes(context, { family: 'dossiers', isAudited: true });
  return [
    answer(listDossiers, (incoming) => routes.list(incoming, incoming.query)),
    routes.read(readDossier),
    routes.create(createDossier),
    routes.update(updateDossier),
  ];
}
