import type { Hold } from '#domain/appointments/appointment.ts';
import type { OtherVisit } from '#domain/carts/join-carts.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { capitalised } from '#domain/time/words/near-day.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { whenText } from '#ui/held-time/when-text.ts';
import { useVisitWords, WhyNotTogether } from './saved-visit.view.tsx';

interface HeldInOtherTabProps {
  readonly hold: Hold;
  readonly shop: Shop;
  /** It was held here before. */
  readonly isContinued?: boolean;
  /** Another visit, which is at hand and gives way where that one is gone on with. */
  readonly other: OtherVisit | null;
  readonly onContinue: () => void;
  /** Goes on with both together. */
  readonly onAdd: () => void;
  readonly onRelease: () => void;
}

/** A time that this visitor holds in another tab. */
export function HeldInOtherTabView({
  hold,
  shop,
  isContinued = false,
  other,
  onContinue,
  onAdd,
  onRelease,
}: HeldInOtherTabProps) {
  const texts = useTexts();
  const { locale, t } = texts;
  const { startsAt } = hold.lines[0];
  const what = useVisitWords(other);
  const names = hold.lines.map(({ name }) => textIn(locale, name)).join(', ');
  const held = t('reservation:otherTab.held', {
    when: capitalised(whenText(texts, shop.timeZone, startsAt)),
  });
  return (
    <Notice
      title={isContinued ? t('reservation:otherTab.continued') : held}
      action={
        <>
          <Button variant="small" onPress={onContinue}>
            {t('reservation:otherTab.continue')}
          </Button>
          {other?.joining.kind === 'joined' && (
            <Button variant="small" onPress={onAdd}>
              {t('reservation:otherTab.both')}
            </Button>
          )}
          <Button variant="quiet" onPress={onRelease}>
            {t('reservation:otherTab.release')}
          </Button>
        </>
      }
    >
      {isContinued && <p>{`${held}.`}</p>}
      <p>{t('reservation:otherTab.what', { names, shop: shop.name })}</p>
      {isContinued && <p>{t('reservation:otherTab.continuedText')}</p>}
      {other && <p className={tw('mt-1')}>{t('reservation:otherTab.setAside', { what })}</p>}
      {other && <WhyNotTogether visit={other} />}
    </Notice>
  );
}

interface LetGoProps {
  readonly letGo: 'continued' | 'freed';
  readonly onRead: () => void;
}

/** What became of the time that was held here. */
export function LetGoView({ letGo, onRead }: LetGoProps) {
  const { t } = useTexts();
  const isFreed = letGo === 'freed';
  return (
    <Notice
      tone="warning"
      title={t(`reservation:otherTab.${isFreed ? 'taken' : 'continued'}`)}
      action={
        <Button variant="quiet" onPress={onRead}>
          {t('reservation:otherTab.read')}
        </Button>
      }
    >
      {t(isFreed ? 'reservation:failure.again' : 'reservation:otherTab.continuedText')}
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
      <WhyNotTogether visit={visit} />
    </Notice>
  );
}
