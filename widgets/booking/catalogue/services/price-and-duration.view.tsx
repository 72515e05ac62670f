import type { Service } from '#domain/catalogue/catalogue.ts';
import { durationChoices } from '#domain/prices/pricing-durations.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { Duration } from '#ui/amounts/duration.tsx';
import { useTexts } from '#ui/texts.ts';
import { PriceTag } from './price-tag.view.tsx';

interface PriceAndDurationProps {
  readonly service: Service;
  /** Null where the company shows no prices here. */
  readonly price: ShownPrice | null;
  readonly currency: Currency;
  /** False where the company shows no durations here; those of several prices are shown all the same, as they are what each buys. */
  readonly showsDuration?: boolean;
}

/** What a service costs and how long it takes: each price beside the duration that it buys, where it depends on that. */
export function PriceAndDuration({ service, price, currency, showsDuration = true }: PriceAndDurationProps) {
  const { locale } = useTexts();
  const choices = durationChoices(service);
  if (price && choices.length > 0) {
    return choices.map(({ durationMinutes, price: amount }) => (
      <span key={durationMinutes} className={tw('inline-flex items-baseline gap-x-1.5 whitespace-nowrap')}>
        <span className={tw('text-caption text-muted')}>
          <Duration minutes={durationMinutes} />
        </span>{' '}
        <span className={tw('font-medium')}>{formatMoney(locale, amount, currency)}</span>
      </span>
    ));
  }
  return (
    <>
      {showsDuration && (
        <span className={tw('text-caption text-muted')}>
          <Duration minutes={service.durationMinutes} />
        </span>
      )}
      {price && (
        <span className={tw('font-medium')}>
          <PriceTag price={price} currency={currency} />
        </span>
      )}
    </>
  );
}
