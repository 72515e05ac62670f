import type { LoyaltyCard } from '#domain/account/loyalty/loyalty-card.ts';
import { textIn } from '#domain/locale.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { ownDay } from '#ui/environment/own-day.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { Code } from '../parts/code.view.tsx';
import { rewardText } from './reward-text.ts';

/** The codes that points were exchanged for, and that may still be used. */
export function Rewards({ card }: { readonly card: LoyaltyCard }) {
  const texts = useTexts();
  const { locale, t } = texts;
  return (
    <section>
      <Heading variant="title" below={1}>
        {t('loyalty:reward.title')}
      </Heading>
      <p className={tw('mt-1 mb-3 text-muted')}>{t('loyalty:reward.hint')}</p>
      <ul className={tw('border-t border-line')}>
        {card.rewards.map(({ code, tierId, value, expiresAt }) => {
          const tier = card.tiers.find(({ id }) => id === tierId);
          return (
            <li key={code} className={tw('py-4 border-b border-line')}>
              <p className={tw('font-medium')}>
                {tier ? textIn(locale, tier.name) : rewardText(texts, value, card.currency)}
              </p>
              <Code code={code} />
              <p className={tw('text-caption text-muted')}>
                {t('loyalty:reward.until', { day: formatPlainDate(locale, ownDay(expiresAt)) })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
