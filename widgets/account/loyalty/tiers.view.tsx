import { isReached, type LoyaltyCard, type LoyaltyTier } from '#domain/account/loyalty-card.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { Progress } from './progress.view.tsx';

interface TiersProps {
  readonly card: LoyaltyCard;
  readonly onExchange: (tier: LoyaltyTier) => void;
}

function TierRow({ tier, card, onExchange }: TiersProps & { readonly tier: LoyaltyTier }) {
  const { locale, t } = useTexts();
  const name = textIn(locale, tier.name);
  const reached = isReached(card, tier);
  return (
    <li
      className={tw('flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 border-b border-line')}
    >
      <div className={tw('flex-1 min-w-[min(100%,calc(var(--u)*12))]')}>
        <p className={tw('font-medium')}>{name}</p>
        <p className={tw('text-caption text-muted')}>
          {`${t('loyalty:points', { count: tier.points })} · ${t('loyalty:tiers.days', { count: tier.validDays })}`}
        </p>
      </div>
      {reached ? (
        <Button variant="small" label={t('loyalty:exchange.name', { name })} onPress={() => onExchange(tier)}>
          {t('loyalty:exchange.button')}
        </Button>
      ) : (
        <div className={tw('w-full @[40em]:w-[calc(var(--u)*10)]')}>
          <Progress points={card.points} of={tier.points} />
          <p className={tw('mt-1 text-caption')}>
            {t('loyalty:tiers.missing', { count: tier.points - card.points })}
          </p>
        </div>
      )}
    </li>
  );
}

/** What points can be exchanged for, the cheapest first. */
export function Tiers({ card, onExchange }: TiersProps) {
  const { t } = useTexts();
  return (
    <section>
      <Heading variant="title" below={1} className="mb-3">
        {t('loyalty:tiers.title')}
      </Heading>
      {card.tiers.length === 0 ? (
        <p className={tw('text-muted')}>{t('loyalty:tiers.none')}</p>
      ) : (
        <ul className={tw('border-t border-line')}>
          {card.tiers.map((tier) => (
            <TierRow key={tier.id} tier={tier} card={card} onExchange={onExchange} />
          ))}
        </ul>
      )}
    </section>
  );
}
