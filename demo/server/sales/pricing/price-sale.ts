import { LOCALES, textIn, type LocalizedText } from '#domain/locale.ts';
import type { Cents } from '#domain/prices/money.ts';
import { creditNow } from '#domain/prices/payment-terms.ts';
import { allocate, includedTax, percentOf, sumOf } from '#domain/carts/sale-sums.ts';
import { readHeldVisit, type HeldVisit } from '../../booking/held-visit.ts';
import { countryOf } from '../../companies/country.ts';
import { creditOf } from '../../store-credit/store-credit.ts';
import type { Database } from '../../database/database.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { isClosed, type Tenant } from '../../router/route.ts';
import { discountOf } from '../../redemption/coupons.ts';
import { rewardOf } from '../../redemption/rewards.ts';
import { findVoucher, refuseVoucher } from '../../redemption/vouchers.ts';
import type { SaleAsk } from '../ask.ts';
import { deliveryLines, priceOfSending } from '../delivery/delivery-lines.ts';
import { giftLines, productLines, serviceLines } from './catalogue-lines.ts';
import type { OrderLine, PricedSale } from './priced-sale.ts';
import type { GoodsLine } from '../sale-lines.ts';
import type { PaymentTerms } from '../settings.ts';

interface PricingContext {
  readonly terms: PaymentTerms;
  /** False: what applies by itself is left out, since the buyer was told the price without it. */
  readonly isReduced?: boolean;
  readonly userId: string | null;
  readonly now: number;
}

/** Prices a whole sale anew from the hold, the catalogue and what may be taken off; or says why it cannot be sold. */
export async function priceSale(
  db: Database,
  tenant: Tenant,
  ask: SaleAsk,
  context: PricingContext,
): Promise<PricedSale | Refusal> {
  if (isClosed(tenant)) return refuse('maintenance');
  const goods = await goodsOf(db, tenant, ask, context.terms);
  if (goods instanceof Refusal) return goods;
  const { lines } = goods;
  const reductions = await reductionsOf(db, tenant, ask, lines, context);
  if (reductions instanceof Refusal) return reductions;
  const reduced = withDiscount(lines, reductions.amount);
  const deliveryPrice = priceOfSending(reduced, context.terms.delivery);
  const sent = ask.mode === 'delivery' ? deliveryLines(reduced, deliveryPrice ?? 0) : [];
  const orderLines = [...reduced, ...sent];
  const subtotal = sumOf(lines.map(({ total }) => total));
  const delivery = netOf(sent);
  const total = subtotal - reductions.amount + delivery;
  const tenders = await tendersOf(db, tenant, ask, orderLines, context);
  if (tenders instanceof Refusal) return tenders;
  const voucher = sumOf(tenders.vouchers.map(({ amount }) => amount));
  return {
    lines: orderLines,
    sums: { subtotal, discount: reductions.amount, voucher, delivery, total },
    deliveryPrice,
    visit: goods.visit,
    shopId: goods.shopId,
    coupon: reductions.coupon,
    rewardId: reductions.rewardId,
    discountName: oneName(reductions.names),
    ...tenders,
    services: netOf(orderLines.filter(({ kind }) => kind === 'service')),
    others: netOf(orderLines.filter(({ kind }) => kind !== 'service')),
    due: total - voucher - tenders.credit,
  };
}

interface Goods {
  readonly lines: readonly GoodsLine[];
  readonly visit: HeldVisit | null;
  readonly shopId: string | null;
}

async function goodsOf(
  db: Database,
  tenant: Tenant,
  ask: SaleAsk,
  terms: PaymentTerms,
): Promise<Goods | Refusal> {
  const sells = ask.products.length > 0 || ask.gifts.length > 0;
  if (ask.visit === null && !sells) return invalidField('appointment');
  const isSold =
    (ask.products.length === 0 || terms.sellsProducts) && (ask.gifts.length === 0 || terms.sellsVouchers);
  if (!isSold) return refuse('payment_missing');
  const hasDelivery = ask.mode === 'delivery';
  if (hasDelivery && ask.products.length === 0) return invalidField('mode');
  // Somebody may have chosen it before the company ended it.
  if (hasDelivery && terms.delivery === null)
    return refuse('invalid', { field: 'mode', sentence: 'delivery_ended' });
  const visit = ask.visit === null ? null : await readHeldVisit(db, tenant, ask.visit);
  if (visit instanceof Refusal) return visit;
  const visitShop = visit?.visit.facts.shop ?? null;
  if (visitShop !== null && ask.shopId !== null && ask.shopId !== visitShop.externalId)
    return invalidField('shopId');
  const shopId = visitShop?.externalId ?? ask.shopId;
  if (ask.products.length > 0 && shopId === null) return invalidField('shopId');
  const home = await countryOf(db, tenant.id);
  const products =
    ask.products.length === 0
      ? null
      : await productLines(db, tenant, ask.products, {
          shopExternalId: shopId ?? '',
          hasVisit: visit !== null,
          home,
        });
  if (products instanceof Refusal) return products;
  const gifts = await giftLines(db, tenant, ask.gifts);
  if (gifts instanceof Refusal) return gifts;
  return {
    lines: [...(visit === null ? [] : serviceLines(visit, home)), ...(products?.lines ?? []), ...gifts],
    visit,
    shopId: visitShop?.id ?? products?.shopId ?? null,
  };
}

