import type { ReactNode } from 'react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { Duration } from '#ui/amounts/duration.tsx';
import { Below } from '#ui/heading.tsx';
import { CalendarIcon } from '#ui/icons/visit-icons.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { CartPrice } from '../parts/cart-price.view.tsx';
import { CartHeading, ReplacedCartNotice } from '../parts/cart-heading.view.tsx';
import { CartLines, type CartLine } from './cart-lines.view.tsx';

export interface BookingCartProps {
  readonly lines: readonly CartLine[];
  readonly total: ShownPrice;
  /** In place of the total, of a time that is held: the day is known, and what is taken off. */
  readonly sums?: ReactNode;
  readonly totalMinutes: number;
  readonly currency: Currency;
  /** Where it takes place, and what changes that. */
  readonly place: ReactNode;
  /** How many services were in it that the company has no longer. */
  readonly gone: number;
  /** What was replaced at login, in words, and can be taken back. */
  readonly replaced: { readonly what: string; readonly onTakeBack: () => void } | null;
  /** The time that is kept for it. */
  readonly held?: ReactNode;
  readonly onRemove: (service: Service) => void;
}

/** Blue is the booking cart's colour, beside its sign and its words. */
export const BOOKING_TONE = 'text-[color:light-dark(#1f5a96,#93bff2)]';
const BOOKING_EDGE = 'border-[color:light-dark(#1f5a96,#93bff2)]';

function Totals({ total, sums, totalMinutes, currency }: BookingCartProps) {
  const { t } = useTexts();
  return (
    <>
      {sums}
      <dl className={tw(`grid grid-cols-[1fr_auto] gap-x-4 ${sums ? '' : 'pt-4'}`)}>
        {!sums && (
          <>
            <dt className={tw('font-medium')}>{t('cart:total.title')}</dt>
            <dd className={tw('text-right font-medium tabular-nums')}>
              <CartPrice price={total} currency={currency} />
            </dd>
          </>
        )}
        <dt className={tw('text-caption text-muted')}>{t('cart:total.duration')}</dt>
        <dd className={tw('text-right text-caption text-muted')}>
          <Duration minutes={totalMinutes} />
        </dd>
      </dl>
    </>
  );
}

/** What is to be booked together, and where. */
export function BookingCartView(props: BookingCartProps) {
  const { t } = useTexts();
  const { place, replaced } = props;
  return (
    <section aria-label={t('cart:booking.title')}>
      <CartHeading
        title={t('cart:booking.title')}
        sign={<CalendarIcon />}
        tone={BOOKING_TONE}
        edge={BOOKING_EDGE}
        place={place}
      />
      <Below>
        {replaced && (
          <ReplacedCartNotice
            title={t('reservation:saved.title', { what: replaced.what })}
            text={t('reservation:saved.replaced.text')}
            takeBack={t('reservation:saved.replaced.take')}
            onTakeBack={replaced.onTakeBack}
          />
        )}
        {props.gone > 0 && (
          <div className={tw('mt-4')}>
            <Notice tone="warning" title={t('cart:gone.title', { count: props.gone })}>
              {t('cart:gone.rest')}
            </Notice>
          </div>
        )}
        {props.held}
        <div className={tw('mt-2')}>
          <CartLines lines={props.lines} currency={props.currency} onRemove={props.onRemove} />
        </div>
        <Totals {...props} />
      </Below>
    </section>
  );
}
