import { useState } from 'react';
import type { Service, Shop } from '#domain/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Target } from '#ui/actions/link.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { ShopFinder } from './shop-finder.view.tsx';

interface ShopDialogProps {
  /** The service that a shop is wanted for; null: closed. */
  readonly service: Service | null;
  /** Those that offer it. */
  readonly shops: readonly Shop[];
  readonly targetOf: (shop: Shop) => Target;
  readonly onClose: () => void;
}

/** In which shop a service is wanted. */
export function ShopDialog({ service, shops, targetOf, onClose }: ShopDialogProps) {
  const { locale, t } = useTexts();
  const [text, setText] = useState('');
  const leaving = (shop: Shop): Target => {
    const to = targetOf(shop);
    return {
      ...to,
      go() {
        onClose();
        to.go();
      },
    };
  };
  return (
    <Dialog
      open={service !== null}
      title={service ? t('storefront:chooseShop.title', { name: textIn(locale, service.name) }) : ''}
      onClose={() => {
        setText('');
        onClose();
      }}
    >
      <ShopFinder
        title={t('storefront:chooseShop.where')}
        shops={shops}
        targetOf={leaving}
        text={text}
        onText={setText}
      />
    </Dialog>
  );
}
