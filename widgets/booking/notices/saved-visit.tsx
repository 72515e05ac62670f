import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { serviceRoute } from '#domain/site/routes.ts';
import { joinSavedVisit, savedVisit } from '#stores/cart/saved-visit.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { SavedVisitView } from './saved-visit.view.tsx';

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
export function SavedVisitNotice({ site }: { readonly site: Site }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { bookingCart, catalogue, texts } = site;
  useStore(bookingCart.$saved);
  useStore(bookingCart.$cart);
  useStore(catalogue.$services);
  useStore(catalogue.$shops);
  const hasTexts = useStore(texts.$texts).has('reservation');
  useEffect(() => {
    void texts.ensure('reservation');
    void catalogue.ensureCategories();
    void catalogue.ensureShops();
  }, [texts, catalogue]);
  const [isBooked, setBooked] = useState(false);
  useEffect(() => void bookingCart.dropBooked().catch(() => false), [bookingCart]);
  const saved = savedVisit(site);
  if (!hasTexts) return null;
  if (isBooked)
    return (
      <div role="status" className={tw('mb-8')}>
        <Notice
          title={t('reservation:saved.booked')}
          action={
            <Button variant="quiet" onPress={() => setBooked(false)}>
              {t('reservation:otherTab.read')}
            </Button>
          }
        />
      </div>
    );
  if (!saved) return null;
  /** What was booked on another device meanwhile is not taken: that is said where it was pressed. */
  const unlessBooked = (act: () => void) => async () => {
    if (await bookingCart.dropBooked().catch(() => false)) setBooked(true);
    else act();
  };
  const done = (act: () => void, said: 'taken' | 'added' | 'left') => () => {
    act();
    settleAddress(site);
    announce(t(`reservation:saved.${said}`));
  };
  const take = unlessBooked(done(() => bookingCart.takeBack(), 'taken'));
  const add = unlessBooked(done(() => void joinSavedVisit(site), 'added'));
  return (
    <div role="status" className={tw('mb-8')}>
      <SavedVisitView
        saved={saved}
        onTake={() => void take()}
        onAdd={() => void add()}
        onLeave={done(() => bookingCart.dropSaved(), 'left')}
      />
    </div>
  );
}
