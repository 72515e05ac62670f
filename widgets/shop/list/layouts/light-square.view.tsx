import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { AddButton } from './add-button.view.tsx';
import type { ProductLayout, ProductsProps } from './product-layout.ts';
import { ProductEntries, ProductName, ProductPicture, ProductPrice, SoldOut } from './product-parts.view.tsx';

/** Each product inset in a square of the tenant's own tint, with its words in the middle below. */
function LightSquares({ onAdd, ...list }: ProductsProps) {
  return (
    <ProductEntries
      {...list}
      className="grid gap-x-4 gap-y-10 @[26em]:grid-cols-2 @[26em]:gap-x-8 @[26em]:gap-y-14"
    >
      {(listed, isFirst) => (
        <article data-product={listed.product.slug} className={tw('grid justify-items-center text-center')}>
          <div className={tw('group relative w-full grid justify-items-center')}>
            <div className={tw('w-full aspect-square grid place-items-center rounded bg-soft')}>
              <ProductPicture
                product={listed.product}
                ratio="1/1"
                sizes="(min-width: 64em) 260px, (min-width: 26em) 33vw, 66vw"
                eager={isFirst}
                className="w-2/3"
              />
            </div>
            <Heading variant="title" className="mt-5">
              <ProductName {...listed} covers />
            </Heading>
          </div>
          <p className={tw('mt-1 mb-4')}>
            <ProductPrice {...listed} />
            <SoldOut stock={listed.stock} />
          </p>
          <AddButton listed={listed} onAdd={onAdd} />
        </article>
      )}
    </ProductEntries>
  );
}

export const lightSquareLayout: ProductLayout = { Products: LightSquares, isWide: false };
