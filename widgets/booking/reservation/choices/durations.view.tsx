import { useId } from 'react';
import type { PriceTime } from '#domain/catalogue/catalogue.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

export interface DurationsProps {
  readonly serviceName: string;
  /** The shortest first. */
  readonly durations: readonly PriceTime[];
  readonly chosenMinutes: number;
  readonly currency: Currency;
  readonly onChoose: (minutes: number) => void;
}

/** How long a service is to take, each duration with its price. */
export function DurationsView({ serviceName, durations, chosenMinutes, currency, onChoose }: DurationsProps) {
  const { locale, t } = useTexts();
  const group = useId();
  if (durations.length === 0) return null;
  return (
    <fieldset className={tw('mt-3')}>
      <legend className={tw('mb-2 text-caption text-muted')}>
        <span aria-hidden="true">{t('reservation:duration.title')}</span>
        <span className={tw('sr-only')}>{t('reservation:duration.titleFor', { name: serviceName })}</span>
      </legend>
      <div className={tw('flex flex-wrap gap-2')}>
        {durations.map(({ durationMinutes, price }) => {
          const isChosen = durationMinutes === chosenMinutes;
          const tone = isChosen ? 'border-accent bg-soft text-on-soft' : 'border-line hover:border-control';
          return (
            <label
              key={durationMinutes}
              className={tw(
                `relative inline-flex items-baseline gap-2 min-h-target px-4 py-2 rounded-pill border cursor-pointer transition-colors focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[color:var(--v-focus)] ${tone}`,
              )}
            >
              <input
                type="radio"
                name={group}
                checked={isChosen}
                onChange={() => onChoose(durationMinutes)}
                className={tw('sr-only')}
              />
              <span className={tw(isChosen ? 'font-medium' : '')}>
                {formatDuration(locale, durationMinutes)}
              </span>
              <span className={tw('text-caption')}>{formatMoney(locale, price, currency)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
