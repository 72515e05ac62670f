import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { OtherVisit } from '#domain/carts/joining/join-carts.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { mostUrgentNotice } from '#domain/reservation/visit-notices.ts';
import { joinVisitElsewhere, visitElsewhere } from '#stores/cart/saved-visit.ts';
import { ownVisitBesideHold } from '#stores/visit/other-tabs/own-visit.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { useWhileShown } from '#ui/use-while-shown.ts';
import { HeldInOtherTabView, LetGoView, VisitElsewhereView, type HolderState } from './other-tabs.view.tsx';
import { settleAddress } from './settle-address.ts';

/** Tells the other tabs that the reservation is on the screen. */
export function useShownVisit({ otherTabs }: VisitStore): void {
  useWhileShown(otherTabs.show);
}

/** What another tab has made of the cart: the visit on the screen stays until the visitor says otherwise. */
function VisitElsewhere({ site, cart }: { readonly site: Site; readonly cart: CartOfOtherTab }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { elsewhere } = site.bookingCart;
  const done = (act: () => void, said: 'taken' | 'added') => () => {
    act();
    settleAddress(site);
    announce(t(`reservation:saved.${said}`));
  };
  return (
    <VisitElsewhereView
      visit={cart.visit}
      onTake={done(elsewhere.take, 'taken')}
      onAdd={done(() => void joinVisitElsewhere(site), 'added')}
      onKeep={elsewhere.refuse}
    />
  );
}

interface CartOfOtherTab {
  /** Null: the cart is empty there. */
  readonly visit: OtherVisit | null;
}

interface OtherTabsState {
  /** `asked`: it is not known yet whether the tab that holds it is open. */
  readonly held: { readonly hold: Hold; readonly shop: Shop; readonly holder: HolderState | 'asked' } | null;
  readonly letGo: 'continued' | 'freed' | null;
  readonly cart: CartOfOtherTab | null;
}

function useCartOfOtherTab(site: Site): CartOfOtherTab | null {
  const { bookingCart, catalogue } = site;
  const cart = useStore(bookingCart.elsewhere.$cart);
  // What that cart is beside the one at hand is read from these: where one changes, it is read anew.
  useStore(bookingCart.$cart);
  useStore(catalogue.$services);
  useStore(catalogue.$shops);
  const visit = visitElsewhere(site);
  return cart && (visit || cart.serviceIds.length === 0) ? { visit } : null;
}

function useOtherTabs(site: Site, { otherTabs, $stage }: VisitStore): OtherTabsState {
  const hold = useStore(otherTabs.$heldInOtherTab);
  const otherTab = useStore(otherTabs.$otherTab);
  const letGo = useStore(otherTabs.$letGo);
  const isChoosing = useStore($stage).kind === 'choosing';
  const shops = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const shop = shops.find(({ externalId }) => externalId === hold?.externalShopId);
  const cart = useCartOfOtherTab(site);
  const holder = otherTab === 'open' && letGo === 'continued' ? 'here-before' : otherTab;
  return { held: hold && shop && isChoosing ? { hold, shop, holder } : null, letGo, cart };
}

interface VisitNoticesProps {
  readonly site: Site;
  readonly visit: VisitStore;
  /** Of a visit that is set aside, or was booked elsewhere. */
  readonly beside: ReactNode;
  /** Stands between the visit beside and what other tabs did. */
  readonly children?: ReactNode;
}

/** What other tabs hold of this visitor's and have made of the cart, and the visit beside: one notice of these at a time. */
export function VisitNotices({ site, visit, beside, children }: VisitNoticesProps) {
  const { otherTabs } = visit;
  const { held, letGo, cart } = useOtherTabs(site, visit);
  const shown = mostUrgentNotice({
    'held-in-other-tab': held !== null,
    'let-go': letGo !== null,
    'cart-of-other-tab': cart !== null,
  });
  // Until the tab has answered, which takes a moment, its place stays empty: words that change would be read out twice.
  const holder = held && held.holder !== 'asked' ? held.holder : null;
  return (
    <>
      {shown === null && beside}
      {children}
      <div role="status" className={tw('[&:not(:empty)]:mb-8')}>
        {shown === 'held-in-other-tab' && held && holder && (
          <HeldInOtherTabView
            {...held}
            holder={holder}
            other={ownVisitBesideHold(site, held.hold)}
            onContinue={otherTabs.continueHeld}
            onAdd={() => void otherTabs.continueHeldWithOwn()}
            onRelease={() => void otherTabs.releaseHeld()}
          />
        )}
        {shown === 'let-go' && letGo && <LetGoView letGo={letGo} onRead={otherTabs.forgetLetGo} />}
        {shown === 'cart-of-other-tab' && cart && <VisitElsewhere site={site} cart={cart} />}
      </div>
    </>
  );
}
