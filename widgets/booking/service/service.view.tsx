import { useId, type ReactNode, type Ref } from 'react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { onlineKind, type OnlineTerms } from '#domain/prices/payment-terms.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { durationChoices, withMeantDuration } from '#domain/prices/pricing-durations.ts';
import { shownTotal } from '#domain/prices/pricing-visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { ClockIcon, PlaceIcon } from '#ui/icons/icons.tsx';
import { CardIcon, PeopleIcon } from '#ui/icons/visit-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { PriceTag } from '../catalogue/services/price-tag.view.tsx';
import { Gallery } from './gallery.view.tsx';
import { ServicePricesView } from './service-prices.view.tsx';

/** A shop that offers the service, with its own price where prices differ. */
export interface OfferingShop {
  readonly shop: Shop;
  readonly price: number | null;
}

export interface ServiceProps {
  readonly service: Service;
  readonly price: ShownPrice;
  readonly currency: Currency;
  /** Empty where the company has one shop only. */
  readonly shops: readonly OfferingShop[];
  readonly isBookable: boolean;
  /** How a visit is paid online, where it has to be; null where it is not. */
  readonly dueOnline: OnlineTerms | null;
  /** Its long words, which may still be on their way. */
  readonly description: ReactNode;
  readonly back: { readonly to: Target; readonly label: string } | null;
  readonly onBook: () => void;
  readonly focusRef?: Ref<HTMLHeadingElement>;
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={tw('inline-flex items-center gap-2 text-muted')}>
      {icon}
      <span>{children}</span>
    </li>
  );
}

/** How long it takes, for how many, where, and what is paid before it. */
export function ServiceFacts({ service, shops, isBookable, dueOnline }: ServiceProps) {
  const { t } = useTexts();
  const minutes = durationChoices(service).map(({ durationMinutes }) => durationMinutes);
  const [shortest, longest] = [
    minutes[0] ?? service.durationMinutes,
    minutes.at(-1) ?? service.durationMinutes,
  ];
  return (
    <ul className={tw('flex flex-wrap gap-x-6 gap-y-2 mt-4')}>
      <Fact icon={<ClockIcon />}>
        <Duration minutes={shortest} />
        {longest !== shortest && (
          <>
            {' – '}
            <Duration minutes={longest} />
          </>
        )}
      </Fact>
      {service.requiredCustomers > 1 && (
        <Fact icon={<PeopleIcon />}>{t('booking:service.people', { count: service.requiredCustomers })}</Fact>
      )}
      {shops.length > 0 && (
        <Fact icon={<PlaceIcon />}>
          {t('booking:service.shopCount', { count: shops.length, shop: shops[0]?.shop.name ?? '' })}
        </Fact>
      )}
      {isBookable && dueOnline && (
        <Fact icon={<CardIcon />}>
          {t(`booking:service.online.${onlineKind(dueOnline.mode)}`, { percent: dueOnline.depositPercent })}
        </Fact>
      )}
    </ul>
  );
}

/** The shops that offer it, unfolded where somebody wants them. */
export function OfferingShops({ shops, currency }: ServiceProps) {
  const { locale, t } = useTexts();
  if (shops.length === 0) return null;
  return (
    <details className={tw('group')}>
      <summary
        className={tw(
          'flex items-center justify-between min-h-control border-y border-line cursor-pointer font-medium',
        )}
      >
        {t('booking:service.where')}
        <span aria-hidden="true" className={tw('text-muted text-lead leading-none')}>
          +
        </span>
      </summary>
      <ul>
        {shops.map(({ shop, price }) => (
          <li key={shop.id} className={tw('flex justify-between gap-6 py-3 border-b border-line')}>
            <span>
              <span className={tw('block')}>{shop.name}</span>
              <span className={tw('block text-caption text-muted')}>
                {shop.address.street}, {shop.address.zipcode} {shop.address.city}
              </span>
            </span>
            {price !== null && <span className={tw('shrink-0')}>{formatMoney(locale, price, currency)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the button puts into a visit, and the button. */
export function BookBar({ price, currency, isBookable, onBook, service }: ServiceProps) {
  const { locale, t } = useTexts();
  const facts = useId();
  if (!isBookable) return <p className={tw('text-muted')}>{t('booking:service.notOnlineHint')}</p>;
  const name = textIn(locale, service.name);
  const meant = withMeantDuration(service);
  const isTimed = durationChoices(service).length > 0;
  return (
    <div
      className={tw(
        'sticky bottom-[var(--v-bar,0px)] z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 bg-surface border-t border-line print:!hidden @[52em]:static @[52em]:py-0 @[52em]:border-0 @[52em]:justify-start @[52em]:gap-6',
      )}
    >
      <span id={facts} className={tw('min-w-0 flex-1 @[52em]:flex-initial @[52em]:order-2')}>
        <span className={tw('block truncate text-caption text-muted')}>{name}</span>
        <span className={tw('flex flex-wrap items-baseline gap-x-2')}>
          <Duration minutes={meant.durationMinutes} />
          <span className={tw('font-medium')}>
            <PriceTag price={isTimed ? shownTotal([meant], []) : price} currency={currency} />
          </span>
        </span>
      </span>
      <Button variant="primary" label={t('booking:bookName', { name })} describedBy={facts} onPress={onBook}>
        {t('booking:book')}
      </Button>
    </div>
  );
}

/** The way to where it is listed. */
export function ServiceBack({ back }: Pick<ServiceProps, 'back'>) {
  return (
    back && (
      <Link to={back.to} line="hover" className="mb-4">
        <BackIcon className="w-4 h-4" />
        {back.label}
      </Link>
    )
  );
}

/** Everything about one service, and the way to book it. */
export function ServiceView(props: ServiceProps) {
  const { locale } = useTexts();
  const { service, back, focusRef } = props;
  const name = textIn(locale, service.name);
  const summary = textIn(locale, service.summary);
  return (
    <article aria-label={name}>
      <ServiceBack back={back} />
      <div
        className={tw(
          'flex flex-col gap-8 @[52em]:grid @[52em]:items-start @[52em]:grid-cols-2 @[52em]:grid-rows-[auto_1fr_auto] @[52em]:gap-x-14',
        )}
      >
        <div className={tw('min-w-0 @[52em]:row-span-2')}>
          <Gallery pictures={service.pictures} name={name} />
        </div>
        <div className={tw('min-w-0')}>
          <Heading variant="display" {...(focusRef ? { focusRef } : {})}>
            {wholeWords(name)}
          </Heading>
          {summary && <p className={tw('mt-3 text-lead text-muted max-w-reading')}>{summary}</p>}
          <ServiceFacts {...props} />
          <Below>
            <div className={tw('grid gap-8 mt-8')}>
              <ServicePricesView service={service} price={props.price} currency={props.currency} />
              <OfferingShops {...props} />
            </div>
          </Below>
        </div>
        <div className={tw('min-w-0 @[52em]:col-span-2 @[52em]:row-start-3')}>
          <Below>{props.description}</Below>
        </div>
        <BookBar {...props} />
      </div>
    </article>
  );
}
