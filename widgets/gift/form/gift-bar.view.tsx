import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

interface GiftBarProps {
  readonly price: Cents | null;
  readonly currency: Currency;
  readonly label: string;
  readonly onPress: () => void;
}

/** What it costs and the way to the payment; on a phone always in reach. */
export function GiftBar({ price, currency, label, onPress }: GiftBarProps) {
  const { locale, t } = useTexts();
  return (
    <div
      className={tw(
        'sticky bottom-[var(--v-bar,0px)] z-10 flex items-center gap-4 py-3 bg-surface [box-shadow:0_calc(var(--u)*-.75)_calc(var(--u)*.75)_var(--v-surface)] @[56em]:static @[56em]:bg-transparent @[52em]:[box-shadow:none]',
      )}
    >
      {price !== null && (
        <p className={tw('leading-tight')}>
          <span className={tw('block text-caption text-muted')}>{t('gift:bar.total')}</span>
          <span className={tw('text-title tabular-nums whitespace-nowrap')}>
            {formatMoney(locale, price, currency)}
          </span>
        </p>
      )}
      <Button variant="primary" className="flex-1" onPress={onPress}>
        {label}
      </Button>
    </div>
  );
}
