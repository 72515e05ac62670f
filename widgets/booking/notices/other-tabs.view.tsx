import type { Hold } from '#domain/appointments/appointment.ts';
import type { OtherVisit } from '#domain/carts/joining/join-carts.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { capitalised } from '#domain/time/words/near-day.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ownZone } from '#ui/environment/own-zone.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { whenText } from '#ui/held-time/when-text.ts';
import { useVisitWords, WhyNotTogether } from './saved-visit.view.tsx';

/** The tab that holds a time is open, has it from this one (`here-before`), or is closed. */
export type HolderState = 'open' | 'here-before' | 'closed';

interface HeldInOtherTabProps {
  readonly hold: Hold;
  readonly shop: Shop;
  readonly holder: HolderState;
  /** Another visit, which is at hand and gives way where that one is gone on with. */
  readonly other: OtherVisit | null;
  readonly onContinue: () => void;
  /** Goes on with both together. */
  readonly onAdd: () => void;
  readonly onRelease: () => void;
}

/** A time that this visitor holds in another tab, or held in one that is closed: what was typed there is gone with it. */
export function HeldInOtherTabView({
  hold,
  shop,
  holder,
  other,
  onContinue,
  onAdd,
  onRelease,
}: HeldInOtherTabProps) {
  const texts = useTexts();
  const { locale, t } = texts;
  const { startsAt } = hold.lines[0];
  const what = useVisitWords(other);
  const goesOn = holder === 'here-before';
  const isClosed = holder === 'closed';
  const names = hold.lines.map(({ name }) => textIn(locale, name)).join(', ');
  const when = capitalised(whenText(texts, shop.timeZone, startsAt));
  // By the visitor's own clock, which says how long that is.
  const until = formatTime(locale, ownZone(), hold.expiresAt);
  const held = isClosed
    ? t('reservation:otherTab.kept', { when, until })
    : t('reservation:otherTab.held', { when });
  return (
    <Notice
      title={goesOn ? t('reservation:otherTab.continued') : held}
      action={
        <>
          <Button variant="small" onPress={onContinue}>
            {t(isClosed ? 'reservation:otherTab.goOn' : 'reservation:otherTab.continue')}
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
      {goesOn && <p>{`${held}.`}</p>}
      <p>{t('reservation:otherTab.what', { names, shop: shop.name })}</p>
      {goesOn && <p>{t('reservation:otherTab.continuedText')}</p>}
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
