import { pigments } from '#contract/families/pigments.ts';
import { recordRoutes } from '../collections/record-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Route } from '../router/route.ts';

export function pigmentsRoutes(context: ServerContext): Route[] {
  return recordRoutes(context, pigments, { family: 'pigments', isAudited: true });
}
