import type { Voucher } from '#domain/account/credit/voucher.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { useTexts } from '#ui/texts.ts';
import { SeeMore } from '../parts/see-more.view.tsx';
import { VoucherRow } from './voucher-row.view.tsx';

export interface VoucherListProps {
  readonly which: 'received' | 'bought';
  readonly vouchers: readonly Voucher[];
  readonly total: number;
  readonly more: 'idle' | 'loading' | 'failed';
  /** Where one is given; null where the company sells none. */
  readonly give: Target | null;
  readonly onMore: () => void;
  readonly onResend: (voucher: Voucher) => void;
}

/** Vouchers, the newest first, ten and then ten more. */
export function VoucherList({ which, vouchers, total, more, give, onMore, onResend }: VoucherListProps) {
  const { t } = useTexts();
  const { listRef, expectMore } = useFirstNew(vouchers.length);
  if (vouchers.length === 0) {
    return (
      <>
        <p className={tw('text-muted')}>{t(`credit:${which}.none`)}</p>
        {which === 'bought' && give && (
          <ButtonLink variant="secondary" className="mt-5" to={give}>
            {t('credit:bought.give')}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      <ul ref={listRef} className={tw('border-t border-line')}>
        {vouchers.map((voucher) => (
          <VoucherRow key={voucher.id} which={which} voucher={voucher} onResend={onResend} />
        ))}
      </ul>
      <SeeMore
        shown={vouchers.length}
        total={total}
        more={more}
        onMore={() => {
          expectMore();
          onMore();
        }}
      />
      {which === 'received' && <p className={tw('mt-3 text-caption text-muted')}>{t('credit:codeHint')}</p>}
    </>
  );
}
