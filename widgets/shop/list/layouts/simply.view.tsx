import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import type { ProductLayout, ProductsProps } from './product-layout.ts';
import { ProductEntries, ProductName, ProductPicture, ProductPrice, SoldOut } from './product-parts.view.tsx';

/** Pictures close together with a price; a name shows where a card is pointed at or has the focus, and always where nothing points or no picture tells. */
function Wall(props: ProductsProps) {
  return (
    <ProductEntries
      {...props}
      className="grid grid-cols-2 gap-x-2 gap-y-4 @[36em]:grid-cols-4 @[60em]:grid-cols-6"
    >
      {(listed, isFirst) => (
        <article data-product={listed.product.slug} className={tw('group relative')}>
          <ProductPicture
            product={listed.product}
            ratio="1/1"
            sizes="(min-width: 60em) 180px, (min-width: 36em) 25vw, 50vw"
            eager={isFirst}
            className={listed.stock.kind === 'sold-out' ? 'opacity-60' : ''}
          />
          <Heading
            variant="label"
            className={`absolute inset-x-0 top-0 p-2 bg-surface group-hover:opacity-100 focus-within:opacity-100 [@media(hover:none)]:!opacity-100 ${
              listed.product.pictures.length > 0 ? 'opacity-0' : ''
            }`}
          >
            <ProductName {...listed} covers />
          </Heading>
          <p className={tw('mt-1.5 text-center text-caption')}>
            <ProductPrice {...listed} />
            <SoldOut stock={listed.stock} />
          </p>
        </article>
      )}
    </ProductEntries>
  );
}

export const simplyLayout: ProductLayout = { Products: Wall, isWide: true };
