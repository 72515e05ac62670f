import type { StoreCredit } from '#domain/account/credit/store-credit.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { ownDay } from '#ui/environment/own-day.ts';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { Heading } from '#ui/heading.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { useTexts } from '#ui/texts.ts';
import { SeeMore } from '../parts/see-more.view.tsx';

interface CreditBalanceProps {
  readonly credit: StoreCredit;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** What a customer has with the company, and what changed it. */
export function CreditBalance({ credit, more, onMore }: CreditBalanceProps) {
  const { locale, t } = useTexts();
  const { balance, currency, history, historyTotal } = credit;
  const { listRef, expectMore } = useFirstNew(history.length);
  return (
    <section className={tw('p-6 @[40em]:p-8 rounded bg-sunk')}>
      <Heading variant="label">{t('credit:credit.title')}</Heading>
      <p className={tw('font-display text-headline tabular-nums')}>
        {formatMoney(locale, balance, currency)}
      </p>
      <p className={tw('text-muted')}>{t('credit:credit.hint')}</p>
      {history.length > 0 && (
        <details className={tw('group mt-3')}>
          <summary
            className={tw(
              'inline-flex items-center gap-1.5 min-h-target cursor-pointer list-none underline underline-offset-4 decoration-1 [&::-webkit-details-marker]:hidden',
            )}
          >
            {t('credit:credit.history')}
            <ExpandIcon className="w-4 h-4 transition-transform group-open:rotate-180" />
          </summary>
          <ul ref={listRef} className={tw('mt-2 border-t border-line')}>
            {withDistinctKeys(history, ({ at, reason }) => `${at} ${reason}`).map(
              ({ key, item: { at, amount, reason } }) => (
                <li
                  key={key}
                  className={tw('flex items-baseline justify-between gap-4 py-3 border-b border-line')}
                >
                  <span className={tw('min-w-0')}>
                    {t(`credit:credit.${reason}`)}
                    <span className={tw('block text-caption text-muted')}>
                      {formatPlainDate(locale, ownDay(at))}
                    </span>
                  </span>
                  <span className={tw('tabular-nums font-medium')}>
                    {`${amount > 0 ? '+' : ''}${formatMoney(locale, amount, currency)}`}
                  </span>
                </li>
              ),
            )}
          </ul>
          <SeeMore
            shown={history.length}
            total={historyTotal}
            more={more}
            onMore={() => {
              expectMore();
              onMore();
            }}
          />
        </details>
      )}
    </section>
  );
}
