import { useStore } from '@nanostores/react';
import { joinVisitElsewhere, visitElsewhere } from '#stores/cart/saved-visit.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { useWhileShown } from '#ui/use-while-shown.ts';
import { HeldInOtherTabView, VisitElsewhereView } from './other-tabs.view.tsx';
import { settleAddress } from './settle-address.ts';

/** Tells the other tabs that the reservation is on the screen. */
export function useShownVisit({ otherTabs }: VisitStore): void {
  useWhileShown(otherTabs.show);
}

/** What another tab has made of the cart: the visit on the screen stays until the visitor says otherwise. */
function VisitElsewhere({ site }: { readonly site: Site }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { bookingCart } = site;
  const { elsewhere } = bookingCart;
  const cart = useStore(elsewhere.$cart);
  useStore(bookingCart.$cart);
  useStore(site.catalogue.$services);
  useStore(site.catalogue.$shops);
  const visit = visitElsewhere(site);
  if (!cart || (!visit && cart.serviceIds.length > 0)) return null;
  const done = (act: () => void, said: 'taken' | 'added') => () => {
    act();
    settleAddress(site);
    announce(t(`reservation:saved.${said}`));
  };
  return (
    <VisitElsewhereView
      visit={visit}
      onTake={done(elsewhere.take, 'taken')}
      onAdd={done(() => void joinVisitElsewhere(site), 'added')}
      onKeep={elsewhere.refuse}
    />
  );
}

/** What other tabs hold of this visitor's, and have made of the cart. */
export function OtherTabNotices({ site, visit }: { readonly site: Site; readonly visit: VisitStore }) {
  const { t } = useTexts();
  const { otherTabs } = visit;
  const hold = useStore(otherTabs.$heldInOtherTab);
  const isTaken = useStore(otherTabs.$isTaken);
  const isChoosing = useStore(visit.$stage).kind === 'choosing';
  const shops = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const shop = shops.find(({ externalId }) => externalId === hold?.externalShopId);
  return (
    <div role="status" className={tw('grid gap-4 [&:not(:empty)]:mb-8')}>
      <VisitElsewhere site={site} />
      {isTaken && (
        <Notice tone="warning" title={t('reservation:otherTab.taken')}>
          {t('reservation:failure.again')}
        </Notice>
      )}
      {hold && shop && isChoosing && (
        <HeldInOtherTabView
          hold={hold}
          shop={shop}
          onContinue={otherTabs.continueHeld}
          onRelease={() => void otherTabs.releaseHeld()}
        />
      )}
    </div>
  );
}
