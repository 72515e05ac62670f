import {
  changeGeogroupment,
  createGeogroupment,
  linkGroupShop,
  listGeogroupments,
  readGeogroupment,
  removeGeogroupment,
  unlinkGroupShop,
} from '#contract/shop/geogroupments.ts';
import {
  addGroup,
  changeGroup,
  groupsOf,
  putIntoGroup,
  removeGroup,
  takeOutOfGroup,
} from '../../catalogue/groups.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../http/refusal.ts';
import { answer, answerCached, type ServerRoute } from '../../router/route.ts';

export function geogroupmentsRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answerCached(listGeogroupments, ({ tenant }) => groupsOf(db, tenant.id)),
    answer(readGeogroupment, async ({ tenant, params }) => {
      const [group] = await groupsOf(db, tenant.id, params.id);
      return group ?? refuse('not_found');
    }),
    answerIdempotent(context, createGeogroupment, (tx, { tenant, body }) => addGroup(tx, tenant.id, body)),
    answer(changeGeogroupment, ({ tenant, params, body }) => changeGroup(db, tenant.id, params.id, body)),
    answer(removeGeogroupment, ({ tenant, params }) => removeGroup(db, tenant.id, params.id)),
    answer(linkGroupShop, ({ tenant, params }) => putIntoGroup(db, tenant.id, params.id, params.shopId)),
    answer(unlinkGroupShop, ({ tenant, params }) => takeOutOfGroup(db, tenant.id, params.id, params.shopId)),
  ];
}
