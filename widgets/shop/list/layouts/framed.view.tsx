import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { StockNote } from '../../article/offer/stock-note.view.tsx';
import type { ListedProduct, ProductLayout, ProductsProps } from './product-layout.ts';
import {
  ProductEntries,
  ProductName,
  ProductPicture,
  ProductPrice,
  ProductSummary,
} from './product-parts.view.tsx';
import { Purchase } from './purchase.view.tsx';

interface FramedProps extends Pick<ProductsProps, 'onAdd'> {
  readonly listed: ListedProduct;
  readonly isFirst: boolean;
}

/** A frame that holds all that helps to decide: picture beside words, what is left of it, how many. */
function Framed({ listed, isFirst, onAdd }: FramedProps) {
  const { product, stock } = listed;
  return (
    <article
      data-product={product.slug}
      className={tw('h-full flex flex-col rounded border border-line bg-raised')}
    >
      <div className={tw('relative group flex-1 grid grid-cols-[38%_minmax(0,1fr)] gap-4 p-4')}>
        <ProductPicture
          product={product}
          ratio="1/1"
          sizes="(min-width: 64em) 160px, 38vw"
          eager={isFirst}
          className="self-start"
        />
        <div className={tw('min-w-0')}>
          {product.brand && <p className={tw('text-caption text-muted')}>{product.brand}</p>}
          <Heading variant="lead">
            <ProductName {...listed} covers />
          </Heading>
          <ProductSummary product={product} className="mt-1 text-muted" />
          <p className={tw('mt-2 text-lead')}>
            <ProductPrice {...listed} />
          </p>
        </div>
      </div>
      <div className={tw('grid gap-3 px-4 pb-4')}>
        <StockNote stock={stock} />
        <Purchase listed={listed} onAdd={onAdd} buttonClass="flex-1 whitespace-nowrap" />
      </div>
    </article>
  );
}

function FramedCards({ onAdd, ...list }: ProductsProps) {
  return (
    <ProductEntries {...list} className="grid gap-5 @[48em]:grid-cols-2" keyOf={({ product }) => product.id}>
      {(listed, isFirst) => <Framed {...{ listed, isFirst, onAdd }} />}
    </ProductEntries>
  );
}

export const framedLayout: ProductLayout = { Products: FramedCards, isWide: false };
