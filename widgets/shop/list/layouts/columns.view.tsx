import { ProductCard } from '../product-card.view.tsx';
import { PRODUCT_GRID } from '../product-grid.ts';
import { AddSign } from './add-button.view.tsx';
import type { ProductLayout, ProductsProps } from './product-layout.ts';
import { ProductEntries } from './product-parts.view.tsx';

/** Upright pictures with a name and a price below, and a sign on each that puts it into the cart. */
function Columns({ onAdd, ...list }: ProductsProps) {
  return (
    <ProductEntries {...list} className={PRODUCT_GRID} entryClass={() => 'relative'}>
      {(listed, isFirst) => (
        <>
          <ProductCard {...listed} isFirst={isFirst} />
          <AddSign listed={listed} onAdd={onAdd} className="!absolute right-2 top-2" />
        </>
      )}
    </ProductEntries>
  );
}

export const columnsLayout: ProductLayout = { Products: Columns, isWide: false };
