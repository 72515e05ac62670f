import type { LoyaltyTier, Reward } from '#domain/account/loyalty/loyalty-card.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/forms/choices/checkbox.tsx';
import { useTexts } from '#ui/texts.ts';

interface CreditProps {
  readonly balance: Cents;
  readonly currency: Currency;
  readonly isSpent: boolean;
  /** What is to be known of it before it is spent; null: it pays all that there is to pay. */
  readonly note: 'creditRest' | 'creditHeld' | null;
  readonly onSpend: (isSpent: boolean) => void;
}

/** Whether the customer's credit pays, as far as it goes. */
export function CreditView({ balance, currency, isSpent, note, onSpend }: CreditProps) {
  const { locale, t } = useTexts();
  return (
    <Checkbox isChecked={isSpent} onChange={onSpend}>
      <span>
        {t('checkout:own.credit', { sum: formatMoney(locale, balance, currency) })}
        {note && <span className={tw('block text-caption text-muted')}>{t(`checkout:own.${note}`)}</span>}
      </span>
    </Checkbox>
  );
}

interface RewardsProps {
  /** Those that are not used yet. */
  readonly rewards: readonly Reward[];
  readonly tiers: readonly LoyaltyTier[];
  /** The code that is being asked about. */
  readonly asking: string | null;
  readonly onUse: (code: string) => void;
}

/** The rewards of the customer's loyalty card, each a press away. */
export function RewardsView({ rewards, tiers, asking, onUse }: RewardsProps) {
  const { locale, t } = useTexts();
  return (
    <ul aria-label={t('checkout:own.rewards')} className={tw('flex flex-wrap gap-2 py-2')}>
      {rewards.map(({ code, tierId }) => {
        const name = textIn(locale, tiers.find(({ id }) => id === tierId)?.name ?? {}) || code;
        return (
          <li key={code}>
            <Button variant="small" busy={asking === code} onPress={() => onUse(code)}>
              {t('checkout:own.reward', { name })}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
