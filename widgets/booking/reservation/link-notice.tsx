import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { BOOKING_CART_LIMIT } from '#domain/carts/booking-cart.ts';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ServiceId } from '#domain/catalogue/ids.ts';
import { jsonOf } from '#domain/json.ts';
import { textIn } from '#domain/locale.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import type { CatalogueSelection } from '../catalogue/catalogue-links.ts';

/** What of a link's services could not be taken. */
export interface LinkLeftovers {
  /** Ids and slugs that nothing has, or no longer. */
  readonly unknown: number;
  /** Known, but nobody can book them now. */
  readonly closed: readonly Service[];
  readonly isTooLong: boolean;
}

export function leftoversOf(
  { cart, cartAdd }: Pick<RouteQuery, 'cart' | 'cartAdd'>,
  services: ReadonlyMap<string, Service>,
): LinkLeftovers {
  const bySlug = new Map([...services.values()].map((service) => [service.slug, service]));
  const found = [...cart.map((id) => services.get(id)), ...cartAdd.map((slug) => bySlug.get(slug))];
  const known = new Set(found.filter((service) => service !== undefined));
  return {
    unknown: found.filter((service) => service === undefined).length,
    closed: [...known].filter(({ bookable }) => !bookable),
    isTooLong: [...known].filter(({ bookable }) => bookable).length > BOOKING_CART_LIMIT,
  };
}

export interface CarriedServicesProps {
  readonly site: Site;
  readonly categories: readonly Category[];
  readonly shops: readonly Shop[];
  readonly selection: CatalogueSelection;
  /** Knows by what the visitor had before whether it joins anything. */
  readonly enter: (service: Service, earlier: readonly ServiceId[]) => void;
}

/**
 * A link may carry services: `cart` is the whole visit, `cartAdd` joins it, the page's own service joins it as well. Once:
 * what the visitor takes out again stays out when the catalogue comes anew, as in another language. Shows nothing.
 */
export function CarriedServices({ site, categories, shops, selection, enter }: CarriedServicesProps): null {
  const { query } = useStore(site.navigation.$place);
  const slug = selection.kind === 'service' ? selection.service : null;
  const carried = jsonOf([query.page, query.cart, query.cartAdd, slug, selection.shop]);
  // An entry of the history that showed the reservation before, as after Back or a reload, has nothing more to ask for.
  const isKnown = useStore(site.navigation.$steps).length > 0;
  const arrived = useRef({ carried: '', isKnown });
  const entered = useRef('');
  // Whose cart they join, is being asked.
  const isRestoring = useStore(site.session.$session).kind === 'restoring';
  useEffect(() => {
    // The steps that are taken meanwhile do not count.
    if (arrived.current.carried !== carried) arrived.current = { carried, isKnown };
    if (isRestoring || entered.current === carried) return;
    entered.current = carried;
    if (arrived.current.isKnown) return;
    const all = categories.flatMap(({ services }) => services);
    const shop = shops.find((one) => one.slug === selection.shop);
    if (query.cart.length > 0) {
      // To follow a link is no wish to lose what was being booked: that waits beside, and is offered.
      const before = site.bookingCart.$cart.get();
      if (!before.serviceIds.every((id) => query.cart.includes(id))) site.bookingCart.keepSuperseded(before);
      site.bookingCart.replace(query.cart, shop?.id ?? null);
    }
    const joining = query.cartAdd.map((one) => all.find((service) => service.slug === one));
    const pageService =
      query.page === 'reserved' && query.cart.length === 0 ? all.find((one) => one.slug === slug) : undefined;
    const has = new Set(site.bookingCart.$cart.get().serviceIds);
    for (const service of [...joining, pageService])
      if (service && !has.has(service.id)) enter(service, [...has]);
  }, [site, categories, shops, query, slug, selection.shop, enter, carried, isKnown, isRestoring]);
  return null;
}

interface GoneNoticeProps {
  readonly site: Site;
  readonly visit: Pick<VisitStore, '$withdrawn'>;
}

/** Says which service of the visit the company has withdrawn since it was chosen; how many where there are more, or none is known. */
export function GoneNotice({ site, visit }: GoneNoticeProps) {
  const { locale, t } = useTexts();
  const gone = useStore(site.bookingCart.$gone);
  const [withdrawn] = useStore(visit.$withdrawn);
  if (gone === 0) return null;
  const title =
    withdrawn && gone === 1
      ? t('reservation:refused.not-bookable', { name: textIn(locale, withdrawn.name) })
      : t('reservation:gone.title', { count: gone });
  return (
    <div role="status" className={tw('mb-8')}>
      <Notice tone="warning" title={title}>
        {t('reservation:gone.rest')}
      </Notice>
    </div>
  );
}

/** Says which services of the address could not join the visit, instead of dropping them in silence. */
export function LinkNotice({ site }: { readonly site: Site }) {
  const { locale, t } = useTexts();
  const { query } = useStore(site.navigation.$place);
  const services = useStore(site.catalogue.$services);
  const texts = useStore(site.texts.$texts);
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  const { unknown, closed, isTooLong } = leftoversOf(query, services);
  if (services.size === 0 || !texts.has('reservation')) return null;
  if (unknown === 0 && closed.length === 0 && !isTooLong) return null;
  const names = closed.map((service) => textIn(locale, service.name));
  return (
    <div role="status" className={tw('mb-8')}>
      <Notice tone="warning" title={t('reservation:link.title')}>
        {unknown > 0 && <p>{t('reservation:link.unknown', { count: unknown })}</p>}
        {names.map((name) => (
          <p key={name}>{t('reservation:refused.not-bookable', { name })}</p>
        ))}
        {isTooLong && <p>{t('reservation:link.tooLong', { count: BOOKING_CART_LIMIT })}</p>}
      </Notice>
    </div>
  );
}
