import type { ReactNode } from 'react';
import type { EshopOrder } from '#domain/account/orders/eshop-order.ts';
import { eshopOrderSums } from '#domain/account/orders/eshop-order-sums.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { addressLines } from '#domain/delivery/postal-address.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/prices/money.ts';
import { formatDay, formatPeriod, formatPlainDate, formatTime } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink, Link, type Target } from '#ui/actions/link.tsx';
import { SumRows } from '#ui/amounts/sum-rows.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { ownZone } from '#ui/environment/own-zone.ts';
import { Heading } from '#ui/heading.tsx';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { useTexts } from '#ui/texts.ts';
import { DocumentLinks } from '../parts/document-links.view.tsx';
import { giftName } from './gift-name.ts';
import { OrderProgress } from './order-progress.view.tsx';
import { OrderStatus } from './order-status.view.tsx';

interface OrderProps {
  readonly order: EshopOrder;
  /** The page of the shop that prepares it; null where it has none. */
  readonly shop: Target | null;
  /** The visit that was paid with it. */
  readonly visit: Target;
  /** Where it is withdrawn from; null where it no longer can be. */
  readonly withdrawal: Target | null;
}

/** Where the goods are, and what is to be done to have them. */
function Way({ order, shop }: Pick<OrderProps, 'order' | 'shop'>) {
  const { locale, t } = useTexts();
  const { mode, pickup, status } = order;
  return (
    <div>
      <p className={tw('font-medium')}>
        {t(mode === 'collect' ? 'eshop-orders:collect' : 'eshop-orders:deliver', { shop: order.shopName })}
      </p>
      {order.address && <p>{addressLines(locale, order.address).join(', ')}</p>}
      {pickup && status === 'ready' && (
        <p>
          {t('eshop-orders:pickup', {
            period: formatPeriod(locale, order.timeZone || ownZone(), { start: pickup.from, end: pickup.to }),
          })}
        </p>
      )}
      <div className={tw('flex flex-wrap gap-x-6')}>
        {mode === 'collect' && shop && <Link to={shop}>{t('eshop-orders:hours')}</Link>}
        {order.trackingUrl && (
          <ExternalLink href={order.trackingUrl} newTab>
            {t('eshop-orders:track')}
          </ExternalLink>
        )}
      </div>
    </div>
  );
}

function Lines({ order: { lines, gifts, currency } }: Pick<OrderProps, 'order'>) {
  const { locale, t } = useTexts();
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  return (
    <ul className={tw('border-t border-line')}>
      {withDistinctKeys(lines, ({ name }) => textIn(locale, name)).map(
        ({ key, item: { name, quantity, unitPrice, price } }) => (
          <li key={key} className={tw('flex justify-between gap-4 py-3 border-b border-line')}>
            <span className={tw('min-w-0')}>
              {textIn(locale, name)}
              {quantity > 1 && (
                <span className={tw('block text-caption text-muted')}>
                  {`${t('eshop-orders:quantity', { count: quantity })} · ${t('eshop-orders:each', { price: money(unitPrice) })}`}
                </span>
              )}
            </span>
            <span className={tw('tabular-nums')}>{money(price)}</span>
          </li>
        ),
      )}
      {withDistinctKeys(gifts, ({ recipient }) => recipient).map(({ key, item: { recipient, price } }) => (
        <li key={`gift ${key}`} className={tw('flex justify-between gap-4 py-3 border-b border-line')}>
          <span className={tw('min-w-0')}>{giftName(t, recipient)}</span>
          <span className={tw('tabular-nums')}>{money(price)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The total with what it is made of, and how it was paid. */
function Sums({ order }: Pick<OrderProps, 'order'>) {
  const { t } = useTexts();
  const isPaid = order.payment !== null && order.payment !== 'none';
  const rows = eshopOrderSums(order)
    .filter(({ name }) => isPaid || name !== 'due')
    .map(({ name, cents }) => ({ name, cents, label: t(`eshop-orders:sum.${name}`) }));
  return <SumRows rows={rows} main="total" currency={order.currency} />;
}

/** The visit that was ordered with the products, which has a page of its own. */
function Visit({ order: { visitStart, timeZone }, visit }: Pick<OrderProps, 'order' | 'visit'>) {
  const { locale, t } = useTexts();
  if (visitStart === null) return null;
  const zone = timeZone || ownZone();
  const day = formatDay(locale, dateAt(visitStart, zone), 'full');
  return (
    <Link to={visit}>{t('eshop-orders:visit', { day, time: formatTime(locale, zone, visitStart) })}</Link>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={tw('mt-10')}>
      <Heading variant="title" below={1} className="mb-3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** An order: how far it is, how it is handed over, what it holds and what it cost. */
export function OrderView({ order, shop, visit, withdrawal }: OrderProps) {
  const { locale, t } = useTexts();
  const { payment, withdrawUntil, withdrawnAt, status } = order;
  const isOver = status === 'cancelled' || status === 'refunded';
  const isHandedOver = status === 'collected' || status === 'delivered';
  const day = (moment: EshopOrder['orderedAt']) => formatPlainDate(locale, ownDay(moment));
  return (
    <article>
      <Heading variant="display">{t('eshop-orders:order', { number: order.number })}</Heading>
      <p className={tw('flex flex-wrap gap-x-4 gap-y-1 mt-3')}>
        <OrderStatus status={status} />
        <span className={tw('text-muted')}>{t('eshop-orders:orderedOn', { day: day(order.orderedAt) })}</span>
      </p>
      <OrderProgress order={order} />
      {!isOver && (
        <div className={tw('mt-8')}>
          <Way order={order} shop={shop} />
        </div>
      )}
      <Section title={t('eshop-orders:lines')}>
        <Lines order={order} />
        <Sums order={order} />
        {payment && <p>{t(`eshop-orders:payment.${payment}`)}</p>}
        <Visit order={order} visit={visit} />
        <DocumentLinks documents={order.documents} />
        {withdrawnAt !== null && !isOver && (
          <p className={tw('mt-3')}>{t('eshop-orders:withdrawn', { day: day(withdrawnAt) })}</p>
        )}
        {withdrawUntil !== null && withdrawal && (
          <div className={tw('mt-3')}>
            <p className={tw('text-caption text-muted')}>
              {/* Its days begin when the products are there. */}
              {isHandedOver
                ? t('eshop-orders:withdraw', { day: day(withdrawUntil) })
                : t(`eshop-orders:withdrawAfter.${order.mode}`)}
            </p>
            <Link to={withdrawal}>{t('eshop-orders:withdrawNow')}</Link>
          </div>
        )}
      </Section>
    </article>
  );
}
