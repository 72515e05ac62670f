import { externalShopId } from '#domain/catalogue/ids.ts';
import type { SaleWish } from '#platform/wire/checkout/sale-bodies.ts';
import { TEST_SHOPS } from '#server/testing/visits.ts';
import type { Bag } from './expected.ts';
import type { Salon } from './salons.ts';

/** A cart as the storefront asks for its price. */
export function wishOf(bag: Bag, credit: Salon['credit']): SaleWish {
  const { visit, products, coupon, reward, vouchers } = bag;
  return {
    externalShopId: visit || products.length > 0 ? externalShopId(TEST_SHOPS.one) : null,
    visit: visit && { holdId: visit.holdId, visitKey: visit.visitKey, message: '', smsReminder: false },
    hasDelivery: bag.isSent,
    products: products.map(({ externalId, quantity }) => ({ externalId, quantity })),
    gifts: bag.gifts.map((amount) => ({
      themeId: 'birthday',
      amount,
      articleId: null,
      recipient: { name: 'Sacha', email: 'sacha@example.com' },
      sender: '',
      message: '',
      deliverAt: null,
    })),
    codes: [coupon, reward, ...vouchers].flatMap((each) => (each ? [each.code] : [])),
    credit,
  };
}
