import {
  changeShop,
  createShop,
  linkShopArticle,
  listShopRecords,
  listShops,
  matchShop,
  readShop,
  removeShop,
  shopBySlug,
  shopsArtebeaute,
  unlinkShopArticle,
} from '#contract/shop/shops.ts';
import { offerAtShop, withdrawFromShop } from '../../catalogue/offers.ts';
import { addShop, changeShopRow, matchShopRow, removeShopRow } from '../../catalogue/writing/shop-writing.ts';
import { pageOfMatches, pageOfShops, shopsOf } from '../../catalogue/shops.ts';
import type { Database } from '../../database/database.ts';
import { answerIdempotent } from '../../http/idempotency/idempotent-route.ts';
import type { ServerContext } from '../../context.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { answer, answerCached, type ServerRoute } from '../../router/route.ts';

export function shopRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answerCached(listShops, ({ tenant }) => shopsOf(db, tenant.id)),
    answer(listShopRecords, ({ tenant, query }) => pageOfShops(db, tenant.id, query)),
    answerCached(shopBySlug, async ({ tenant, params }) => {
      const [shop] = await shopsOf(db, tenant.id, { slug: params.slug });
      return shop ?? refuse('not_found');
    }),
    answer(readShop, ({ tenant, params }) => shopOf(db, tenant.id, params.id)),
    answer(shopsArtebeaute, ({ tenant, query }) => pageOfMatches(db, tenant.id, query)),
    answerIdempotent(context, createShop, async (tx, { tenant, body }) => {
      const id = await addShop(tx, tenant.id, body);
      return id instanceof Refusal ? id : shopOf(tx, tenant.id, id);
    }),
    answer(changeShop, async ({ tenant, params, body }) => {
      const id = await changeShopRow(db, tenant.id, params.id, body);
      return id instanceof Refusal ? id : shopOf(db, tenant.id, id);
    }),
    answer(removeShop, ({ tenant, params }) => removeShopRow(db, tenant.id, params.id)),
    answer(matchShop, ({ tenant, body }) => matchShopRow(db, tenant.id, body)),
    answer(linkShopArticle, ({ tenant, params, query }) =>
      offerAtShop(db, tenant, params.id, params.articleId, query.price),
    ),
    answer(unlinkShopArticle, ({ tenant, params }) =>
      withdrawFromShop(db, tenant, params.id, params.articleId),
    ),
  ];
}

async function shopOf(db: Database, companyId: string, id: string) {
  const [shop] = await shopsOf(db, companyId, { id });
  return shop ?? refuse('not_found');
}
