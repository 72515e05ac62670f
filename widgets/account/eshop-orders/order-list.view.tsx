import type { EshopOrder } from '#domain/account/orders/eshop-order.ts';
import { eshopOrderTotal } from '#domain/account/orders/eshop-order-sums.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { NextIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { SeeMore } from '../parts/see-more.view.tsx';
import { giftName } from './gift-name.ts';
import { OrderStatus } from './order-status.view.tsx';

interface OrderListProps {
  readonly orders: readonly { readonly order: EshopOrder; readonly to: Target }[];
  readonly total: number;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

function OrderRow({ order, to }: OrderListProps['orders'][number]) {
  const { locale, t } = useTexts();
  const names = [
    ...order.lines.map(({ name, quantity }) =>
      quantity > 1 ? `${quantity}\u00a0×\u00a0${textIn(locale, name)}` : textIn(locale, name),
    ),
    ...order.gifts.map(({ recipient }) => giftName(t, recipient)),
  ];
  return (
    <li className={tw('border-b border-line')}>
      <ActionLink
        to={to}
        className="flex items-center justify-between gap-4 w-full py-4 text-left transition-colors hover:bg-sunk"
      >
        <span className={tw('min-w-0 grid gap-1')}>
          <span className={tw('font-display text-title')}>{names.join(', ')}</span>
          <span className={tw('flex flex-wrap gap-x-4 gap-y-1 text-caption')}>
            <OrderStatus status={order.status} />
            <span className={tw('text-muted')}>
              {`${formatPlainDate(locale, ownDay(order.orderedAt))} · ${formatMoney(locale, eshopOrderTotal(order), order.currency)}`}
            </span>
          </span>
          <span className={tw('text-caption text-muted')}>
            {t('eshop-orders:order', { number: order.number })}
          </span>
        </span>
        <NextIcon className="w-5 h-5 text-muted" />
      </ActionLink>
    </li>
  );
}

/** Orders, ten and then ten more; the first of the new ones takes the focus. */
export function OrderListView({ orders, total, more, onMore }: OrderListProps) {
  const { listRef, expectMore } = useFirstNew(orders.length);
  return (
    <>
      <ul ref={listRef} className={tw('border-t border-line')}>
        {orders.map((each) => (
          <OrderRow key={each.order.id} {...each} />
        ))}
      </ul>
      <SeeMore
        shown={orders.length}
        total={total}
        more={more}
        onMore={() => {
          expectMore();
          onMore();
        }}
      />
    </>
  );
}
