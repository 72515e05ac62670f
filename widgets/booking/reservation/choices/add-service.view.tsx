import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { PriceAndDuration } from '../../catalogue/services/price-and-duration.view.tsx';

export interface AddServiceProps {
  readonly open: boolean;
  /** With the services that can still join the visit; empty categories left out. */
  readonly categories: readonly Category[];
  readonly currency: Currency;
  readonly priceOf: (service: Service) => ShownPrice;
  readonly onAdd: (service: Service) => void;
  readonly onClose: () => void;
}

/** Another service for the same visit. */
export function AddServiceDialog({ open, categories, currency, priceOf, onAdd, onClose }: AddServiceProps) {
  const { locale, t } = useTexts();
  return (
    <Dialog narrow open={open} title={t('reservation:visit.add')} onClose={onClose}>
      {categories.map((category) => (
        <section key={category.id} className={tw('mb-8')}>
          <Heading variant="title">{textIn(locale, category.name)}</Heading>
          <ul>
            {category.services.map((service) => {
              const name = textIn(locale, service.name);
              return (
                <li
                  key={service.id}
                  className={tw('flex items-center justify-between gap-4 py-3 border-b border-line')}
                >
                  <div className={tw('min-w-0')}>
                    <p>{name}</p>
                    <p className={tw('flex flex-wrap items-baseline gap-x-3')}>
                      <PriceAndDuration service={service} price={priceOf(service)} currency={currency} />
                    </p>
                  </div>
                  <Button
                    variant="small"
                    label={t('reservation:visit.addName', { name })}
                    onPress={() => onAdd(service)}
                  >
                    {t('reservation:visit.addShort')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
