import type { SeedEshopOrder, SeedCommerce, SeedVoucher } from '#seed/commerce/model.ts';
import type { SeedCompany } from '#seed/model.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import type { eshopOrders, EshopLine } from '../../database/schema/selling/eshop.ts';
import type { loyaltyCards, loyaltyEntries } from '../../database/schema/selling/loyalty.ts';
import type { customerCredits } from '../../database/schema/selling/orders.ts';
import type { vouchers, voucherUses } from '../../database/schema/selling/redemption.ts';
import { expiryOf } from '#domain/account/credit/voucher-validity.ts';
import { redemptionHash } from '../../redemption/code.ts';
import { cardRows, type BookedVisit } from './card-rows.ts';
import { shopRowId } from './company-rows.ts';
import { seedCents, SEED_DAY } from './commerce-rows.ts';
import { productRows } from './product-rows.ts';

/** What the demo's customers have. */
interface OwnedRows {
  readonly cards: (typeof loyaltyCards.$inferInsert)[];
  readonly entries: (typeof loyaltyEntries.$inferInsert)[];
  readonly vouchers: (typeof vouchers.$inferInsert)[];
  readonly uses: (typeof voucherUses.$inferInsert)[];
  readonly eshopOrders: (typeof eshopOrders.$inferInsert)[];
  readonly credits: (typeof customerCredits.$inferInsert)[];
}

/** Throws where something belongs to nobody. */
export function ownedRows(
  seed: SeedCompany,
  goods: SeedCommerce,
  visits: readonly BookedVisit[],
  now: Date,
): OwnedRows {
  const cards = goods.cards.map((card) =>
    cardRows(card, {
      companyId: seed.company.nickname,
      userId: seededCustomer(seed, card.customer).id,
      visits,
      now,
    }),
  );
  const ordered = goods.vouchers.map((voucher, index) => voucherRows(seed, goods, voucher, index, now));
  return {
    cards: cards.map(({ card }) => card),
    entries: cards.flatMap(({ entries }) => entries),
    vouchers: ordered.map(({ voucher }) => voucher),
    uses: ordered.flatMap(({ uses }) => uses),
    eshopOrders: goods.eshopOrders.flatMap((order, index) => orderRow(seed, order, index, now) ?? []),
    credits: goods.credits.map(({ customer, daysAgo, amount, cause }) => ({
      companyId: seed.company.nickname,
      userId: seededCustomer(seed, customer).id,
      cause,
      delta: seedCents(seed)(amount),
      createdAt: before(now, daysAgo),
    })),
  };
}

/** Throws where the company has no such customer. */
export function seededCustomer(seed: SeedCompany, email: string) {
  const index = seed.people.findIndex((person) => person.email === email && person.role === 'customer');
  const person = seed.people[index];
  if (person === undefined) throw new Error(`${seed.company.nickname} has no customer ${email}.`);
  return { ...person, id: `user-${index + 1}` };
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * SEED_DAY);

function voucherRows(seed: SeedCompany, goods: SeedCommerce, sold: SeedVoucher, index: number, now: Date) {
  const theme = goods.themes.find(({ id }) => id === sold.theme);
  if (theme === undefined) throw new Error(`${seed.company.nickname} has no gift theme ${sold.theme}.`);
  const companyId = seed.company.nickname;
  const buyer = seededCustomer(seed, sold.customer);
  const cents = seedCents(seed);
  const spent = sold.spent.map(cents);
  const createdAt = before(now, sold.daysAgo);
  const deliverAt = sold.deliverInDays === undefined ? createdAt : before(now, -sold.deliverInDays);
  const id = `voucher-${index + 1}`;
  const voucher = {
    companyId,
    id,
    orderId: `gift-${index + 1}`,
    position: 0,
    themeId: theme.id,
    articleId: null,
    name: theme.name,
    codeHash: sold.code === null ? null : redemptionHash(sold.code),
    last4: sold.code?.slice(-4) ?? null,
    initial: cents(sold.amount),
    balance: cents(sold.amount) - sumOf(spent),
    buyerId: buyer.id,
    buyerName: `${buyer.firstname} ${buyer.lastname}`,
    buyerEmail: buyer.email,
    recipientName: sold.recipient.name,
    recipientEmail: sold.recipient.email,
    sender: buyer.firstname,
    message: sold.message,
    locale: 'fr',
    createdAt,
    deliverAt,
    deliveredAt: sold.code === null ? null : deliverAt,
    expiresAt: new Date(expiryOf(deliverAt.getTime(), theme.validDays)),
  };
  const uses = spent.map((amount, use) => ({
    companyId,
    orderId: `paid-with-${id}-${use + 1}`,
    voucherId: id,
    amount,
    usedAt: before(now, Math.trunc(sold.daysAgo / 2)),
  }));
  return { voucher, uses };
}

/** Null where the shop sells no products. */
function orderRow(seed: SeedCompany, order: SeedEshopOrder, index: number, now: Date) {
  const shop = seed.shops.find(({ slug }) => slug === order.shop);
  if (shop === undefined) throw new Error(`${seed.company.nickname} has no shop ${order.shop}.`);
  const lines = soldLines(seed, shop.products ?? [], order.quantities);
  if (lines.length === 0) return null;
  const createdAt = before(now, order.daysAgo);
  const subtotal = sumOf(lines.map(({ total }) => total));
  const [voucher = 0, delivery = 0] = [order.voucher ?? 0, order.delivery ?? 0].map(seedCents(seed));
  return {
    companyId: seed.company.nickname,
    id: `eshop-order-${index + 1}`,
    number: order.number,
    createdAt,
    shopId: shopRowId(shop.slug),
    userId: seededCustomer(seed, order.customer).id,
    mode: order.mode,
    lines,
    subtotal,
    discount: 0,
    voucher,
    delivery,
    total: subtotal + delivery,
    currency: seed.company.mCurrency.code,
    transactionId: `demo-${order.number.toLowerCase()}`,
    paymentStatus: paymentStatusOf(order),
    status: order.status,
    trackingUrl: order.mode === 'delivery' ? `https://parcels.example/${order.number}` : null,
    pickupFrom: order.status === 'ready' ? now : null,
    pickupUntil: order.status === 'ready' ? before(now, -14) : null,
    withdrawUntil: new Date(createdAt.getTime() + 14 * SEED_DAY),
  };
}

function paymentStatusOf({ status }: SeedEshopOrder) {
  return status === 'cancelled' || status === 'refunded' ? ('refunded' as const) : ('paid' as const);
}

function soldLines(seed: SeedCompany, slugs: readonly string[], quantities: readonly number[]): EshopLine[] {
  const rows = productRows(seed, () => ({ url: '', widths: [], alt: {}, colour: '' }));
  return quantities.flatMap((quantity, index) => {
    const row = rows.find(({ slug }) => slug === slugs[index]);
    if (row === undefined || quantity === 0) return [];
    const { id: articleId, externalId: abId, name, price, vat } = row;
    return [{ articleId, abId, name, quantity, unitPrice: price, total: price * quantity, vat }];
  });
}
