import { computed } from 'nanostores';
import type { ProductId } from '#domain/catalogue/ids.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import type { Eshop } from '../../products/eshop.ts';
import type { SalePart } from './sale-part.ts';

/** The cart of products as a part of a sale. */
export function productsPart(
  { cart, products, tellSold }: Pick<Eshop, 'cart' | 'products' | 'tellSold'>,
  locale: () => Locale,
): SalePart {
  /** What is still sold of it. */
  const known = () =>
    (cart.$lines.get() ?? []).flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  return {
    kind: 'products',
    $wish: computed(cart.$lines, () => {
      const lines = known().map(({ product, quantity }) => ({ externalId: product.externalId, quantity }));
      return lines.length > 0 ? { products: lines } : null;
    }),
    $shop: cart.$shop,
    lines: () =>
      known().map(({ product, quantity }) => ({
        kind: 'products',
        id: product.id,
        name: textIn(locale(), product.name),
        quantity,
        price: product.price * quantity,
        startsAt: null,
        sending: null,
      })),
    takeSold({ lines, delivery }, { transactionId }) {
      const own = lines.filter(({ kind }) => kind === 'products');
      if (own.length === 0) return;
      const sold = new Map(own.map(({ id, quantity }) => [id, quantity]));
      const shop = cart.$shop.get();
      const isAll = cart.$cart.get().lines.every((line) => (sold.get(line.productId) ?? 0) >= line.quantity);
      // All of it ends with its transaction.
      if (isAll) cart.finish(transactionId);
      else for (const [id, quantity] of sold) cart.take(id as ProductId, quantity);
      tellSold(transactionId, shop, own, delivery);
    },
    cartId: cart.serverId,
    reread: () => products.again(),
  };
}
