import type { Hold } from '#domain/appointments/appointment.ts';
import type { OtherVisit } from '#domain/carts/join-carts.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { capitalised } from '#domain/time/words/near-day.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { whenText } from '#ui/held-time/when-text.ts';
import { useVisitWords, WhyApart } from './saved-visit.view.tsx';

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

interface VisitElsewhereProps {
  /** Null: the cart is empty there. */
  readonly visit: OtherVisit | null;
  readonly onTake: () => void;
  readonly onAdd: () => void;
  readonly onKeep: () => void;
}

/** What another tab has made of the cart, beside the reservation on the screen, which is as it was. */
export function VisitElsewhereView({ visit, onTake, onAdd, onKeep }: VisitElsewhereProps) {
  const { t } = useTexts();
  const what = useVisitWords(visit);
  if (!visit)
    return (
      <Notice
        title={t('reservation:otherTab.emptied')}
        action={
          <Button variant="quiet" onPress={onKeep}>
            {t('reservation:otherTab.read')}
          </Button>
        }
      />
    );
  return (
    <Notice
      title={t('reservation:otherTab.changed', { what })}
      action={
        <>
          <Button variant="small" onPress={onTake}>
            {t('reservation:otherTab.take')}
          </Button>
          {visit.joining.kind === 'joined' && (
            <Button variant="small" onPress={onAdd}>
              {t('reservation:saved.add')}
            </Button>
          )}
          <Button variant="quiet" onPress={onKeep}>
            {t('reservation:otherTab.keep')}
          </Button>
        </>
      }
    >
      <WhyApart visit={visit} />
    </Notice>
  );
}
