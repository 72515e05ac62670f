import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { PostalAddress } from '#domain/delivery/postal-address.ts';
import { customerIdOf, type Session } from '../visitor/session.ts';
import type { SoldSale } from './checkout-memory.ts';
import type { JoinedSale } from './sale-parts/joined-sale.ts';

/** Whether a sale is that of whoever is there: a customer's is theirs alone, a guest's that of the tab. */
export function isOwnSale({ customerId }: SoldSale, session: Session): boolean {
  return session.kind !== 'restoring' && (customerId === '' || customerId === customerIdOf(session));
}

/** What a price says of what is sold. */
export type SoldPrice = Pick<
  SalePrice,
  'discount' | 'delivery' | 'total' | 'voucher' | 'credit' | 'due' | 'now' | 'mode'
>;

/** What is sold now, to be told once it is paid: the parts may hold something else by then. */
export function soldNow(
  { parts }: JoinedSale,
  session: Session,
  email: string,
  { discount, delivery, total, voucher, credit, due, now, mode }: SoldPrice,
  address: PostalAddress | null,
): SoldSale {
  const shop = parts.map(({ $shop }) => $shop.get()).find((one) => one !== null);
  const lines = parts.flatMap((part) => part.lines());
  return {
    customerId: customerIdOf(session),
    email,
    shopId: shop?.id ?? '',
    lines,
    discount,
    delivery,
    total,
    voucher,
    credit,
    due,
    now,
    mode,
    address,
  };
}
