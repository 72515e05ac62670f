import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

export interface ListedGiftsProps {
  readonly gifts: readonly OrderedGift[];
  /** Id of the one that the form changes; empty: it changes none. */
  readonly changes: string;
  readonly currency: Currency;
  readonly onChange: (id: string) => void;
  readonly onRemove: (gift: OrderedGift) => void;
  readonly onAnother: () => void;
  readonly onPay: () => void;
}

/** The vouchers that wait to be paid. */
export function ListedGifts(props: ListedGiftsProps) {
  const { gifts, changes, currency, onChange, onRemove, onAnother, onPay } = props;
  const { locale, t } = useTexts();
  return (
    <section className={tw('mb-8 p-5 rounded border border-line bg-raised')}>
      <Heading variant="label" below={1}>
        {t('gift:listed.title', { count: gifts.length })}
      </Heading>
      <ul className={tw('mt-2')}>
        {gifts.map((ordered) => {
          const { name } = ordered.gift.recipient;
          const isChanged = ordered.id === changes;
          return (
            <li
              key={ordered.id}
              aria-current={isChanged || undefined}
              className={tw('flex flex-wrap items-center gap-x-4 border-b border-line last:border-0')}
            >
              <span className={tw('min-w-0 flex-1 py-2 [overflow-wrap:anywhere]')}>
                {name}
                {isChanged && (
                  <span className={tw('block text-caption text-muted')}>{t('gift:listed.changing')}</span>
                )}
              </span>
              <span className={tw('tabular-nums whitespace-nowrap')}>
                {formatMoney(locale, ordered.gift.price, currency)}
              </span>
              <span className={tw('flex gap-x-4')}>
                <Button
                  variant="quiet"
                  label={t('gift:listed.changeOf', { name })}
                  onPress={() => onChange(ordered.id)}
                >
                  {t('gift:listed.change')}
                </Button>
                <Button
                  variant="quiet"
                  label={t('gift:listed.removeOf', { name })}
                  onPress={() => onRemove(ordered)}
                >
                  {t('gift:listed.remove')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <div className={tw('flex flex-wrap gap-3 mt-4')}>
        <Button variant="small" onPress={onPay}>
          {t('gift:listed.pay')}
        </Button>
        <Button variant="small" onPress={onAnother}>
          {t('gift:listed.another')}
        </Button>
      </div>
    </section>
  );
}
