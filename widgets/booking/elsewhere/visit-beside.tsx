import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { serviceRoute } from '#domain/site/routes.ts';
import { joinVisitBeside, visitBeside } from '#stores/cart/visit-beside.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { VisitBesideView } from './visit-beside.view.tsx';

/** The address of an open reservation names the visit that it shows. */
function settleAddress({ bookingCart, catalogue, navigation }: Site): void {
  if (navigation.$place.get().query.page !== 'reserved') return;
  const [first, ...others] = bookingCart.$lines.get();
  if (!first) return;
  const shopCount = valueOf(catalogue.$shops.get())?.length ?? 0;
  const slug = bookingCart.$shop.get()?.slug ?? null;
  const route = serviceRoute(slug, shopCount, first.categorySlugs[0] ?? '-', first.slug);
  const cart = [first, ...others].map(({ id }) => id);
  navigation.open(route, { page: 'reserved', cart }, { replace: true });
}

/** What a login has put beside the visit at hand, or what gave way to the customer's own. */
export function VisitBesideNotice({ site }: { readonly site: Site }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { bookingCart, catalogue, texts } = site;
  useStore(bookingCart.$aside);
  useStore(bookingCart.$cart);
  useStore(catalogue.$services);
  useStore(catalogue.$shops);
  const hasTexts = useStore(texts.$texts).has('reservation');
  useEffect(() => {
    void texts.ensure('reservation');
    void catalogue.ensureCategories();
    void catalogue.ensureShops();
  }, [texts, catalogue]);
  const beside = visitBeside(site);
  if (!beside || !hasTexts) return null;
  const done = (act: () => void, said: 'taken' | 'added' | 'left') => () => {
    act();
    settleAddress(site);
    announce(t(`reservation:beside.${said}`));
  };
  return (
    <div role="status" className={tw('mb-8')}>
      <VisitBesideView
        beside={beside}
        onTake={done(() => bookingCart.takeBack(), 'taken')}
        onAdd={done(() => void joinVisitBeside(site), 'added')}
        onLeave={done(() => bookingCart.dropAside(), 'left')}
      />
    </div>
  );
}
