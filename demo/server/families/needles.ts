import { needles } from '#contract/back-office/treatments.ts';
import { recordRoutes } from '../collections/record-routes.ts';
import type { ServerContext } from '../frame/context.ts';
import type { Route } from '../router/route.ts';

export function needlesRoutes(context: ServerContext): Route[] {
  return recordRoutes(context, needles, { family: 'needles', isAudited: true });
}
