import {
  changeResource,
  createResource,
  listResources,
  readResource,
  removeResource,
  selectableResources,
  shopTeam,
} from '#contract/shop/resources.ts';
import {
  addResource,
  changeResourceRow,
  choosable,
  pageOfResources,
  removeResourceRow,
  resourceOf,
} from '../../catalogue/resources.ts';
import { teamOf } from '../../catalogue/team.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { answer, answerCached, type ServerRoute } from '../../router/route.ts';

export function resourcesRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answerCached(selectableResources, ({ tenant, query }) => choosable(db, tenant.id, query)),
    answerCached(shopTeam, ({ tenant, params }) => teamOf(db, tenant.id, params.id)),
    answer(listResources, ({ tenant, query }) => pageOfResources(db, tenant.id, query)),
    answer(readResource, ({ tenant, params }) => resourceOf(db, tenant.id, params.id)),
    answerIdempotent(context, createResource, (tx, { tenant, body }) => addResource(tx, tenant.id, body)),
    answer(changeResource, ({ tenant, params, body }) => changeResourceRow(db, tenant.id, params.id, body)),
    answer(removeResource, ({ tenant, params }) => removeResourceRow(db, tenant.id, params.id)),
  ];
}
