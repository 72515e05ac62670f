import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { useWhileShown } from '#ui/use-while-shown.ts';
import { ChangedInOtherTabView, HeldInOtherTabView } from './other-tabs.view.tsx';

/** Tells the other tabs that the reservation is on the screen. */
export function useShownVisit({ otherTabs }: VisitStore): void {
  useWhileShown(otherTabs.show);
}

/** What other tabs hold of this visitor's, and have changed. */
export function OtherTabNotices({ site, visit }: { readonly site: Site; readonly visit: VisitStore }) {
  const { t } = useTexts();
  const { otherTabs } = visit;
  const changed = useStore(otherTabs.$changedInOtherTab);
  const hold = useStore(otherTabs.$heldInOtherTab);
  const isTaken = useStore(otherTabs.$isTaken);
  const isChoosing = useStore(visit.$stage).kind === 'choosing';
  const shops = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const shop = shops.find(({ externalId }) => externalId === hold?.externalShopId);
  return (
    <div role="status" className={tw('grid gap-4 [&:not(:empty)]:mb-8')}>
      {changed && <ChangedInOtherTabView changed={changed} onRead={otherTabs.forget} />}
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
