import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { Reminder } from '#widgets/order-form/reminder.tsx';
import { CustomerMessage } from '#widgets/visit-summary/customer-message.view.tsx';
import { VisitClock } from '#widgets/visit-summary/visit-clock.tsx';
import { VisitMoment, VisitPlace } from '#widgets/visit-summary/visit-summary.view.tsx';

interface OrderVisitProps {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly placed: PlacedVisit;
  readonly hold: Hold;
}

/** When and where the visit is that is paid, how long its time is held, and the way back to it. */
export function OrderVisit({ site, visit, placed, hold }: OrderVisitProps) {
  const { t } = useTexts();
  const { message } = useStore(visit.$draft);
  const change = () => site.navigation.open({ kind: 'services' }, { page: 'reserved', step: 'details' });
  return (
    <section className={tw('mt-10')}>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-4')}>
        <Heading variant="title" below={1}>
          {t('reservation:review.visit')}
        </Heading>
        <Button variant="quiet" label={t('checkout:changeVisit')} onPress={change}>
          {t('reservation:review.change')}
        </Button>
      </div>
      <div className={tw('grid gap-4 mt-2 @[32em]:grid-cols-2')}>
        <VisitMoment visit={placed} />
        <VisitPlace shop={placed.shop} />
      </div>
      <div className={tw('mt-3')}>
        <VisitClock visit={visit} hold={hold} canExtend />
      </div>
      <CustomerMessage message={message} />
      <Reminder visit={visit} hold={hold} />
    </section>
  );
}
