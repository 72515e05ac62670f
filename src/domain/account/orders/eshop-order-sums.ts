import { sumOf } from '../../carts/sale-sums.ts';
import { saleSums, type SaleSum, type SaleSumName } from '../../checkout/sale-sums.ts';
import type { Cents } from '../../prices/money.ts';
import type { EshopOrder } from './eshop-order.ts';

type OrderCost = Pick<
  EshopOrder,
  'subtotal' | 'discount' | 'voucher' | 'credit' | 'delivery' | 'total' | 'gifts'
>;

interface OrderSum extends SaleSum {
  readonly name: Exclude<SaleSumName, 'now' | 'onSite'>;
}

const giftsOf = ({ gifts }: Pick<EshopOrder, 'gifts'>): Cents => sumOf(gifts.map(({ price }) => price));

/** What an order cost, with the vouchers that were bought in it. */
export function eshopOrderTotal(order: Pick<OrderCost, 'total' | 'gifts'>): Cents {
  return order.total + giftsOf(order);
}

/** The same with what it is made of, and what vouchers, credit and at last the payment paid of it. */
export function eshopOrderSums(order: OrderCost): readonly OrderSum[] {
  const { subtotal, discount, delivery, voucher, credit } = order;
  const total = eshopOrderTotal(order);
  const due = total - voucher - credit;
  return saleSums({
    subtotal: subtotal + giftsOf(order),
    discount,
    delivery,
    total,
    voucher,
    credit,
    due,
    now: due,
    mode: 'full',
  }).filter(isOfOrder);
}

/** All of an order is paid at once: nothing of it is left for the shop. */
function isOfOrder(sum: SaleSum): sum is OrderSum {
  return sum.name !== 'now' && sum.name !== 'onSite';
}
