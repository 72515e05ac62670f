import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { useWhileShown } from '#ui/use-while-shown.ts';
import { ChangedElsewhereView, HeldElsewhereView } from './elsewhere.view.tsx';

/** Tells the other tabs that the reservation is on the screen. */
export function useShownVisit({ elsewhere }: VisitStore): void {
  useWhileShown(elsewhere.show);
}

/** What other tabs hold of this visitor's, and have changed. */
export function ElsewhereNotices({ site, visit }: { readonly site: Site; readonly visit: VisitStore }) {
  const { t } = useTexts();
  const { elsewhere } = visit;
  const changed = useStore(elsewhere.$changedElsewhere);
  const hold = useStore(elsewhere.$heldElsewhere);
  const isTaken = useStore(elsewhere.$isTaken);
  const isChoosing = useStore(visit.$stage).kind === 'choosing';
  const shops = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const shop = shops.find(({ externalId }) => externalId === hold?.externalShopId);
  return (
    <div role="status" className={tw('grid gap-4 [&:not(:empty)]:mb-8')}>
      {changed && <ChangedElsewhereView changed={changed} onRead={elsewhere.forget} />}
      {isTaken && (
        <Notice tone="warning" title={t('reservation:elsewhere.taken')}>
          {t('reservation:failure.again')}
        </Notice>
      )}
      {hold && shop && isChoosing && (
        <HeldElsewhereView
          hold={hold}
          shop={shop}
          onContinue={elsewhere.continueHeld}
          onRelease={() => void elsewhere.releaseHeld()}
        />
      )}
    </div>
  );
}
