import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { AddSign } from './add-button.view.tsx';
import type { ProductLayout, ProductsProps } from './product-layout.ts';
import { ProductEntries, ProductName, ProductPicture, ProductPrice, SoldOut } from './product-parts.view.tsx';

/** How many rows an entry takes, by its place, so that neighbours differ. */
const ROWS = ['row-span-11', 'row-span-8', 'row-span-13', 'row-span-9', 'row-span-10'] as const;

/** Pictures of unequal heights, the first over two columns with its words upon it. */
function Galaxy({ onAdd, ...list }: ProductsProps) {
  return (
    <ProductEntries
      {...list}
      className="grid grid-cols-2 gap-3 auto-rows-[calc(var(--u)*1.5)] @[44em]:grid-cols-3 @[64em]:grid-cols-4"
      entryClass={(place) =>
        place === 0 ? 'relative col-span-2 row-span-13' : `relative ${ROWS[place % ROWS.length]}`
      }
    >
      {(listed, isFirst, place) => (
        <>
          <article data-product={listed.product.slug} className={tw('group relative h-full flex flex-col')}>
            <ProductPicture
              product={listed.product}
              ratio="1/1"
              sizes={place === 0 ? '(min-width: 64em) 640px, 100vw' : '(min-width: 64em) 320px, 50vw'}
              eager={isFirst}
              className="flex-1 min-h-0 w-full !aspect-auto"
            />
            <div
              className={tw(
                place === 0
                  ? 'absolute left-3 bottom-3 max-w-[80%] px-4 py-3 rounded bg-surface'
                  : 'pt-2 flex flex-wrap justify-between gap-x-3',
              )}
            >
              <Heading variant={place === 0 ? 'title' : 'label'} className="min-w-0">
                <ProductName {...listed} covers />
              </Heading>
              <p className={tw(place === 0 ? '' : 'text-caption')}>
                <ProductPrice {...listed} />
                <SoldOut stock={listed.stock} />
              </p>
            </div>
          </article>
          <AddSign listed={listed} onAdd={onAdd} className="!absolute right-2 top-2" />
        </>
      )}
    </ProductEntries>
  );
}

export const galaxyLayout: ProductLayout = { Products: Galaxy, isWide: true };
