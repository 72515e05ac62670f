import { useId, useState, type ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { PickerDialog } from '#widgets/shop-picker/dialog/picker-dialog.tsx';
import { CartPlace } from '../parts/cart-heading.view.tsx';

interface ShopChoiceProps {
  /** That of the cart; null where none is chosen. */
  readonly shop: Shop | null;
  /** Why one has to be chosen. */
  readonly hint: string;
  /** The shops under the title of the dialog, once that is open; `close` ends it. */
  readonly children: (close: () => void, title: string) => ReactNode;
}

/** The shop of a cart, and the button that opens the choice of another one. */
export function ShopChoice({ shop, hint, children }: ShopChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const title = t('cart:shop.choose');
  const close = () => setOpen(false);
  return (
    <>
      {shop && <CartPlace shop={shop} id={id} />}
      <Button
        variant={shop ? 'quiet' : 'small'}
        className={shop ? '' : 'mt-3'}
        describedBy={id}
        onPress={() => setOpen(true)}
      >
        {shop ? t('cart:shop.change') : title}
      </Button>
      {!shop && (
        <p id={id} className={tw('mt-1.5 text-caption text-muted')}>
          {hint}
        </p>
      )}
      <PickerDialog isOpen={isOpen} title={title} onClose={close}>
        {/* Its title is the heading of the shops. */}
        <Below by={-1}>{children(close, title)}</Below>
      </PickerDialog>
    </>
  );
}
