import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { BookedVisitView } from '#ui/visits/booked-visit.view.tsx';

/** Which visit left the cart because it was booked in another tab or on another device, until that is read. */
export function BookedElsewhere({ site }: { readonly site: Site }) {
  const { bookingCart, catalogue, texts } = site;
  const booked = useStore(bookingCart.$bookedElsewhere);
  const hasTexts = useStore(texts.$texts).has('reservation');
  const services = useStore(catalogue.$services);
  const shops = valueOf(useStore(catalogue.$shops)) ?? [];
  const isThere = booked !== null;
  useEffect(() => {
    if (!isThere) return;
    void texts.ensure('reservation');
    void catalogue.ensureCategories();
    void catalogue.ensureShops();
  }, [isThere, texts, catalogue]);
  if (!booked || !hasTexts) return null;
  return (
    <div role="status" className={tw('[&:not(:last-child)]:mb-6')}>
      <BookedVisitView {...{ services, shops }} cart={booked} onRead={bookingCart.forgetBookedElsewhere} />
    </div>
  );
}
