import { useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import { wantedTimeIn } from '#stores/visit/wished-start.ts';
import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { BookingFailureNotice } from './booking-failure.tsx';
import { WaitingEntry } from '../waiting/waiting-entry.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { HeldTime } from './choices/held-time.tsx';
import { Slots } from './times.tsx';
import { ShopContact } from '#ui/shops/shop-contact.tsx';
import { useLeaveShop, VisitPanel, type TimeStepProps } from './visit-panel.tsx';

/** Says before a time is pressed that it leads to another site, or page; or that it cannot be booked here, and whom to call. */
function WhereBooked({ place, shop }: Pick<TimeStepProps, 'place' | 'shop'>) {
  const { t } = useTexts();
  if (place.kind === 'here') return null;
  if (place.kind === 'nowhere') {
    return (
      <Notice tone="warning" title={t('reservation:atStorefront.nowhere')}>
        <ShopContact shop={shop} />
      </Notice>
    );
  }
  const host = URL.canParse(place.address) ? new URL(place.address).host : null;
  return (
    <p className={tw('mb-3 text-caption text-muted')}>
      {host === null ? t('reservation:atStorefront.page') : t('reservation:atStorefront.site', { host })}
    </p>
  );
}

/** When, with whom, and what the visit consists of. */
export function TimeStep(props: TimeStepProps) {
  const { site, visit, company, shop, place } = props;
  const { t } = useTexts();
  const heading = useStepFocus('time');
  const { query } = useStore(site.navigation.$place);
  const stage = useStore(visit.$stage);
  const plan = useStore(visit.$plan);
  const { today } = useStore(visit.$week);
  const leaveShop = useLeaveShop(props);
  const [isOpen, setOpen] = useState(false);
  const waiting = useMemo(() => ({ email: () => visit.$draft.get().email, moving: null }), [visit]);
  return (
    <div>
      <Heading variant="headline" focusRef={heading} className="mb-3 @[60em]:mb-6">
        {t('reservation:time.title')}
      </Heading>
      <BookingFailureNotice
        stage={stage}
        plan={plan}
        shop={shop}
        onChoose={(date, start) => void visit.choose(date, start)}
        onOtherShop={leaveShop}
      />
      <Below>
        <div
          className={tw(
            'grid @[60em]:grid-cols-[20em_minmax(0,1fr)] @[60em]:grid-rows-[auto_1fr] @[60em]:gap-x-16',
          )}
        >
          <div className={tw('min-w-0 @[60em]:col-start-2')}>
            <HeldTime visit={visit} shop={shop} currency={company.currency} />
          </div>
          <VisitPanel {...props} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          <div className={tw('min-w-0 mt-3 @[60em]:col-start-2 @[60em]:mt-0')}>
            <WhereBooked place={place} shop={shop} />
            {place.kind !== 'nowhere' && (
              <Slots {...props} isFolded={!isOpen} tab={query.tab} wanted={wantedTimeIn(query, today)}>
                {(shownDate) => <WaitingEntry {...props} waiting={waiting} shownDate={shownDate} />}
              </Slots>
            )}
          </div>
        </div>
      </Below>
    </div>
  );
}
