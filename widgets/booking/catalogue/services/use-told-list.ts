import { useEffect } from 'react';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { eventService, eventShop, eventWords } from '#stores/events/event-lines.ts';
import { selectedShops, type CatalogueProps } from '../catalogue-selection.ts';

/** Tells the page around which services are listed, once for each list. */
export function useToldList(props: CatalogueProps, category: Category | undefined): void {
  const { site, selection } = props;
  const place = category && JSON.stringify([selection, category.services.map(({ id }) => id)]);
  useEffect(() => {
    if (!category || category.services.length === 0) return;
    const shops = selectedShops(props);
    const shop = shops.length === 1 ? (shops[0] ?? null) : null;
    const words = eventWords(site);
    site.announcements.emit('vitrine-list', {
      category: { slug: category.slug, name: textIn(words.locale, category.name) },
      services: category.services.map((service) => eventService(service, shop, words)),
      shop: eventShop(shop),
      currency: words.currency.code,
    });
    // What else these are made of has no part in what is told.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [site, place]);
}
