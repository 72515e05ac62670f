import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/prices/money.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { formatTimeRange } from '#domain/time/format-time.ts';
import type { MovingStore } from '#stores/appointments/moving/moving.ts';
import { endOfHold, heldIn, startOfHold } from '#stores/visit/held.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { HoldClock } from '#ui/held-time/hold-clock.tsx';
import { whenText } from '#ui/held-time/when-text.ts';
import { useTexts } from '#ui/texts.ts';

interface HeldMoveProps {
  readonly moving: MovingStore;
  readonly shop: Shop;
  readonly currency: Currency;
  readonly onGoOn: () => void;
}

/** The visitor came back to the times: the one that was chosen is still kept, and leads on. */
export function HeldMove({ moving, shop: { timeZone }, currency, onGoOn }: HeldMoveProps) {
  const texts = useTexts();
  const { locale, t } = texts;
  const hold = heldIn(useStore(moving.$stage));
  const secondsLeft = useStore(moving.$secondsLeft);
  if (!hold || secondsLeft === null) return null;
  const startsAt = startOfHold(hold);
  return (
    <div
      className={tw(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 mb-4 py-3 border-t border-line @[60em]:border-b',
      )}
    >
      <div className={tw('grid gap-0.5')}>
        <HoldClock secondsLeft={secondsLeft} expiresAt={hold.expiresAt} isExtending={false} onExtend={null} />
        <p className={tw('text-caption tabular-nums')}>
          {formatTimeRange(locale, timeZone, startsAt, endOfHold(hold))} ·{' '}
          {formatMoney(locale, hold.total, currency)}
        </p>
      </div>
      <Button variant="primary" onPress={onGoOn}>
        {t('reservation:hold.goOn', { when: whenText(texts, timeZone, startsAt) })}
      </Button>
    </div>
  );
}
