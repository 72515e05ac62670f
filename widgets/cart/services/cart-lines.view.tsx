import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useListFocus } from '#ui/lists/use-list-focus.ts';
import { useTexts } from '#ui/texts.ts';
import { CartPrice } from '../parts/cart-price.view.tsx';

/** A service of the cart, for the duration that is meant, with what it costs in the chosen shop, or in those that could be chosen. */
export interface CartLine {
  readonly service: Service;
  readonly price: ShownPrice;
}

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
  readonly onRemove: (service: Service) => void;
}

export function CartLines({ lines, currency, onRemove }: CartLinesProps) {
  const { locale, t } = useTexts();
  const list = useListFocus(lines.length);
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('cart:booking.lines')}>
      {lines.map(({ service, price }) => {
        const name = textIn(locale, service.name);
        return (
          <li
            key={service.id}
            className={tw('grid grid-cols-[1fr_auto_auto] gap-x-3 items-start py-4 border-b border-line')}
          >
            <span className={tw('min-w-0')}>
              <span className={tw('block font-medium')}>{name}</span>
              <span className={tw('block text-caption text-muted')}>
                <Duration minutes={service.durationMinutes} />
                {service.requiredCustomers > 1 && (
                  <> · {t('cart:booking.people', { count: service.requiredCustomers })}</>
                )}
              </span>
            </span>
            <span className={tw('text-right tabular-nums')}>
              <CartPrice price={price} currency={currency} />
            </span>
            <IconButton
              label={t('cart:booking.remove', { name })}
              onPress={() => onRemove(service)}
              className="-mt-2.5 -mr-3"
            >
              <CloseIcon className="w-4 h-4" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
