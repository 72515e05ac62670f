import { useEffect, useRef } from 'react';
import type { LoyaltyCard, LoyaltyTier, Reward } from '#domain/account/loyalty/loyalty-card.ts';
import { textIn } from '#domain/locale.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { Code } from '../parts/code.view.tsx';

/** How far an exchange has come. `isUnknown`: no answer came, so that it may have been made. */
export type Exchange =
  | {
      readonly kind: 'asking';
      readonly isSending: boolean;
      readonly failure: { readonly message: string; readonly isUnknown: boolean } | null;
    }
  | { readonly kind: 'done'; readonly reward: Reward };

interface ExchangeDialogProps {
  /** Null: nothing is asked. */
  readonly tier: LoyaltyTier | null;
  readonly card: LoyaltyCard;
  readonly exchange: Exchange;
  /** Where the reward can be used. */
  readonly book: Target;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Done({
  reward,
  book,
  onClose,
}: { readonly reward: Reward } & Pick<ExchangeDialogProps, 'book' | 'onClose'>) {
  const { locale, t } = useTexts();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div>
      <div ref={result} tabIndex={-1} className={tw('!outline-none')}>
        <Code code={reward.code} />
        <p className={tw('text-muted')}>
          {t('loyalty:reward.until', { day: formatPlainDate(locale, ownDay(reward.expiresAt)) })}
        </p>
      </div>
      <p className={tw('mt-4')}>{t('loyalty:reward.hint')}</p>
      <div className={tw('flex flex-wrap gap-3 mt-6')}>
        <ButtonLink to={book}>{t('account:book')}</ButtonLink>
        <Button onPress={onClose}>{t('loyalty:exchange.close')}</Button>
      </div>
    </div>
  );
}

function Ask({
  tier,
  card,
  exchange,
  onConfirm,
  onClose,
}: ExchangeDialogProps & {
  readonly tier: LoyaltyTier;
  readonly exchange: Extract<Exchange, { kind: 'asking' }>;
}) {
  const { locale, t } = useTexts();
  const { isSending, failure } = exchange;
  return (
    <div>
      <p className={tw('font-medium')}>{textIn(locale, tier.name)}</p>
      <p className={tw('mt-2')}>
        {t('loyalty:exchange.left', { count: Math.max(0, card.points - tier.points) })}
      </p>
      <p>{t('loyalty:exchange.days', { count: tier.validDays })}</p>
      <div role="alert" className={tw('mt-4 empty:hidden')}>
        {failure && (
          <Notice
            tone="negative"
            title={failure.isUnknown ? t('loyalty:exchange.unknown') : t('loyalty:exchange.failed')}
          >
            {failure.message}
          </Notice>
        )}
      </div>
      <div className={tw('flex flex-wrap gap-3 mt-6')}>
        <Button variant="primary" busy={isSending} onPress={onConfirm}>
          {t('loyalty:exchange.confirm')}
        </Button>
        <Button onPress={onClose}>{t('loyalty:exchange.keep')}</Button>
      </div>
    </div>
  );
}

/** Asks once whether points are to be exchanged, then shows what they gave. */
export function ExchangeDialog(props: ExchangeDialogProps) {
  const { tier, exchange, onClose } = props;
  const { t } = useTexts();
  const title =
    exchange.kind === 'done'
      ? t('loyalty:exchange.done')
      : t('loyalty:exchange.ask', { count: tier?.points ?? 0 });
  return (
    <Dialog narrow open={tier !== null} title={title} onClose={onClose}>
      {exchange.kind === 'done' && <Done {...props} reward={exchange.reward} />}
      {exchange.kind === 'asking' && tier && <Ask {...props} tier={tier} exchange={exchange} />}
    </Dialog>
  );
}
