import { needles } from '#contract/families/needles.ts';
import { recordRoutes } from '../collections/record-routes.ts';
import type { ServerContext } from '../context.ts';
import type { Route } from '../router/route.ts';

export function needlesRoutes(context: ServerContext): Route[] {
  return recordRoutes(context, needles, { family: 'needles', isAudited: true });
}
