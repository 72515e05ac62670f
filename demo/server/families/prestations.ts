import { prestations } from '#contract/families/prestations.ts';
import { recordRoutes } from '../collections/record-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Route } from '../router/route.ts';

export function prestationsRoutes(context: ServerContext): Route[] {
  return recordRoutes(context, prestations, { family: 'prestations' });
}
