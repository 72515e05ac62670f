import { deliveryPrice, type DeliveryTerms } from '#domain/delivery/delivery.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

interface HandOverProps {
  /** What one of it costs. */
  readonly price: Cents;
  readonly currency: Currency;
  /** Null: nothing is sent. */
  readonly terms: DeliveryTerms | null;
}

/** How one gets it, and what that costs, before it is in the cart. */
export function HandOver({ price, currency, terms }: HandOverProps) {
  const { locale, t } = useTexts();
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  function delivery(sent: DeliveryTerms): string {
    const cost = deliveryPrice(sent, price);
    if (cost === 0) return t('eshop:handOver.free');
    if (sent.freeFrom === null) return t('eshop:handOver.deliver', { price: money(cost) });
    return t('eshop:handOver.freeFrom', { price: money(cost), sum: money(sent.freeFrom) });
  }
  return (
    <ul className={tw('list-none m-0 mt-2 p-0 text-caption text-muted')}>
      <li>{t('eshop:handOver.collect')}</li>
      {terms && <li>{delivery(terms)}</li>}
    </ul>
  );
}
