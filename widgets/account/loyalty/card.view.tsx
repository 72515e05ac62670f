import { nextTier, type LoyaltyCard, type LoyaltyTier } from '#domain/account/loyalty/loyalty-card.ts';
import { textIn } from '#domain/locale.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { ownDay } from '#ui/environment/own-day.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { History, type HistoryProps } from './history.view.tsx';
import { Progress } from './progress.view.tsx';
import { Rewards } from './rewards.view.tsx';
import { Tiers } from './tiers.view.tsx';

interface CardProps extends Pick<HistoryProps, 'more' | 'book' | 'onMore'> {
  readonly card: LoyaltyCard;
  readonly onExchange: (tier: LoyaltyTier) => void;
}

/** How many points there are, until when, and how far the next reward is. */
function Points({ card }: Pick<CardProps, 'card'>) {
  const { locale, t } = useTexts();
  const next = nextTier(card);
  return (
    <div className={tw('p-6 @[40em]:p-8 rounded bg-sunk')}>
      <p className={tw('font-display text-headline tabular-nums')}>
        {t('loyalty:points', { count: card.points })}
      </p>
      {card.pendingPoints > 0 && (
        <p className={tw('mt-1')}>{t('loyalty:pending', { count: card.pendingPoints })}</p>
      )}
      {card.tiers.length > 0 && (
        <div className={tw('mt-5')}>
          {next && <Progress points={card.points} of={next.tier.points} />}
          <p className={tw('mt-2')}>
            {next
              ? t('loyalty:next', { count: next.missing, name: textIn(locale, next.tier.name) })
              : t('loyalty:allReached')}
          </p>
        </div>
      )}
      <p className={tw('flex flex-wrap justify-between gap-x-6 gap-y-1 mt-6 text-caption text-muted')}>
        <span>{t('loyalty:number', { number: card.number.replace(/(.{4})(?=.)/g, '$1\u00a0') })}</span>
        {card.points > 0 && (
          <span>{t('loyalty:until', { day: formatPlainDate(locale, ownDay(card.expiresAt)) })}</span>
        )}
      </p>
    </div>
  );
}

/** A loyalty card. */
export function CardView({ card, onExchange, ...history }: CardProps) {
  const { t } = useTexts();
  return (
    <>
      <Heading variant="display" className="mb-8">
        {t('account:page.loyalty')}
      </Heading>
      <Points card={card} />
      <div className={tw('grid gap-12 mt-12')}>
        {card.rewards.length > 0 && <Rewards card={card} />}
        <Tiers card={card} onExchange={onExchange} />
        <History {...history} entries={card.history} total={card.historyTotal} />
      </div>
    </>
  );
}
