import { consentements } from '#contract/families/consentements.ts';
import { recordRoutes } from '../collections/record-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Route } from '../router/route.ts';

export function consentementsRoutes(context: ServerContext): Route[] {
  return recordRoutes(context, consentements, { family: 'consentements', isAudited: true });
}
