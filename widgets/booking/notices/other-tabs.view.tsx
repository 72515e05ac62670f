import type { Hold } from '#domain/appointments/appointment.ts';
import type { CartChanges } from '#domain/carts/cart-changes.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { capitalised } from '#domain/time/words/near-day.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { whenText } from '#ui/held-time/when-text.ts';

interface HeldInOtherTabProps {
  readonly hold: Hold;
  readonly shop: Shop;
  readonly onContinue: () => void;
  readonly onRelease: () => void;
}

/** A time that this visitor holds in another tab. */
export function HeldInOtherTabView({ hold, shop, onContinue, onRelease }: HeldInOtherTabProps) {
  const texts = useTexts();
  const { locale, t } = texts;
  const { startsAt } = hold.lines[0];
  const names = hold.lines.map(({ name }) => textIn(locale, name)).join(', ');
  return (
    <Notice
      title={t('reservation:otherTab.held', { when: capitalised(whenText(texts, shop.timeZone, startsAt)) })}
      action={
        <>
          <Button variant="small" onPress={onContinue}>
            {t('reservation:otherTab.continue')}
          </Button>
          <Button variant="quiet" onPress={onRelease}>
            {t('reservation:otherTab.release')}
          </Button>
        </>
      }
    >
      {t('reservation:otherTab.what', { names, shop: shop.name })}
    </Notice>
  );
}

interface ChangedInOtherTabProps {
  readonly changed: CartChanges;
  readonly onRead: () => void;
}

/** Why the step changed by itself. */
export function ChangedInOtherTabView({ changed, onRead }: ChangedInOtherTabProps) {
  const { locale, t } = useTexts();
  const { removed, added, isOtherShop, isEmpty } = changed;
  const namesOf = (services: readonly Service[]) =>
    services.map(({ name }) => textIn(locale, name)).join(', ');
  const sentences = isEmpty
    ? [t('reservation:otherTab.emptied')]
    : [
        ...(removed.length > 0 ? [t('reservation:otherTab.removed', { names: namesOf(removed) })] : []),
        ...(added.length > 0 ? [t('reservation:otherTab.added', { names: namesOf(added) })] : []),
        ...(isOtherShop ? [t('reservation:otherTab.shop')] : []),
      ];
  return (
    <Notice
      tone="warning"
      title={sentences.join(' ')}
      action={
        <Button variant="quiet" onPress={onRead}>
          {t('reservation:otherTab.read')}
        </Button>
      }
    >
      {t('reservation:failure.kept')}
    </Notice>
  );
}
