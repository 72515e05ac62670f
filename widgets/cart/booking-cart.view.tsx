import type { Service, Shop } from '#domain/catalogue.ts';
import type { Currency } from '#domain/money.ts';
import type { ShownPrice } from '#domain/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { FieldShell } from '#ui/forms/field.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { Calendar, ChevronDown, Pin } from '#ui/icons.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { Amount } from './amount.view.tsx';
import { CartLines, type CartLine } from './cart-lines.view.tsx';

export interface BookingCartProps {
  readonly lines: readonly CartLine[];
  readonly total: ShownPrice;
  readonly totalMinutes: number;
  readonly currency: Currency;
  /** The chosen shop; on a site with one shop that shop. */
  readonly shop: Shop | null;
  /** Bookable shops that offer every line; empty on a site with one shop. */
  readonly shops: readonly Shop[];
  readonly hasShopChoice: boolean;
  /** A guest's cart was replaced at login and can be taken back. */
  readonly onTakeBack: (() => void) | null;
  readonly onRemove: (service: Service) => void;
  readonly onShop: (shopId: string | null) => void;
}

/** Blue is the booking cart's colour, beside its sign and its words. */
export const BOOKING_TONE = 'text-[color:light-dark(#1f5a96,#93bff2)]';
const BOOKING_EDGE = 'border-[color:light-dark(#1f5a96,#93bff2)]';

function ShopSelect({ shop, shops, onShop }: BookingCartProps) {
  const { t } = useTexts();
  if (shops.length === 0) {
    return (
      <div className={tw('mt-4')}>
        <Notice tone="warning" title={t('cart:shop.none')}>
          {t('cart:shop.noneHint')}
        </Notice>
      </div>
    );
  }
  return (
    <div className={tw('mt-4')}>
      <FieldShell label={t('cart:shop.label')} hint={shop ? undefined : t('cart:shop.hint')}>
        {(wiring) => (
          <div className={tw('relative')}>
            <select
              {...wiring}
              name="cart-shop"
              value={shop?.id ?? ''}
              onChange={(event) => onShop(event.currentTarget.value || null)}
              className={tw(`${wiring.className} appearance-none !pr-10 truncate`)}
            >
              <option value="">{t('cart:shop.choose')}</option>
              {shops.map(({ id, name, address }) => (
                <option key={id} value={id}>
                  {name.includes(address.city) ? name : `${name}, ${address.city}`}
                </option>
              ))}
            </select>
            <span
              aria-hidden="true"
              className={tw('absolute inset-y-0 right-3.5 flex items-center pointer-events-none')}
            >
              <ChevronDown className="w-4 h-4" />
            </span>
          </div>
        )}
      </FieldShell>
    </div>
  );
}

function Totals({ total, totalMinutes, currency }: BookingCartProps) {
  const { t } = useTexts();
  return (
    <dl className={tw('grid grid-cols-[1fr_auto] gap-x-4 pt-4')}>
      <dt className={tw('font-medium')}>{t('cart:total.title')}</dt>
      <dd className={tw('text-right font-medium tabular-nums')}>
        <Amount price={total} currency={currency} />
      </dd>
      <dt className={tw('text-caption text-muted')}>{t('cart:total.duration')}</dt>
      <dd className={tw('text-right text-caption text-muted')}>
        <Duration minutes={totalMinutes} />
      </dd>
    </dl>
  );
}

/** What is to be booked together, and where. */
export function BookingCartView(props: BookingCartProps) {
  const { t } = useTexts();
  const { shop, hasShopChoice, onTakeBack } = props;
  return (
    <section aria-label={t('cart:booking.title')}>
      <div className={tw(`flex items-start gap-3 pl-4 border-l-2 ${BOOKING_EDGE}`)}>
        <span className={tw(`mt-1 ${BOOKING_TONE}`)}>
          <Calendar />
        </span>
        <div className={tw('min-w-0')}>
          <Heading look="title" className={BOOKING_TONE}>
            {t('cart:booking.title')}
          </Heading>
          {shop && (
            <p className={tw('flex items-center gap-1.5 mt-0.5 text-caption text-muted')}>
              <Pin className="w-4 h-4" />
              {shop.name}
            </p>
          )}
        </div>
      </div>
      <Below>
        {onTakeBack && (
          <div className={tw('mt-4')}>
            <Notice
              title={t('cart:replaced.title')}
              action={
                <Button look="small" onPress={onTakeBack}>
                  {t('cart:replaced.takeBack')}
                </Button>
              }
            >
              {t('cart:replaced.text')}
            </Notice>
          </div>
        )}
        <div className={tw('mt-2')}>
          <CartLines lines={props.lines} currency={props.currency} onRemove={props.onRemove} />
        </div>
        <Totals {...props} />
        {hasShopChoice && <ShopSelect {...props} />}
      </Below>
    </section>
  );
}
