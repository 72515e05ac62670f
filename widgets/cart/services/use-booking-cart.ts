import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { visitMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { bookedPrice, shownTotal } from '#domain/prices/pricing-visit.ts';
import { withMeantDuration } from '#domain/prices/pricing-durations.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import type { BookingCartProps } from './booking-cart.view.tsx';

/** What is known of the booking cart, to be shown. */
export interface ShownBookingCart extends Omit<BookingCartProps, 'place' | 'sums' | 'held'> {
  /** The chosen shop; on a site with one shop that shop. */
  readonly shop: Shop | null;
  /** Bookable shops that offer every line. */
  readonly shops: readonly Shop[];
  readonly hasShopChoice: boolean;
  /** No shop offers all of it. */
  readonly isImpossible: boolean;
}

/** What is shown of the booking cart; null while it is not known. */
export function useBookingCart(site: Site, company: Company): ShownBookingCart | null {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const items = useStore(site.bookingCart.$lines);
  const shop = useStore(site.bookingCart.$shop);
  const available = useStore(site.bookingCart.$availableShops);
  const replaced = useReplaced(site);
  const gone = useStore(site.bookingCart.$gone);
  const shops = valueOf(useStore(site.catalogue.$shops));
  const isKnown = useStore(site.catalogue.$categories).kind === 'ready';
  if (!shops || !isKnown) return null;
  // Each for the duration that the reservation opens with, since its price is the one for that.
  const lines = items.map((service) => withMeantDuration(service));
  const where = available.map(({ externalId }) => externalId);
  // Once the shop is known, so is the price: the one that the reservation shows.
  const priceOf = (services: readonly Service[]) =>
    shop ? bookedPrice(services, shop.externalId) : shownTotal(services, where);
  return {
    lines: lines.map((service) => ({ service, price: priceOf([service]) })),
    total: priceOf(lines),
    totalMinutes: visitMinutes(lines),
    currency: company.currency,
    shop,
    shops: available,
    hasShopChoice: shops.length > 1,
    isImpossible: shops.length > 1 && available.length === 0,
    gone,
    replaced,
    onRemove(service: Service) {
      site.bookingCart.remove(service.id);
      if (lines.length > 1) announce(t('cart:booking.removed', { name: textIn(locale, service.name) }));
    },
  };
}

/** What gave way at login, once its words are there. */
function useReplaced({ bookingCart, catalogue, texts }: Site): BookingCartProps['replaced'] {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const aside = useStore(bookingCart.$saved);
  const services = useStore(catalogue.$services);
  const isSpoken = useStore(texts.$texts).has('reservation');
  const asking = useRef(false);
  const isWanted = aside !== null && !aside.isKept;
  useEffect(() => {
    if (isWanted) void texts.ensure('reservation');
  }, [isWanted, texts]);
  const names = (aside?.cart.serviceIds ?? []).flatMap((id) => services.get(id)?.name ?? []);
  if (!isWanted || !isSpoken || names.length === 0) return null;
  // Once, however often it is pressed: a second press would take the next one that waits.
  const onTakeBack = async () => {
    if (asking.current) return;
    asking.current = true;
    const isBooked = await bookingCart.dropBooked().catch(() => false);
    asking.current = false;
    if (isBooked) announce(t('reservation:saved.booked'));
    else bookingCart.takeBack();
  };
  return { what: names.map((name) => textIn(locale, name)).join(', '), onTakeBack: () => void onTakeBack() };
}
