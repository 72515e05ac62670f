import { consentements, needles, pigments, prestations } from '#contract/back-office/treatments.ts';
import { recordRoutes } from '../../collections/record-routes.ts';
import type { ServerContext } from '../../context.ts';
import type { ServerRoute } from '../../router/route.ts';

export function treatmentsRoutes(context: ServerContext): ServerRoute[] {
  return [
    ...recordRoutes(context, consentements, { family: 'consentements', isAudited: true }),
    ...recordRoutes(context, needles, { family: 'needles', isAudited: true }),
    ...recordRoutes(context, pigments, { family: 'pigments', isAudited: true }),
    ...recordRoutes(context, prestations, { family: 'prestations' }),
  ];
}
