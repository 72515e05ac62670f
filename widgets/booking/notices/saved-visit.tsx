import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { joinSavedVisit, savedVisit } from '#stores/cart/saved-visit.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { BookedVisitView } from '#ui/visits/booked-visit.view.tsx';
import { useAnnounce } from '#ui/announcer.tsx';

import { SavedVisitView, useSavedTitle } from './saved-visit.view.tsx';
import { settleAddress } from './settle-address.ts';
import { useSteadyPlace, type Arrival } from './steady/use-steady-place.ts';
import { WayToNotice } from './way-to-notice.tsx';

interface SavedVisitNoticeProps {
  readonly site: Site;
  /** It came while the page was looked at. */
  readonly isNew: boolean;
}

/** What a login has put beside the visit at hand, what gave way to the customer's own, or what they booked elsewhere. */
export function SavedVisitNotice({ site, isNew }: SavedVisitNoticeProps) {
  const { t } = useTexts();
  const { bookingCart, catalogue, texts } = site;
  const saved = useStore(bookingCart.$saved);
  const booked = useStore(bookingCart.$bookedElsewhere);
  useStore(bookingCart.$cart);
  const services = useStore(catalogue.$services);
  const shops = valueOf(useStore(catalogue.$shops)) ?? [];
  const hasTexts = useStore(texts.$texts).has('reservation');
  useEffect(() => {
    void texts.ensure('reservation');
    void catalogue.ensureCategories();
    void catalogue.ensureShops();
  }, [texts, catalogue]);
  // What is offered was booked: told like what was at hand.
  const [wasSaved, setWasSaved] = useState<BookingCart | null>(null);
  useEffect(() => void bookingCart.dropBooked().catch(() => false), [bookingCart]);
  if (!hasTexts) return null;
  const gone = booked ?? wasSaved;
  if (gone) {
    const read = () => {
      setWasSaved(null);
      bookingCart.forgetBookedElsewhere();
    };
    const arrival = wasSaved ? 'asked' : isNew ? 'new' : 'old';
    return (
      <Seen
        arrival={arrival}
        title={t('reservation:saved.booked')}
        brief={t('reservation:saved.bookedBrief')}
      >
        <BookedVisitView {...{ services, shops }} cart={gone} onRead={read} />
      </Seen>
    );
  }
  return <Offer {...{ site, isNew }} onBooked={() => setWasSaved(saved && saved.cart)} />;
}

function Offer({ site, isNew, onBooked }: SavedVisitNoticeProps & { readonly onBooked: () => void }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { bookingCart } = site;
  const offer = savedVisit(site);
  const title = useSavedTitle(offer);
  const [busy, setBusy] = useState<'take' | 'add' | null>(null);
  const asking = useRef(false);
  if (!offer) return null;
  const done = (act: () => void, said: 'taken' | 'added' | 'left') => {
    act();
    settleAddress(site);
    announce(t(`reservation:saved.${said}`));
  };
  /** Once, however often it is pressed. What was booked on another device meanwhile is not taken: that is said where it was pressed. */
  const unlessBooked = async (pressed: 'take' | 'add', act: () => void) => {
    if (asking.current) return;
    asking.current = true;
    setBusy(pressed);
    const isBooked = await bookingCart.dropBooked().catch(() => false);
    asking.current = false;
    setBusy(null);
    if (isBooked) onBooked();
    else act();
  };
  const take = () => done(() => bookingCart.takeBack(), 'taken');
  const add = () => done(() => void joinSavedVisit(site), 'added');
  return (
    <Seen arrival={isNew ? 'new' : 'old'} title={title} brief={t('reservation:saved.waitsBrief')}>
      <SavedVisitView
        saved={offer}
        busy={busy}
        onTake={() => void unlessBooked('take', take)}
        onAdd={() => void unlessBooked('add', add)}
        onLeave={() => asking.current || done(() => bookingCart.dropSaved(), 'left')}
      />
    </Seen>
  );
}

interface SeenProps {
  readonly arrival: Arrival;
  readonly title: string;
  /** The same in so few words that they fit in a line of any screen. */
  readonly brief: string;
  readonly children: ReactNode;
}

function Seen({ arrival, title, brief, children }: SeenProps) {
  const notice = useRef<HTMLDivElement>(null);
  const placed = useSteadyPlace(notice, arrival);
  return (
    <>
      <div ref={notice} role="status" tabIndex={-1} hidden className={tw('mb-8 rounded scroll-mt-head')}>
        {children}
      </div>
      {arrival === 'new' && <WayToNotice notice={notice} {...{ placed, title, brief }} />}
    </>
  );
}
