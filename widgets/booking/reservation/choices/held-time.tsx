import { useStore } from '@nanostores/react';
import { dateAt, elapsedMinuteAt, zonedDayOf } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { HoldClock } from '../../details/hold-clock.view.tsx';
import { isHeld } from '../use-step.ts';

/** The visitor came back to the times: theirs is still kept, and leads on. */
export function HeldTime({ visit, shop: { timeZone } }: { readonly visit: VisitStore; readonly shop: Shop }) {
  const { locale, t } = useTexts();
  const stage = useStore(visit.$stage);
  const secondsLeft = useStore(visit.$secondsLeft);
  if (!isHeld(stage) || secondsLeft === null) return null;
  const { startsAt } = stage.hold.lines[0];
  const date = dateAt(startsAt, timeZone);
  const startMinute = elapsedMinuteAt(zonedDayOf(date, timeZone), startsAt);
  const when = t('reservation:alternatives.when', {
    day: formatDay(locale, date, 'short'),
    time: formatTime(locale, timeZone, startsAt),
  });
  return (
    <div
      className={tw(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 mb-4 py-3 border-y border-line',
      )}
    >
      <HoldClock
        secondsLeft={secondsLeft}
        expiresAt={stage.hold.expiresAt}
        isExtending={false}
        onExtend={null}
      />
      <Button
        variant="small"
        onPress={() => void visit.choose(date, { startMinute, startsAt, placements: [] })}
      >
        {t('reservation:hold.goOn', { when })}
      </Button>
    </div>
  );
}
