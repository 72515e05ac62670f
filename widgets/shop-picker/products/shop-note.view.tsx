import type { ReactNode } from 'react';
import type { CartStock } from '#domain/catalogue/products/cart-stock.ts';
import { tw } from '#theme/sheet.ts';
import { ClockIcon } from '#ui/icons/icons.tsx';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import { CartIcon } from '#ui/icons/cart-icon.tsx';

interface ShopNoteProps {
  /** Null while it is not known. */
  readonly stock: CartStock | null;
  /** Whether it is open, in words; nothing while that is not known. */
  readonly opening: ReactNode;
}

function stockText({ t }: UiTexts, { available, wanted, lack }: CartStock): string {
  if (available === wanted) return t('products:shop.all', { count: wanted });
  return lack === null
    ? t('products:shop.some', { count: available, of: wanted })
    : t(`products:shop.${lack}`, { count: wanted });
}

const LINE = 'flex items-center gap-1.5 min-h-line text-caption';

/** What is said of a shop where products are collected: each line is kept until it is known, so that nothing moves. */
export function ShopNoteView({ stock, opening }: ShopNoteProps) {
  const texts = useTexts();
  return (
    <>
      <span className={tw(`${LINE} mt-1 font-medium`)}>
        {stock && (
          <>
            <CartIcon className="w-4 h-4" />
            <span data-stock="">{stockText(texts, stock)}</span>
          </>
        )}
      </span>
      <span className={tw(LINE)}>
        {opening && (
          <>
            <ClockIcon className="w-4 h-4" />
            <span>{opening}</span>
          </>
        )}
      </span>
    </>
  );
}