interface Reductions extends Pick<PricedSale, 'coupon' | 'rewardId'> {
  readonly amount: Cents;
  /** Of what takes it off, in its order. */
  readonly names: readonly LocalizedText[];
}

/** A coupon first, a reward on what it leaves; neither makes a voucher cheaper. */
async function reductionsOf(
  db: Database,
  tenant: Tenant,
  ask: SaleAsk,
  lines: readonly GoodsLine[],
  { userId, now, isReduced = true }: PricingContext,
): Promise<Reductions | Refusal> {
  if (!isReduced) return { amount: 0, coupon: null, rewardId: null, names: [] };
  const reducible = sumOf(lines.filter(({ kind }) => kind !== 'gift').map(({ total }) => total));
  const wish = {
    code: ask.couponCode,
    lines,
    customerId: userId,
    currency: tenant.profile.mCurrency.code,
    now,
  };
  const found = await discountOf(db, tenant, wish);
  if (found instanceof Refusal) return found;
  const byCoupon = found.kind === 'none' ? 0 : Math.min(found.amount, reducible);
  const coupon = found.kind === 'none' ? null : { id: found.couponId, code: found.code, label: found.label };
  const names = coupon === null ? [] : [coupon.label];
  if (ask.rewardCode === null) return { amount: byCoupon, coupon, rewardId: null, names };
  const reward =
    userId === null ? null : await rewardOf(db, tenant.id, { code: ask.rewardCode, customerId: userId, now });
  if (reward === null) return refuse('reward_refused', { field: 'rewardCode' });
  const left = reducible - byCoupon;
  const byReward = reward.kind === 'amount' ? Math.min(reward.value, left) : percentOf(left, reward.value);
  if (reward.name !== null) names.push(reward.name);
  return { amount: byCoupon + byReward, coupon, rewardId: reward.id, names };
}

/** "Bienvenue + 10 € offerts": names as one, in each language that any of them is written in. */
function oneName(names: readonly LocalizedText[]): LocalizedText {
  const spoken = LOCALES.filter((locale) => names.some((name) => name[locale]));
  return Object.fromEntries(
    spoken.map((locale) => [locale, names.map((name) => textIn(locale, name)).join(' + ')]),
  );
}

function withDiscount(lines: readonly GoodsLine[], amount: Cents): OrderLine[] {
  const parts = allocate(
    amount,
    lines.map(({ kind, total }) => (kind === 'gift' ? 0 : total)),
  );
  return lines.map((line, index) => {
    const discount = parts[index] ?? 0;
    const net = line.total - discount;
    return { ...line, discount, net, tax: includedTax(net, line.vat) };
  });
}

/** Vouchers in the order of their codes, then credit; neither buys another voucher. */
async function tendersOf(
  db: Database,
  tenant: Tenant,
  ask: SaleAsk,
  lines: readonly OrderLine[],
  { terms, userId, now }: PricingContext,
): Promise<Pick<PricedSale, 'vouchers' | 'credit'> | Refusal> {
  const gifts = netOf(lines.filter(({ kind }) => kind === 'gift'));
  let left = netOf(lines) - gifts;
  const vouchers: { id: string; amount: Cents }[] = [];
  for (const [index, code] of ask.voucherCodes.entries()) {
    const voucher = await findVoucher(db, tenant.id, code, now);
    if (voucher?.status !== 'active' || vouchers.some(({ id }) => id === voucher.id))
      return refuseVoucher(voucher, `voucherCodes.${index}`);
    const amount = Math.min(voucher.balance, left);
    if (amount > 0) vouchers.push({ id: voucher.id, amount });
    left -= amount;
  }
  if (ask.credit === 0) return { vouchers, credit: 0 };
  const owned = userId === null ? 0 : await creditOf(db, tenant.id, userId);
  if (owned < ask.credit) return invalidField('credit');
  const services = netOf(lines.filter(({ kind }) => kind === 'service'));
  const sums = { services, others: netOf(lines) - services, due: left + gifts };
  const credit = creditNow({ ...sums, gifts, credit: ask.credit }, terms.visit);
  return { vouchers, credit };
}

function netOf(lines: readonly OrderLine[]): Cents {
  return sumOf(lines.map(({ net }) => net));
}
