import { useState } from 'react';
import { QUANTITY_LIMIT } from '#domain/carts/products-cart.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { QuantityField } from '#ui/forms/quantity-field.tsx';
import { useTexts } from '#ui/texts.ts';
import { AddButton } from './add-button.view.tsx';
import type { ListedProduct, ProductsProps } from './product-layout.ts';

interface PurchaseProps extends Pick<ProductsProps, 'onAdd'> {
  readonly listed: ListedProduct;
  /** Twind classes of the button. */
  readonly buttonClass?: string;
}

/** How many of a product, as far as that is known in a list, and the button; nothing where it cannot be bought online. */
export function Purchase({ listed, onAdd, buttonClass = '' }: PurchaseProps) {
  const { locale, t } = useTexts();
  const [quantity, setQuantity] = useState(1);
  const { product, purchase, stock } = listed;
  if (purchase === 'none' || stock.kind === 'sold-out') return null;
  return (
    <div className={tw('flex flex-wrap items-center gap-3')}>
      {purchase === 'add' && (
        <QuantityField
          label={t('eshop:quantity.label', { name: textIn(locale, product.name) })}
          less={t('eshop:quantity.less')}
          more={t('eshop:quantity.more')}
          quantity={quantity}
          least={1}
          // The cart looks again.
          most={stock.kind === 'few' ? stock.left : QUANTITY_LIMIT}
          onChange={setQuantity}
        />
      )}
      <AddButton listed={listed} quantity={quantity} onAdd={onAdd} className={buttonClass} />
    </div>
  );
}
