import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import { waitsBefore } from '#domain/appointments/waits.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { formatTimeRange } from '#domain/time/format-time.ts';
import { chooseMoment } from '#stores/visit/choosing/choose-moment.ts';
import { endOfHold, heldIn, startOfHold } from '#stores/visit/held.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { HoldClock } from '#ui/held-time/hold-clock.tsx';
import { whenText } from '#ui/held-time/when-text.ts';

interface HeldTimeProps {
  readonly visit: VisitStore;
  readonly shop: Shop;
  readonly currency: Currency;
}

/** The visitor came back to the times: theirs is still kept, with its end and sum, and leads on. */
export function HeldTime({ visit, shop: { timeZone }, currency }: HeldTimeProps) {
  const texts = useTexts();
  const { locale } = texts;
  const stage = useStore(visit.$stage);
  const secondsLeft = useStore(visit.$secondsLeft);
  const hold = heldIn(stage);
  const hasChanged = useHasChanged(hold);
  const { bill } = useStore(visit.$bill);
  if (!hold || secondsLeft === null) return null;
  const startsAt = startOfHold(hold);
  const wait = waitsBefore(hold.lines).reduce((sum, minutes) => sum + minutes, 0);
  return (
    <div
      className={tw(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 border-t border-line @[60em]:mb-4 @[60em]:border-b',
      )}
    >
      <div className={tw('grid gap-0.5')}>
        <HoldClock secondsLeft={secondsLeft} expiresAt={hold.expiresAt} isExtending={false} onExtend={null} />
        <p role="status" className={tw('text-caption tabular-nums')}>
          {hasChanged && <>{texts.t('reservation:hold.changed')} </>}
          {formatTimeRange(locale, timeZone, startsAt, endOfHold(hold))}
          {wait > 0 &&
            `, ${texts.t('reservation:summary.waitIn', { duration: formatDuration(locale, wait, 'long') })}`}
          {' · '}
          {formatMoney(locale, bill?.due ?? hold.total, currency)}
        </p>
      </div>
      <Button variant="primary" onPress={() => void chooseMoment(visit, startsAt, timeZone)}>
        {texts.t('reservation:hold.goOn', { when: whenText(texts, timeZone, startsAt) })}
      </Button>
    </div>
  );
}

const servicesOf = (hold: Hold | null) =>
  hold && hold.lines.map(({ externalServiceId }) => externalServiceId).join();

/** Whether a time that is kept was kept for other services before. */
function useHasChanged(hold: Hold | null): boolean {
  const services = servicesOf(hold);
  const [first, setFirst] = useState(services);
  if (first === null && services !== null) setFirst(services);
  return first !== null && services !== null && services !== first;
}
