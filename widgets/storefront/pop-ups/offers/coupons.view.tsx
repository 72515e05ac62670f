import { textIn, type LocalizedText } from '#domain/locale.ts';
import { cloudWords, reductionText, type Coupon } from '#domain/pop-ups/coupons.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { WordCloud } from './word-cloud.view.tsx';

export interface CouponsDialogProps {
  readonly isOpen: boolean;
  readonly text: LocalizedText;
  readonly coupons: readonly Coupon[];
  readonly currency: Currency;
  /** Where they are spent. */
  readonly services: Target;
  readonly onClose: () => void;
}

function CouponLine({ coupon, currency }: { readonly coupon: Coupon; readonly currency: Currency }) {
  const { locale, t } = useTexts();
  const { label, isAuto, minTotal } = coupon;
  const from =
    minTotal > 0 ? `${t('pop-ups:coupons.from', { total: formatMoney(locale, minTotal, currency) })} · ` : '';
  return (
    <li className={tw('flex items-baseline gap-4 py-3 border-b border-line last:border-0')}>
      <span className={tw('shrink-0 min-w-[calc(var(--u)*4.5)] text-lead font-semibold')}>
        {reductionText(coupon, locale, currency)}
      </span>
      <span>
        {textIn(locale, label)}
        <span className={tw('block text-caption text-muted')}>
          {from}
          {t(isAuto ? 'pop-ups:coupons.auto' : 'pop-ups:coupons.code')}
        </span>
      </span>
    </li>
  );
}

/** The coupons of the moment; those that apply by themselves first. */
export function CouponsDialog({ isOpen, text, coupons, currency, services, onClose }: CouponsDialogProps) {
  const { locale, t } = useTexts();
  const html = textIn(locale, text);
  const sorted = coupons.toSorted((a, b) => Number(b.isAuto) - Number(a.isAuto));
  const leave: Target = {
    href: services.href,
    go() {
      onClose();
      return services.go();
    },
  };
  return (
    <Dialog
      open={isOpen}
      narrow
      title={t('pop-ups:coupons.title')}
      onClose={onClose}
      footer={
        <ButtonLink to={leave} className="w-full">
          {t('pop-ups:coupons.go')}
        </ButtonLink>
      }
    >
      <WordCloud words={cloudWords(coupons, locale, currency)} />
      {html && <SafeHtml html={html} className="mt-5" />}
      {sorted.length > 0 && (
        <ul className={tw('mt-3')}>
          {sorted.map((coupon) => (
            <CouponLine key={coupon.id} coupon={coupon} currency={currency} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
