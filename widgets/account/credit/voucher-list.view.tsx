import type { Voucher } from '#domain/account/voucher.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { SeeMore } from '../parts/see-more.view.tsx';
import { VoucherRow } from './voucher-row.view.tsx';

interface VoucherListProps {
  readonly which: 'received' | 'bought';
  readonly vouchers: readonly Voucher[];
  readonly total: number;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
  readonly onResend: (voucher: Voucher) => void;
}

/** Vouchers, the newest first, ten and then ten more. */
export function VoucherList({ which, vouchers, total, more, onMore, onResend }: VoucherListProps) {
  const { t } = useTexts();
  if (vouchers.length === 0) return <p className={tw('text-muted')}>{t(`credit:${which}.none`)}</p>;
  return (
    <>
      <ul className={tw('border-t border-line')}>
        {vouchers.map((voucher) => (
          <VoucherRow key={voucher.id} which={which} voucher={voucher} onResend={onResend} />
        ))}
      </ul>
      <SeeMore shown={vouchers.length} total={total} more={more} onMore={onMore} />
      {which === 'received' && <p className={tw('mt-3 text-caption text-muted')}>{t('credit:codeHint')}</p>}
    </>
  );
}
