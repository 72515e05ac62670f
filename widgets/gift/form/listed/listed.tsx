import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { ListedGifts, type ListedGiftsProps } from './listed-gifts.view.tsx';

interface ListedProps extends Pick<ListedGiftsProps, 'onChange' | 'onAnother' | 'onPay'> {
  readonly gifts: Gifts;
  readonly company: Company;
}

/** The vouchers of the list, with the ways on from them. */
export function Listed({ gifts, company, onChange, onAnother, onPay }: ListedProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const list = useStore(gifts.$list);
  const changes = useStore(gifts.$changes);
  if (list.length === 0) return null;
  return (
    <ListedGifts
      gifts={list}
      changes={changes}
      currency={company.currency}
      onChange={onChange}
      onRemove={({ id, gift }) => {
        gifts.remove(id);
        announce(t('gift:listed.removed', { name: gift.recipient.name }));
      }}
      onAnother={onAnother}
      onPay={onPay}
    />
  );
}
