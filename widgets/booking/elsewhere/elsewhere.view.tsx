import type { Hold } from '#domain/appointments/appointment.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { CartChanges } from '#domain/carts/cart-changes.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface HeldElsewhereProps {
  readonly hold: Hold;
  readonly shop: Shop;
  readonly onContinue: () => void;
  readonly onRelease: () => void;
}

/** A time that this visitor holds in another tab. */
export function HeldElsewhereView({ hold, shop, onContinue, onRelease }: HeldElsewhereProps) {
  const { locale, t } = useTexts();
  const { startsAt } = hold.lines[0];
  const names = hold.lines.map(({ name }) => textIn(locale, name)).join(', ');
  const day = formatDay(locale, dateAt(startsAt, shop.timeZone), 'long');
  return (
    <Notice
      title={t('reservation:elsewhere.held', { time: formatTime(locale, shop.timeZone, startsAt) })}
      action={
        <>
          <Button variant="small" onPress={onContinue}>
            {t('reservation:elsewhere.continue')}
          </Button>
          <Button variant="quiet" onPress={onRelease}>
            {t('reservation:elsewhere.release')}
          </Button>
        </>
      }
    >
      {t('reservation:elsewhere.what', { names, shop: shop.name, day })}
    </Notice>
  );
}

interface ChangedElsewhereProps {
  readonly changed: CartChanges;
  readonly onRead: () => void;
}

/** Why the step changed by itself. */
export function ChangedElsewhereView({ changed, onRead }: ChangedElsewhereProps) {
  const { locale, t } = useTexts();
  const { removed, added, isOtherShop, isEmpty } = changed;
  const namesOf = (services: readonly Service[]) =>
    services.map(({ name }) => textIn(locale, name)).join(', ');
  const sentences = isEmpty
    ? [t('reservation:elsewhere.emptied')]
    : [
        ...(removed.length > 0 ? [t('reservation:elsewhere.removed', { names: namesOf(removed) })] : []),
        ...(added.length > 0 ? [t('reservation:elsewhere.added', { names: namesOf(added) })] : []),
        ...(isOtherShop ? [t('reservation:elsewhere.shop')] : []),
      ];
  return (
    <Notice
      tone="warning"
      title={sentences.join(' ')}
      action={
        <Button variant="quiet" onPress={onRead}>
          {t('reservation:elsewhere.read')}
        </Button>
      }
    >
      {t('reservation:failure.kept')}
    </Notice>
  );
}
