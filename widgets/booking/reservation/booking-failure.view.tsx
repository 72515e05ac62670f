import type { VisitStart } from '#domain/availability/calendar.ts';
import type { DatedStart } from '#domain/availability/visit-search.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { ShopContact } from '#ui/shops/shop-contact.tsx';

/** Why a time is to be chosen again; what was typed is kept. */
export type ShownFailure =
  /** `reason`: the server's own sentence, where nobody was faster. */
  | {
      readonly kind: 'taken' | 'expired' | 'practitioner-gone' | 'visit-changed';
      readonly nearest: readonly DatedStart[];
      readonly reason?: string;
      /** Whose practitioner is gone, where the visit has others. */
      readonly of?: Service | undefined;
    }
  /** `message`: the server's own sentence, in the visitor's language. `service`: the one that it is about. */
  | { readonly kind: 'closed' | 'failed'; readonly message: string; readonly service?: Service | null };

export interface BookingFailureProps {
  readonly failure: ShownFailure;
  /** Where the visit was to take place: its clock, and how else it is reached. */
  readonly shop: Pick<Shop, 'timeZone' | 'phone' | 'email' | 'address'>;
  readonly onChoose: (date: string, start: VisitStart) => void;
  /** Null where there is no other shop. */
  readonly onOtherShop: (() => void) | null;
}

const SHOWN = 4;

/** What is left to do where this shop takes no booking: another one, or a word with somebody. */
function ClosedShopActions({ shop, onOtherShop }: Pick<BookingFailureProps, 'shop' | 'onOtherShop'>) {
  const { t } = useTexts();
  return (
    <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
      {onOtherShop && (
        <Button variant="small" onPress={onOtherShop}>
          {t('reservation:failure.otherShop')}
        </Button>
      )}
      <ShopContact shop={shop} />
    </div>
  );
}

export function BookingFailureView({ failure, shop, onChoose, onOtherShop }: BookingFailureProps) {
  const { locale, t } = useTexts();
  if ('message' in failure) {
    const { kind, message, service } = failure;
    return (
      <Notice
        tone="negative"
        title={
          service
            ? t('reservation:refused.not-bookable', { name: textIn(locale, service.name) })
            : t(`reservation:failure.${kind}.title`)
        }
        action={kind === 'closed' && <ClosedShopActions shop={shop} onOtherShop={onOtherShop} />}
      >
        {!service && message} {t('reservation:failure.kept')}
      </Notice>
    );
  }
  const { nearest } = failure;
  const titleOf = ({ reason, kind, of }: typeof failure) => {
    if (of) return t('reservation:link.practitioner', { name: textIn(locale, of.name) });
    return reason ?? t(`reservation:failure.${kind}.title`);
  };
  return (
    <Notice
      tone="warning"
      title={titleOf(failure)}
      action={nearest.slice(0, SHOWN).map((start) => (
        <Button key={start.startsAt} variant="small" onPress={() => onChoose(start.date, start)}>
          {formatDay(locale, start.date, 'short')}, {formatTime(locale, shop.timeZone, start.startsAt)}
        </Button>
      ))}
    >
      {t(nearest.length > 0 ? 'reservation:failure.nearest' : 'reservation:failure.again')}
    </Notice>
  );
}
