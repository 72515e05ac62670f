import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/prices/money.ts';
import { instant } from '#domain/time/instant.ts';
import type { Site } from '#stores/site.ts';
import { startOfHold } from '#stores/visit/held.ts';
import type { ShownBill, VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { HoldClock } from '#ui/held-time/hold-clock.tsx';
import { useTexts } from '#ui/texts.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { ReminderView } from '#widgets/booking/details/extras.view.tsx';
import { VisitMoment, VisitPlace } from '#widgets/booking/summary/visit-summary.view.tsx';

interface PlacedProps {
  readonly visit: VisitStore | null;
  readonly hold: Hold | null;
  readonly shop: Shop | null;
  readonly currency: Currency;
}

const $noBill = atom<Pick<ShownBill, 'bill'>>({ bill: null });
const NOWHERE = 'UTC';

/** What is held, at its moment; null where nothing is. */
export function usePlacedVisit({ visit, hold, shop, currency }: PlacedProps): PlacedVisit | null {
  const { bill } = useStore<ReadableAtom<Pick<ShownBill, 'bill'>>>(visit?.$bill ?? $noBill);
  const startsAt = hold ? startOfHold(hold) : instant(0);
  const namesZone = useNamesZone(shop?.timeZone ?? NOWHERE, startsAt);
  if (!hold || !shop) return null;
  const { lines, total } = hold;
  return { shop, lines, total, bill, namesZone, currency, date: dateAt(startsAt, shop.timeZone) };
}

interface OrderVisitProps {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly placed: PlacedVisit;
  readonly hold: Hold;
}

function Clock({ visit, hold }: Pick<OrderVisitProps, 'visit' | 'hold'>) {
  const secondsLeft = useStore(visit.$secondsLeft);
  const { kind } = useStore(visit.$stage);
  if (secondsLeft === null) return null;
  return (
    <HoldClock
      secondsLeft={secondsLeft}
      expiresAt={hold.expiresAt}
      isExtending={kind === 'extending'}
      onExtend={() => void visit.extend()}
    />
  );
}

/** When and where the visit is that is paid, how long its time is held, and the way back to it. */
export function OrderVisit({ site, visit, placed, hold }: OrderVisitProps) {
  const { t } = useTexts();
  const { offersSms, smsReminder } = useStore(visit.$extras);
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
        <Clock visit={visit} hold={hold} />
      </div>
      {offersSms && <ReminderView isWished={smsReminder} onWish={visit.wishReminder} />}
    </section>
  );
}
