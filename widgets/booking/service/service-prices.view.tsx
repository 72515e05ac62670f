import type { ReactNode } from 'react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { durationChoices } from '#domain/prices/pricing-durations.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={tw('flex justify-between gap-6 py-2.5 border-b border-line')}>
      <dt className={tw('text-muted')}>{name}</dt>
      <dd className={tw('text-right')}>{children}</dd>
    </div>
  );
}

/** Every price of a service where there is more than one: by time, or weekday and weekend. */
export function ServicePricesView({
  service,
  price,
  currency,
}: {
  readonly service: Service;
  readonly price: ShownPrice;
  readonly currency: Currency;
}) {
  const { locale, t } = useTexts();
  const money = (cents: number) => formatMoney(locale, cents, currency);
  const times = durationChoices(service);
  if (times.length === 0 && price.kind !== 'week') return null;
  return (
    <div>
      <Heading variant="label">{t('booking:service.prices')}</Heading>
      <dl className={tw('mt-1')}>
        {times.map((time) => (
          <Row key={time.durationMinutes} name={formatDuration(locale, time.durationMinutes)}>
            {money(time.price)}
          </Row>
        ))}
        {price.kind === 'week' && (
          <>
            <Row name={t('booking:price.weekdayName')}>{money(price.weekday)}</Row>
            <Row name={t('booking:price.weekendName')}>{money(price.weekend)}</Row>
          </>
        )}
      </dl>
    </div>
  );
}
