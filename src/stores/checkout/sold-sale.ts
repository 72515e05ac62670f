import type { ReadableAtom } from 'nanostores';
import type { ProductId } from '#domain/catalogue/ids.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import { textIn } from '#domain/locale.ts';
import type { Connection } from '../composition/connect.ts';
import type { VisitorState } from '../composition/visitor-state.ts';
import type { ProductsCartStore } from '../products/products-cart.ts';
import type { Session } from '../visitor/session.ts';
import type { SoldSale } from './checkout-memory.ts';

interface SaleTools {
  readonly connection: Connection;
  readonly visitor: Pick<VisitorState, 'session'>;
  readonly $cart: ReadableAtom<ProductsCartStore | null>;
}

const customerIn = (session: Session) => (session.kind === 'customer' ? session.customer.id : '');

/** Whether a sale is that of whoever is there: a customer's is theirs alone, a guest's that of the tab. */
export function isOwnSale({ customerId }: SoldSale, session: Session): boolean {
  return session.kind !== 'restoring' && (customerId === '' || customerId === customerIn(session));
}

/** What is sold now, to be told once it is paid: the cart may hold something else by then. */
export function soldNow(
  { connection, visitor, $cart }: SaleTools,
  email: string,
  { total, due }: Pick<SalePrice, 'total' | 'due'>,
): SoldSale {
  const spoken = connection.locale.$locale.get();
  const cart = $cart.get();
  const lines = (cart?.$lines.get() ?? []).flatMap(({ productId, product, quantity }) =>
    product
      ? [{ productId, name: textIn(spoken, product.name), quantity, price: product.price * quantity }]
      : [],
  );
  const customerId = customerIn(visitor.session.$session.get());
  return { customerId, email, shopId: cart?.$shop.get()?.id ?? '', lines, total, due };
}

/** Takes what was sold out of the cart: all of it ends with its transaction, what was added meanwhile stays. */
export function takeSold(cart: ProductsCartStore, { lines }: SoldSale, transactionId: string): void {
  const sold = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const isAll = cart.$cart.get().lines.every((line) => (sold.get(line.productId) ?? 0) >= line.quantity);
  if (isAll) return cart.finish(transactionId);
  for (const { productId, quantity } of lines) cart.take(productId as ProductId, quantity);
}
