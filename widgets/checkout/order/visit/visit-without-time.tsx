import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { heldIn } from '#stores/visit/held.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { continueVisit } from '#widgets/visit-summary/held/continue-visit.ts';
import type { HeldVisit } from '#widgets/visit-summary/held/held-time.tsx';
import { LazyHeldTime } from '#widgets/visit-summary/held/lazy-held-time.tsx';
import { useVisitStage } from './use-visit-stage.ts';

interface VisitWithoutTimeProps {
  readonly site: Site;
  readonly visit: VisitStore | null;
}

/**
 * A visit that has no time here can join the order once it has one, or once the time that another tab holds for it is taken over; one whose
 * time is over is no part of the order any more.
 */
export function VisitWithoutTime({ site, visit }: VisitWithoutTimeProps) {
  const { t } = useTexts();
  const stage = useVisitStage(visit);
  const { serviceIds } = useStore(site.bookingCart.$cart);
  const [held, setHeld] = useState<HeldVisit | null>(null);
  if (heldIn(stage) || serviceIds.length === 0) return null;
  const isLost = stage.kind === 'choosing' && stage.failure !== null;
  const choose = () => void site.navigation.open({ kind: 'services' }, { page: 'reserved', step: 'time' });
  const waiting = held ? 'checkout:waits.held' : 'checkout:waits.title';
  return (
    <div role={isLost ? 'alert' : 'status'} className={tw('mb-6')}>
      <Notice
        tone={isLost ? 'warning' : 'info'}
        title={t(isLost ? 'checkout:lost.title' : waiting)}
        action={
          <Button variant="small" onPress={held ? () => void continueVisit(site) : choose}>
            {held?.label ?? t(isLost ? 'checkout:lost.again' : 'checkout:waits.choose')}
          </Button>
        }
      >
        {isLost ? t('checkout:lost.dropped') : null}
      </Notice>
      {!isLost && <LazyHeldTime isShown isTold={false} site={site} onHeld={setHeld} />}
    </div>
  );
}
