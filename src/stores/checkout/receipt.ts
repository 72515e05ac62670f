import type { PaymentState } from '#domain/checkout/payment-state.ts';
import { textIn } from '#domain/locale.ts';
import type { ReadableAtom } from 'nanostores';
import type { Connection } from '../composition/connect.ts';
import type { VisitorState } from '../composition/visitor-state.ts';
import type { ProductsCartStore } from '../products/products-cart.ts';
import type { Session } from '../visitor/session.ts';
import type { BegunPayment, CheckoutMemory, Receipt } from './checkout-memory.ts';

interface ReceiptTools {
  readonly connection: Connection;
  readonly visitor: Pick<VisitorState, 'session'>;
  readonly memory: CheckoutMemory;
  readonly $cart: ReadableAtom<ProductsCartStore | null>;
}

const customerIn = (session: Session) => (session.kind === 'customer' ? session.customer.id : '');

/** A customer's is shown to them alone; what a guest has bought, in the tab in which they did. */
export function isOwnReceipt({ customerId }: Receipt, session: Session): boolean {
  return customerId === '' ? session.kind !== 'restoring' : customerId === customerIn(session);
}

/** What was bought, as far as this tab knows it: after a reload on the way the lines may be unknown. */
export function receiptOf(
  { connection, visitor, memory, $cart }: ReceiptTools,
  { total, due }: BegunPayment,
  { orderId, transactionId }: Extract<PaymentState, { kind: 'paid' }>,
): Receipt {
  const spoken = connection.locale.$locale.get();
  const cart = $cart.get();
  const lines = (cart?.$lines.get() ?? []).flatMap(({ product, quantity }) =>
    product ? [{ name: textIn(spoken, product.name), quantity, price: product.price * quantity }] : [],
  );
  return {
    orderId,
    transactionId,
    customerId: customerIn(visitor.session.$session.get()),
    email: memory.get().draft.email,
    shopId: cart?.$shop.get()?.id ?? '',
    lines,
    total,
    due,
  };
}
