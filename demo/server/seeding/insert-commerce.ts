import type { SeedCompany } from '#seed/model.ts';
import type { Database } from '../database/database.ts';
import { eshopOrders, stocks } from '../database/schema/selling/eshop.ts';
import { loyaltyCards, loyaltyEntries, loyaltyTiers } from '../database/schema/selling/loyalty.ts';
import { customerCredits } from '../database/schema/selling/orders.ts';
import {
  coupons,
  giftFormulas,
  giftThemes,
  vouchers,
  voucherUses,
} from '../database/schema/selling/redemption.ts';
import { visitsOf, type AppointmentRows } from './rows/appointment-rows.ts';
import type { PictureOf } from './rows/picture-source.ts';
import { couponRows, formulaRows, stockRows, themeRows, tierRows } from './rows/commerce-rows.ts';
import { insertAll } from './insert-all.ts';
import { ownedRows } from './rows/owned-rows.ts';

/** Adds what a company sells besides visits, and what its customers have of it. Its articles, shops and people are there. */
export async function insertGoods(
  tx: Database,
  seed: SeedCompany,
  pictureOf: PictureOf,
  booked: AppointmentRows,
  now: Date,
): Promise<void> {
  await insertAll(tx, stocks, stockRows(seed));
  const { goods } = seed;
  if (goods === undefined) return;
  await insertAll(tx, coupons, couponRows(seed, goods, now));
  await insertAll(tx, giftThemes, themeRows(seed, goods, pictureOf));
  await insertAll(tx, giftFormulas, formulaRows(seed, goods));
  await insertAll(tx, loyaltyTiers, tierRows(seed, goods));
  const owned = ownedRows(seed, goods, visitsOf(booked), now);
  await insertAll(tx, loyaltyCards, owned.cards);
  await insertAll(tx, loyaltyEntries, owned.entries);
  await insertAll(tx, vouchers, owned.vouchers);
  await insertAll(tx, voucherUses, owned.uses);
  await insertAll(tx, eshopOrders, owned.eshopOrders);
  await insertAll(tx, customerCredits, owned.credits);
}
