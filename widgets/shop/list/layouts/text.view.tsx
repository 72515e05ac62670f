import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { AddButton } from './add-button.view.tsx';
import type { ProductLayout, ProductsProps } from './product-layout.ts';
import { ProductEntries, ProductName, ProductPrice, ProductSummary, SoldOut } from './product-parts.view.tsx';

/** Words alone: a name and a sentence at the left, the price and the button at the right. */
function TextList({ onAdd, ...list }: ProductsProps) {
  return (
    <ProductEntries {...list} className="grid border-t border-line">
      {(listed) => (
        <article
          data-product={listed.product.slug}
          className={tw(
            'py-5 border-b border-line grid gap-x-8 gap-y-3 @[36em]:grid-cols-[minmax(0,1fr)_auto] items-baseline',
          )}
        >
          <div className={tw('min-w-0')}>
            <Heading variant="title">
              <ProductName {...listed} />
            </Heading>
            <ProductSummary product={listed.product} className="mt-1 max-w-[65ch] text-muted" />
          </div>
          <div
            className={tw('flex flex-wrap items-center justify-between @[36em]:justify-end gap-x-5 gap-y-2')}
          >
            <SoldOut stock={listed.stock} />
            <ProductPrice {...listed} />
            <AddButton listed={listed} onAdd={onAdd} />
          </div>
        </article>
      )}
    </ProductEntries>
  );
}

export const textLayout: ProductLayout = { Products: TextList, isWide: false };
