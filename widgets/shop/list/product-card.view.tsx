import { memo } from 'react';
import type { StockState } from '#domain/catalogue/products/stock.ts';
import { spokenText } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Price } from '#ui/amounts/price.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import type { ListedProduct } from './layouts/product-layout.ts';
import { ProductPicture } from './layouts/product-parts.view.tsx';

export interface ProductCardProps extends Omit<ListedProduct, 'purchase'> {
  /** Above the fold. */
  readonly isFirst?: boolean;
}

function Card({ product, to, stock, currency, isFirst = false }: ProductCardProps) {
  const { locale, t } = useTexts();
  const name = spokenText(locale, product.name);
  const isSoldOut = stock.kind === 'sold-out';
  return (
    <article data-product={product.slug} className={tw('group relative')}>
      <div className={tw('relative')}>
        <ProductPicture
          product={product}
          ratio="4/5"
          sizes="(min-width: 64em) 280px, (min-width: 44em) 30vw, 50vw"
          eager={isFirst}
          className={isSoldOut ? 'opacity-60' : ''}
        />
        {isSoldOut && (
          <span
            className={tw(
              'absolute left-2 bottom-2 px-2.5 py-0.5 rounded-pill bg-surface text-ink text-caption font-medium',
            )}
          >
            {t('eshop:stock.out')}
          </span>
        )}
      </div>
      {product.brand && <p className={tw('mt-3 text-caption text-muted')}>{product.brand}</p>}
      <Heading variant="lead" className={product.brand ? 'mt-0.5' : 'mt-3'}>
        <ActionLink
          to={to}
          className="text-left group-hover:underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:content-['']"
        >
          <span lang={name.lang}>{name.text}</span>
        </ActionLink>
      </Heading>
      <p className={tw('mt-1 tabular-nums [&_del]:text-muted [&_ins]:no-underline [&_ins]:font-semibold')}>
        <Price
          cents={product.price}
          currency={currency}
          {...(product.regularPrice !== null && { before: product.regularPrice })}
        />
      </p>
      {stock.kind === 'few' && (
        <p className={tw('mt-0.5 text-caption text-muted')}>{t('eshop:stock.few', { count: stock.left })}</p>
      )}
    </article>
  );
}

const leftOf = (stock: StockState) => (stock.kind === 'few' ? stock.left : null);

/** Whether a card shows the same and leads to the same: the product says where. */
function isSame(a: ProductCardProps, b: ProductCardProps): boolean {
  return (
    a.product === b.product &&
    a.to.href === b.to.href &&
    a.currency === b.currency &&
    a.isFirst === b.isFirst &&
    a.stock.kind === b.stock.kind &&
    leftOf(a.stock) === leftOf(b.stock)
  );
}

/** A product in a list: all of the card leads to it, its name is the link. What stays of a list is not rendered anew. */
export const ProductCard = memo(Card, isSame);
